// Taking up, changing one's mind, naming the place first, confirming: how a path is walked when a game says what will happen.
import { beforeEach, expect, test } from "vitest";
import type { Option } from "../../src/lib/house/api";
import { house } from "../../src/lib/house/house.svelte";
import { Room } from "../../src/lib/table/room.svelte";
import { momentOf, option } from "../making";

const place = (token: string, space: string): Option =>
  option(`place ${token} ${space}`, [token, space], { numbers: { [`marker-${space}`]: 1 }, says: [] });
const moment = momentOf("axis", [
  place("army", "land"),
  place("army", "shore"),
  place("fleet", "shore"),
  place("fleet", "sea"),
  option("halt"),
]);
let room: Room;
let chosen: string[];

beforeEach(async () => {
  house.confirm = false;
  room = new Room("t1", "blitzkrieg");
  chosen = [];
  room.choose = (option) => void chosen.push(option.text);
  await room.show(moment);
});

test("whoever points at a thing sees where it may go, and at a place what would happen", () => {
  room.point([["army"]]);
  expect([...room.ahead].sort()).toEqual(["land", "shore"]);
  room.click([["army"]]);
  room.point([["land"]]);
  expect(room.preview?.numbers).toEqual({ "marker-land": 1 });
  room.point(null);
  expect(room.preview).toBeNull();
});

test("one may take up something else, or lay down what one holds; nothing is done by that", () => {
  room.click([["army"]]);
  expect(room.step([["sea"]])).toBeNull();
  room.click([["fleet"]]);
  expect(room.walk).toEqual(["fleet"]);
  expect(room.step([["halt"]])).toBeNull();
  room.click([["fleet"]]);
  expect(room.walk).toEqual([]);
  expect(chosen).toEqual([]);
});

test("a place may be named first; then only what can go there is offered, and it goes there", () => {
  expect(room.seek([["shore"]])).toBe(true);
  expect(room.candidates.map((option) => option.text)).toEqual(["place army shore", "place fleet shore"]);
  room.point([["fleet"]]);
  expect(room.preview?.numbers).toEqual({ "marker-shore": 1 });
  room.click([["fleet"]]);
  expect(chosen).toEqual(["place fleet shore"]);
  expect(room.seek([["moon"]])).toBe(false);
});

test("a place named first is given up by a step back, by another place, and by a thing that can't go there", () => {
  room.seek([["sea"]]);
  room.stepBack();
  expect(room.sought).toBeNull();
  room.seek([["sea"]]);
  room.seek([["land"]]);
  expect(room.candidates.map((option) => option.text)).toEqual(["place army land"]);
  room.click([["fleet"]]);
  expect([room.sought, room.walk]).toEqual([null, ["fleet"]]);
});

test("who wants to see it first confirms by a second click; until then any other place will do", () => {
  house.confirm = true;
  room.click([["army"]]);
  room.click([["land"]]);
  expect([room.waiting?.text, chosen]).toEqual(["place army land", []]);
  room.click([["shore"]]);
  expect([room.waiting?.text, chosen]).toEqual(["place army shore", []]);
  room.stepBack();
  expect(room.walk).toEqual(["army"]);
  room.click([["land"]]);
  room.click([["land"]]);
  expect(chosen).toEqual(["place army land"]);
});

test("what foresees nothing is done at once", () => {
  house.confirm = true;
  room.click([["halt"]]);
  expect(chosen).toEqual(["halt"]);
});
