"""What is printed: hero boards, enemies, cards, dice, the campaign map and the book of missions, as content has it."""
