// How to go on after a click that led nowhere.
import { expect, test } from "vitest";
import { wayOn } from "../../src/lib/table/ways";
import { option } from "../making";

const placing = [
  option("place army-1 west-1-1"),
  option("place army-1 west-1-2"),
  option("place fleet-1 pacific-1-1"),
  option("place fleet-1 west-1-2"),
  option("place planes-2 west-1-2"),
];

test("the only thing that may go there is taken", () => {
  expect(wayOn(placing, ["army-1"], [["pacific-1-1"]])).toEqual({
    does: "take",
    thing: "fleet-1",
    walk: ["fleet-1"],
  });
});

test("where several may go there, all of them are shown", () => {
  const others = placing.filter((one) => one.path[0] !== "army-1");
  expect(wayOn(others, [], [["west-1-2"]])).toMatchObject({ does: "seek", thing: "west-1-2", walk: [] });
});

test("where nothing may, what is held is put back", () => {
  expect(wayOn(placing, ["army-1"], [["asia-1-1"]])).toEqual({ does: "back", thing: "army-1", walk: [] });
});

test("whoever holds nothing has nothing to put back", () => {
  expect(wayOn(placing, [], [["asia-1-1"]])).toBeNull();
});
