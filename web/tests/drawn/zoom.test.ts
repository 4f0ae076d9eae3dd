import { expect, test } from "vitest";
import { called, CLOSEST, panned, pinched, revealed, WHOLE, windowOf, zoomed } from "../../src/lib/drawn/zoom";

const board = { x: -10, y: -20, width: 200, height: 100 };
const there = (look: { x: number; y: number; k: number }, p: { x: number; y: number }) => ({
  x: look.x + look.k * p.x,
  y: look.y + look.k * p.y,
});

const inSight = (look: { x: number; y: number; k: number }, p: { x: number; y: number }): boolean => {
  const { x, y } = there(look, p);
  return x >= board.x && x <= board.x + board.width && y >= board.y && y <= board.y + board.height;
};

test("what lies under the pointer stays there", () => {
  const at = { x: 50, y: 10 };
  expect(there(zoomed(WHOLE, 2, at, board), at)).toEqual(at);
});

test("the board never leaves its window, and is never smaller than it", () => {
  expect(panned(WHOLE, { x: 500, y: -500 }, board)).toEqual(WHOLE);
  expect(zoomed(WHOLE, 0.1, { x: 0, y: 0 }, board)).toEqual(WHOLE);
  expect(zoomed(WHOLE, 1000, { x: 0, y: 0 }, board).k).toBe(CLOSEST);
  const far = panned(zoomed(WHOLE, 2, { x: 90, y: 30 }, board), { x: 9999, y: 9999 }, board);
  expect(there(far, { x: board.x, y: board.y })).toEqual({ x: board.x, y: board.y });
});

test("two fingers that part magnify, two that move together move", () => {
  const close = zoomed(WHOLE, 2, { x: 90, y: 30 }, board);
  expect(
    pinched(
      close,
      [
        { x: 80, y: 30 },
        { x: 100, y: 30 },
      ],
      [
        { x: 75, y: 30 },
        { x: 105, y: 30 },
      ],
      board,
    ).k,
  ).toBeCloseTo(3);
  const moved = pinched(
    close,
    [
      { x: 80, y: 30 },
      { x: 100, y: 30 },
    ],
    [
      { x: 90, y: 30 },
      { x: 110, y: 30 },
    ],
    board,
  );
  expect(moved).toEqual({ ...close, x: close.x + 10 });
});

test("what has the focus is brought into sight, and nothing moves that is in sight already", () => {
  const close = zoomed(WHOLE, 4, { x: -10, y: -20 }, board);
  const hex = { x: 150, y: 60, width: 10, height: 10 };
  const look = revealed(close, hex, board);
  const [a, b] = [there(look, hex), there(look, { x: 160, y: 70 })];
  expect(a.x >= board.x && b.x <= board.x + board.width && a.y >= board.y && b.y <= board.y + board.height).toBe(true);
  expect(revealed(look, hex, board)).toEqual(look);
});

test("in a tall window the board reaches from edge to edge as soon as it is large enough", () => {
  const seen = windowOf(board, 100, 100);
  expect(seen).toEqual({ x: -10, y: -70, width: 200, height: 200 });
  expect(zoomed(WHOLE, 1, { x: 0, y: 0 }, board, seen)).toEqual(WHOLE);
  const far = panned(zoomed(WHOLE, 3, { x: 0, y: 0 }, board, seen), { x: 0, y: 5000 }, board, seen);
  expect(there(far, { x: 0, y: board.y }).y).toBe(seen.y);
  expect(windowOf(board, 0, 0)).toEqual(board);
});

test("what is asked about comes into sight, unless some of it is there already", () => {
  const close = zoomed(WHOLE, 4, { x: 190, y: 80 }, board);
  const [far, near] = [
    { x: 0, y: 0 },
    { x: 185, y: 75 },
  ];
  expect([inSight(close, far), inSight(close, near)]).toEqual([false, true]);
  expect(called(close, [far, near], board)).toBe(close);
  expect(inSight(called(close, [far], board), far)).toBe(true);
  expect(called(WHOLE, [far], board)).toBe(WHOLE);
  expect(called(close, [], board)).toBe(close);
});

test("what is asked about is all in sight where there is room for it", () => {
  const close = zoomed(WHOLE, 4, { x: -10, y: -20 }, board);
  const places = [
    { x: 30, y: 0 },
    { x: 60, y: 4 },
  ];
  expect(places.map((at) => inSight(close, at))).toEqual([true, false]);
  expect(places.map((at) => inSight(called(close, places, board), at))).toEqual([true, true]);
  const found = called(close, places, board);
  expect(called(found, places, board)).toEqual(found);
});
