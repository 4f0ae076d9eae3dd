"""What is printed: the schema of the content, and whether it fits together."""
