"""What a page, a terminal or a program needs from a table, whoever serves it. No web and no database in here."""
