"""The house for one: the same tables as on a server, kept where the page is. No network and no database.

It is asked as the server is (`house.py`) and answers in the same shapes; what a table says and allows is the service's.
Where things are kept (`keeping.py`) and where bots think (`thinking.py`) is said by whoever opens it.
"""
