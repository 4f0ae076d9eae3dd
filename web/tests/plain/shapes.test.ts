/** Shapes of a view, how seats look, where places lie, and what becomes of what. */
import { describe, expect, test } from "vitest";
import { Texts } from "../../src/lib/house/texts";
import { Course } from "../../src/plain/course";
import { boxOf, rimOf, spotsOf } from "../../src/plain/ground";
import { lookOf, luminance } from "../../src/plain/seats";
import { fieldName, fieldsOf, isFlat, shapeOf, thingsIn, touchedIn, type Points } from "../../src/plain/shapes";

const texts = new Texts("en", ["field-in_hand = men in hand\nname-white = White\nname-black = Black\nface-ace = A"]);

function board(men: Record<string, string>): Points {
  const places: [string, number, number][] = [
    ["A2", 0, 0],
    ["B2", 1, 0],
    ["A1", 0, 1],
    ["B1", 1, 1],
  ];
  return {
    shape: "points",
    id: "board",
    points: places.map(([id, x, y]) => ({ id, x, y, piece: men[id] ? { id: "man", owner: men[id] } : null })),
    lines: [["A2", "B2"]],
  };
}
const pile = (id: string, count: number, top: string | null = null) => ({ shape: "pile", id, count, top });
const hand = (owner: string, cards: (string | null)[]) => ({ shape: "hand", id: `hand-${owner}`, owner, cards });

describe("what lies on the table", () => {
  const view = { board: board({ A2: "white" }), sides: [{ seat: "white", in_hand: 3 }], suit: "hearts", last: ["A1"] };

  test("shapes are found by their word, whatever else has parts", () => {
    expect(shapeOf(view.board)?.shape).toBe("points");
    expect(shapeOf({ shape: "dodecahedron" })).toBeNull();
    expect(shapeOf(null)).toBeNull();
  });
  test("what the last turn touched is a mark and no part of the table", () => {
    expect(fieldsOf(view).map(([name]) => name)).toEqual(["board", "sides", "suit"]);
    expect([...touchedIn(view)]).toEqual(["A1"]);
  });
  test("places, cards that are seen and whatever is told by an id can be pointed at", () => {
    const things = thingsIn({ ...view, hand: hand("white", ["ace", null]), deck: pile("deck", 3) });
    for (const id of ["A2", "B1", "hearts", "ace", "hand-white", "deck"]) expect(things.has(id)).toBe(true);
    expect(things.has("king")).toBe(false);
  });
  test("a sum is told in a word", () => {
    expect(isFlat({ parts: [{ what: "x", much: 2 }] })).toBe(true);
    expect(isFlat({ parts: "x" })).toBe(false);
  });
  test("fields are called by the game's words, else by their own without underscores", () => {
    expect(fieldName("in_hand", texts)).toBe("Men in hand");
    expect(fieldName("on_board", texts)).toBe("On board");
  });
});

describe("seats", () => {
  const sides = ["#f7efdc", "#2e2a2b"];
  test("have a colour by their order, a letter, and ink that can be read on it", () => {
    expect(lookOf("white", ["white", "black"], sides, texts)).toEqual({ colour: "#f7efdc", ink: "#1d1a17", sign: "W" });
    expect(lookOf("black", ["white", "black"], sides, texts).ink).toBe("#fffaf0");
  });
  test("signs stand out from all colours of our own", () => {
    for (const seat of ["c", "d", "e", "f"]) {
      const { colour, ink } = lookOf(seat, ["a", "b", "c", "d", "e", "f"], sides, texts);
      const [light, dark] = [luminance(colour), luminance(ink)].sort((a, b) => b - a) as [number, number];
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(4.5);
    }
  });
});

describe("places", () => {
  test("rows and columns are told at the rim where places are called by them", () => {
    const spots = spotsOf(board({}));
    const rim = rimOf(spots);
    expect(rim.map(({ text }) => text).sort()).toEqual(["1", "2", "A", "B"]);
    const box = boxOf(spots, true);
    for (const { x, y } of [...spots, ...rim]) {
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.width);
      expect(y).toBeGreaterThan(box.y);
      expect(y).toBeLessThan(box.y + box.height);
    }
  });
  test("hexes of the next row stand half a hex aside", () => {
    const piece = null;
    const cells = [
      { id: "a", x: 0, y: 0, piece },
      { id: "b", x: 2, y: 0, piece },
      { id: "c", x: 1, y: 1, piece },
    ];
    const [a, b, c] = spotsOf({ shape: "hexes", id: "field", cells });
    const far = (p: typeof a, q: typeof a): number => Math.hypot(p!.x - q!.x, p!.y - q!.y);
    expect(far(a, c)).toBeCloseTo(far(a, b));
    expect(far(b, c)).toBeCloseTo(far(a, b));
    expect(rimOf([a!, b!, c!])).toEqual([]);
  });
});

describe("what became of what", () => {
  test("a piece that is gone here and new there has moved", () => {
    const course = new Course();
    const before = course.keys({ board: board({ A2: "white", B1: "black" }) });
    const after = course.keys({ board: board({ B2: "white", B1: "black" }) });
    expect(after.get("board/B2")).toBe(before.get("board/A2"));
    expect(after.get("board/B1")).toBe(before.get("board/B1"));
  });
  test("where several could have moved nobody guesses", () => {
    const course = new Course();
    const before = course.keys({ board: board({ A2: "white", A1: "white" }) });
    const after = course.keys({ board: board({ B2: "white", B1: "white" }) });
    expect([...after.values()].some((key) => [...before.values()].includes(key))).toBe(false);
  });
  test("the same picture once more changes nothing", () => {
    const course = new Course();
    const view = { deck: pile("deck", 5), hand: hand("white", [null]) };
    course.keys({ deck: pile("deck", 6), hand: hand("white", []) });
    course.keys(view);
    expect([course.from, course.to]).toEqual(["pile:deck", "hand:hand-white"]);
    course.keys(view);
    expect([course.from, course.to]).toEqual(["pile:deck", "hand:hand-white"]);
  });
});
