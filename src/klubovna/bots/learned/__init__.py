"""Judgement that was learned: a small net over the parts of a table, in whole numbers.

Read `numbers.py` first (what a number stands for), then `weights.py` (the file), `trunk.py` and `net.py` (how a
position is judged), `finding.py` (which net fits a table). Nothing here learns: that is done in `lab/train`.
"""
