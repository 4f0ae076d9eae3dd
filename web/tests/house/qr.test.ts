// The code of a link: its size, its fixed marks, and one that a reader was seen to read.
import { expect, test } from "vitest";
import { qrOf } from "../../src/lib/house/qr";

const rows = (text: string): string[] =>
  (qrOf(text) ?? []).map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

test("the longer the text, the larger the code, up to what a phone reads easily", () => {
  expect(rows("klubovna")).toHaveLength(21);
  expect(rows("x".repeat(120))).toHaveLength(17 + 4 * 7);
  expect(rows("x".repeat(412))).toHaveLength(17 + 4 * 15);
  expect(qrOf("x".repeat(413))).toBeNull();
});

test("three corners have their eyes", () => {
  const code = rows("https://klubovna.example/#/sit/table/allies/secret");
  const eye = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];
  const corner = (x: number, y: number): string[] => code.slice(y, y + 7).map((row) => row.slice(x, x + 7));
  const far = code.length - 7;
  for (const [x, y] of [
    [0, 0],
    [far, 0],
    [0, far],
  ] as const)
    expect(corner(x, y)).toEqual(eye);
});
