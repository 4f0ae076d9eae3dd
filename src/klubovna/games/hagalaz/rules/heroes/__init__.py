"""Heroes: moving, wounds, items, experience; and what each ability of a mat does, one module a hero ("Desky hrdinů",
"Upřesnění hrdinů")."""
