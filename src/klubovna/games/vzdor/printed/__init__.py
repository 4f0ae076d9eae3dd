"""What is printed: the cards and the numbers of the rules, as content has them."""
