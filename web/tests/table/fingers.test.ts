/** What a finger means: from the edge, and beside what can be chosen. */
import { expect, test } from "vitest";
import { within } from "../../src/lib/drawn/reach";
import { Swipe } from "../../src/lib/table/swipe";

function at(clientX: number, clientY: number): { clientX: number; clientY: number }[] {
  return [{ clientX, clientY }];
}

test.each([
  ["from the edge across", [at(4, 200), at(120, 215)], true],
  ["not far enough", [at(4, 200), at(40, 200)], false],
  ["down rather than across", [at(4, 200), at(90, 330)], false],
  ["from the middle", [at(150, 200), at(300, 200)], false],
  ["two fingers", [[...at(4, 200), ...at(9, 300)], at(120, 200)], false],
])("a swipe %s", (_, [from, to], is) => {
  const swipe = new Swipe();
  swipe.start(from!);
  expect(swipe.end(to!)).toBe(is);
  expect(swipe.end(to!)).toBe(false);
});

const near = { x: 100, y: 100, radius: 20 };
const far = { x: 160, y: 100, radius: 20 };

test("a tap within twelve pixels counts for the nearest", () => {
  expect(within({ x: 130, y: 100 }, [near])).toBe(near);
  expect(within({ x: 133, y: 100 }, [near])).toBeNull();
  expect(within({ x: 128, y: 100 }, [near, far])).toBe(near);
  expect(within({ x: 132, y: 100 }, [near, far])).toBe(far);
});
