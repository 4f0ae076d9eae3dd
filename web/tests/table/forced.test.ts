// Questions with a single answer: they answer themselves if that is wished, after a pause that does not tell the others.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Moment } from "../../src/lib/house/api";
import { house } from "../../src/lib/house/house.svelte";
import { Pauses } from "../../src/lib/table/pauses";
import { Room } from "../../src/lib/table/room.svelte";
import { momentOf, option } from "../making";

const moment = (seq: number, ...texts: string[]): Moment =>
  momentOf(
    "axis",
    texts.map((text) => option(text)),
    { seq },
  );
let room: Room;
let chosen: string[];

beforeEach(() => {
  vi.useFakeTimers();
  house.forced = true;
  room = new Room("t1", "blitzkrieg");
  chosen = [];
  room.choose = (option) => void chosen.push(option.text);
});
afterEach(() => {
  vi.useRealTimers();
  house.forced = false;
});

test("a single answer is given after a pause", async () => {
  await room.show(moment(1, "halt"));
  expect(chosen).toEqual([]);
  vi.advanceTimersByTime(12_000);
  expect(chosen).toEqual(["halt"]);
});

test("a true choice waits for the person, and so does a single answer if that is not wished", async () => {
  await room.show(moment(1, "halt", "deploy"));
  vi.advanceTimersByTime(60_000);
  house.forced = false;
  await room.show(moment(2, "halt"));
  vi.advanceTimersByTime(60_000);
  expect(chosen).toEqual([]);
});

test("an answer for a moment that is past is not given", async () => {
  await room.show(moment(1, "halt"));
  await room.show(moment(2, "halt", "deploy"));
  vi.advanceTimersByTime(60_000);
  expect(chosen).toEqual([]);
});

test("the pause is one of the person's own", () => {
  const pauses = new Pauses();
  expect(pauses.next(0)).toBeGreaterThan(1000);
  for (const ms of [3000, 5000, 7000, 9000, 400, 99_000]) pauses.took(ms);
  const told = new Set(Array.from({ length: 60 }, (_, i) => pauses.next(i / 60)));
  expect([...told].sort((a, b) => a - b)).toEqual([1200, 3000, 5000, 7000, 9000, 12_000]);
  expect(pauses.next(1)).toBe(12_000);
});
