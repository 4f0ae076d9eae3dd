"""Numbers for Prometheus. Each club has its own registry, so that several can live in one process."""

from __future__ import annotations

from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FINE = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


THOUGHTS = (0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 1.0, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 2.0, 2.5, 3.0, 5.0, 10.0)


class Metrics:
    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self.moves = Counter("klubovna_moves", "Choices and undos that were committed", registry=registry)
        self.bot_failures = Counter("klubovna_bot_failures", "Bots' choices left to luck", registry=registry)
        self.errors = Counter("klubovna_errors", "Answers that said no, by status", ["status"], registry=registry)
        self.refused = Counter("klubovna_refused", "Requests over a limit", registry=registry)
        decided = ("klubovna_bot_seconds", "A bot's decision, from asking to having it", ["bot"])
        self._decisions = Histogram(*decided, buckets=THOUGHTS, registry=registry)
        longest = ("klubovna_bot_longest_seconds", "The longest decision of a bot so far", ["bot"])
        self._longest_decision = Gauge(*longest, registry=registry)
        self._longest: dict[str, float] = {}
        self._commits = Histogram("klubovna_commit_seconds", "A group commit", buckets=FINE, registry=registry)
        self._jobs = Counter("klubovna_commit_jobs", "What the group commits held", registry=registry)

    def committed(self, jobs: int, seconds: float) -> None:
        self._jobs.inc(jobs)
        self._commits.observe(seconds)

    def decided(self, bot: str, seconds: float) -> None:
        self._decisions.labels(bot).observe(seconds)
        self._longest[bot] = max(seconds, self._longest.get(bot, 0.0))
        self._longest_decision.labels(bot).set(self._longest[bot])

    def watch(self, club: Any) -> None:
        rooms = Gauge("klubovna_rooms", "Tables in memory", registry=self._registry)
        rooms.set_function(lambda: len(club.rooms))
        sockets = Gauge("klubovna_sockets", "Open sockets", registry=self._registry)
        sockets.set_function(lambda: sum(len(room.listeners) for room in club.rooms.values()))

    def text(self) -> bytes:
        return generate_latest(self._registry)
