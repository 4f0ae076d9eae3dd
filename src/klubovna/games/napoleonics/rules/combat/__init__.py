"""Phase 4 of a turn ("Boj") with all that may follow from it."""
