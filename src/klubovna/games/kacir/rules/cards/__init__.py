"""What single cards do that no other card does."""
