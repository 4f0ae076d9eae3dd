"""A folder that is a clubhouse: `klubovna site DIR` writes it, any host of files shows it.

What lies in it was built before, the page by Vite and its luggage – Python, our package – by `tools/luggage.py`, and
comes with a wheel; here it is put together under names that say what is in them (`writing.py`). Nothing that is sent
needs a header of its own, and every address is relative, so the folder may lie under any path.
"""
