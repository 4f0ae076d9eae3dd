"""The clubhouse on a network: people, tables, bots and storage around the table's service.

Four rooms – `web`, `tables`, `bots`, `storage` – on the ground that lies beside this page; `Club` puts them together.
"""
