// What may be written in a form, by its shapes alone.
import { expect, test } from "vitest";
import type { DraftThing, GameForms, Shape } from "../../src/lib/house/api";
import {
  beginnings,
  drop,
  first,
  moved,
  nextAfter,
  openFields,
  put,
  reworded,
  same,
  sortOf,
  within,
} from "../../src/lib/workshop/form";

const told = (word: string): Record<string, string> => ({ cs: word, en: word });
const words = (...all: string[]): Shape => ({
  kind: "word",
  open: false,
  choices: all.map((value) => ({ value, name: told(value) })),
});
const amount: Shape = { kind: "amount", least: 0, most: 12 };
const field = (path: string, shape: Shape, needed = false, usual: unknown = null) => ({
  ...{ path, shape, needed, usual, name: told(path), nothing: false },
});
const FORMS = {
  game: "kacir",
  forms: [],
  sorts: {
    effect: {
      value: "",
      name: {},
      fields: [
        field("do", words("gain", "clue"), true),
        field("count", amount, false, 1),
        field("where", words("", "here", "any"), false, ""),
        field("own", { kind: "yes-no" }, false, false),
      ],
      customs: [{ word: "clue", fields: ["do", "where"], example: { do: "clue", where: "here" } }],
    },
    near: { value: "near", name: told("near"), fields: [field("count", amount, true)], customs: [] },
    heal: {
      value: "heal",
      name: told("heal"),
      fields: [field("type", words("trooper"), true)],
      customs: [{ word: "heal", fields: ["do", "type"], example: { do: "heal", type: "trooper" } }],
    },
  },
} as unknown as GameForms;
const EFFECT = { kind: "composed", sorts: ["effect"], by: "" } as const;
const ORDER = { kind: "composed", sorts: ["near", "heal"], by: "do" } as const;
const shape = <One extends object>(one: One): One & { sorts: string[] } => one as One & { sorts: string[] };

test("a word begins as the house uses it first, or with as little as may be said", () => {
  expect(beginnings(FORMS, shape(EFFECT)).map(({ word, value }) => [word, value])).toEqual([
    ["gain", { do: "gain" }],
    ["clue", { do: "clue", where: "here" }],
  ]);
  expect(beginnings(FORMS, shape(ORDER)).map(({ value }) => value)).toEqual([
    { do: "near", count: 1 },
    { do: "heal", type: "trooper" },
  ]);
});

test("another word keeps what was said and brings what it needs besides", () => {
  const clue = beginnings(FORMS, shape(EFFECT))[1]!;
  expect(reworded({ do: "gain", count: 3 }, "do", clue)).toEqual({ do: "clue", where: "here", count: 3 });
  expect(reworded({ do: "gain", where: "any" }, "do", clue)).toEqual({ do: "clue", where: "any" });
});

test("of a composition those fields are open that are needed, said, or usual with its word", () => {
  const sort = FORMS.sorts["effect"]!;
  const open = (value: Record<string, unknown>, opened: string[] = []): string[] =>
    openFields(sort, value, opened).map(({ path }) => path);
  expect(open({ do: "gain" })).toEqual(["do"]);
  expect(open({ do: "clue" })).toEqual(["do", "where"]);
  expect(open({ do: "gain", count: 2 }, ["own"])).toEqual(["do", "count", "own"]);
  expect(sortOf(FORMS, shape(ORDER), { do: "heal" })?.value).toBe("heal");
});

test("something that may be written in every kind of field", () => {
  expect(first(FORMS, { kind: "amount", least: 3, most: 9 })).toBe(3);
  expect(first(FORMS, words("a", "b"))).toBe("a");
  expect(first(FORMS, { kind: "several", of: amount, least: 2, most: null, each: [] })).toEqual([1, 1]);
  expect(first(FORMS, { kind: "several", of: amount, least: 2, most: 2, each: [amount, words("x")] })).toEqual([
    1,
    "x",
  ]);
  expect(within({ kind: "amount", least: 0, most: 12 }, 40)).toBe(12);
});

test("lists", () => {
  expect(put(["a", "b"], 1, "c")).toEqual(["a", "c"]);
  expect(drop(["a", "b"], 0)).toEqual(["b"]);
  expect(moved(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
});

test("what is the same, however it is written", () => {
  expect(same({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true);
  expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(same([1], [1, 2])).toBe(false);
  expect(same(null, {})).toBe(false);
});

const thing = (file: string, id: string, state: DraftThing["state"]): DraftThing => ({
  ...{ file, id, state, name: told(id), differs: false, findings: 0 },
});

test("the next thing to be entered comes after this one, in its file first", () => {
  const all = [
    thing("hunter", "a", "ours"),
    thing("hunter", "b", "box"),
    thing("hunter", "c", "ours"),
    thing("witch", "d", "ours"),
  ];
  const waiting = all.filter(({ state }) => state === "ours");
  expect(nextAfter(waiting, all, "hunter", "b")?.id).toBe("c");
  expect(nextAfter(waiting, all, "hunter", "c")?.id).toBe("a");
  expect(nextAfter([all[3]!], all, "hunter", "a")?.id).toBe("d");
  expect(nextAfter([], all, "hunter", "a")).toBeNull();
});
