"""Simulation, tournaments, balance reports, measuring, RL environments, distributed runs."""
