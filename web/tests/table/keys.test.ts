import { expect, test } from "vitest";
import { nearest } from "../../src/lib/table/keys";

const spots = [
  { name: "left", x: 0, y: 100 },
  { name: "right", x: 200, y: 104 },
  { name: "far right", x: 400, y: 100 },
  { name: "above", x: 110, y: 0 },
];

test.each([
  ["ArrowLeft", "left"],
  ["ArrowRight", "right"],
  ["ArrowUp", "above"],
  ["ArrowDown", undefined],
  ["Enter", undefined],
])("%s goes to what lies there", (key, name) => {
  expect(nearest({ x: 100, y: 100 }, spots, key)?.name).toBe(name);
});

test("what nobody can take is gone to only where it lies straight ahead", () => {
  const aside = { name: "aside", x: 130, y: 130, faint: true };
  expect(nearest({ x: 100, y: 100 }, [...spots, aside], "ArrowRight")?.name).toBe("right");
  expect(nearest({ x: 100, y: 100 }, [{ ...aside, y: 101 }, ...spots], "ArrowRight")?.name).toBe("aside");
});
