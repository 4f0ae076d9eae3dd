import { expect, test } from "vitest";
import { Refused, Unreachable } from "../../src/lib/house/api";
import { Unsent } from "../../src/lib/house/unsent";

const heard: string[] = [];
const says = (word: string) => () => Promise.resolve(heard.push(word));

test("what could not be told is told with what comes next, in its order, and once", async () => {
  const unsent = new Unsent();
  let reachable = false;
  await unsent.tell("a", () => (reachable ? says("a")() : Promise.reject(new Unreachable("gone"))));
  expect(heard).toEqual([]);
  reachable = true;
  await unsent.tell("b", says("b"));
  await unsent.send();
  expect(heard).toEqual(["a", "b"]);
});

test("of the same thing the last word counts, and what is refused holds nothing else up", async () => {
  heard.length = 0;
  const unsent = new Unsent();
  await unsent.tell("a", () => Promise.reject(new Refused(429, null, "too much")));
  await unsent.tell("b", says("b"));
  await unsent.tell("a", says("a"));
  expect(heard).toEqual(["b", "a"]);
});
