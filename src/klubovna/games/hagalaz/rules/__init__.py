"""The rules, one module a chapter of the rulebook: `course` is the course of a round, its three steps of a turn are
`strategy`, `acting` and `threats`; heroes, enemies, mission and campaign have folders of their own."""
