/** Details lie near what they are about and never on it. */
import { expect, test } from "vitest";
import { beside, clear, stacked } from "../../src/parts/table/placing";

function rect(x: number, y: number, width: number, height: number): DOMRect {
  return { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height, toJSON: () => "" };
}
const window = rect(0, 0, 1000, 700);

test("on the right of it, or on the left where there is no room", () => {
  const size = { width: 300, height: 200 };
  expect(beside(rect(100, 300, 80, 100), size, window)).toMatchObject({ left: 190, top: 250 });
  expect(beside(rect(900, 300, 80, 100), size, window)).toMatchObject({ left: 590, top: 250 });
});

test("never higher than the frame, never out of it", () => {
  const place = beside(rect(100, 680, 80, 20), { width: 300, height: 2000 }, window);
  expect(place).toMatchObject({ top: 10, most: 680 });
});

test("above what lies low, below what lies high", () => {
  const board = rect(0, 46, 390, 460);
  const size = { width: 374, height: 180 };
  expect(stacked(rect(20, 400, 100, 80), size, board)).toMatchObject({ left: 8, top: 210 });
  expect(stacked(rect(20, 60, 100, 80), size, board)).toMatchObject({ left: 8, top: 150 });
});

test("of a card in the hand over the board, above what is asked", () => {
  const board = rect(0, 46, 390, 460);
  const place = stacked(rect(20, 700, 70, 130), { width: 374, height: 180 }, board);
  expect(place.top + 180).toBeLessThanOrEqual(506);
});

test("on nothing that is kept free, and as near as that allows", () => {
  const size = { width: 300, height: 200 };
  const thing = rect(450, 300, 60, 60);
  const near = clear(thing, size, window, []);
  const kept = [rect(520, 200, 200, 200), rect(200, 200, 240, 200), rect(400, 380, 200, 40)];
  const place = clear(thing, size, window, kept);
  expect(near.covers).toBe(0);
  expect(place).toMatchObject({ covers: 0, top: 430 });
});

test("where everything is full, on as little of it as can be", () => {
  const full = Array.from({ length: 10 }, (_, i) => rect(i * 100, 0, 90, 700));
  const place = clear(rect(0, 0, 10, 10), { width: 180, height: 100 }, window, full);
  expect(place.covers).toBe(2);
});
