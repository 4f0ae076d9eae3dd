import { describe, expect, test } from "vitest";
import {
  ahead,
  box,
  centre,
  corners,
  direction,
  distance,
  edge,
  hexAt,
  line,
  neighbours,
  outline,
  toAxial,
  toOffset,
  within,
  type Layout,
} from "../../src/lib/drawn/hexes";

const layouts: Layout[] = (["pointy", "flat"] as const).flatMap((top) =>
  (["odd", "even"] as const).map((shoved) => ({ top, shoved, size: 10 })),
);
const grid = Array.from({ length: 35 }, (_, i) => ({ col: (i % 7) - 1, row: Math.floor(i / 7) - 1 }));
const close = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe.each(layouts)("$top, $shoved shoved", (layout) => {
  test("rows and columns there and back", () => {
    for (const place of grid) expect(toOffset(toAxial(place, layout), layout)).toEqual(place);
  });

  test("a hex of the shoved rows lies half a hex further", () => {
    const [even, odd] =
      layout.top === "pointy"
        ? [
            { col: 2, row: 2 },
            { col: 2, row: 3 },
          ]
        : [
            { col: 2, row: 2 },
            { col: 3, row: 2 },
          ];
    const along = (place: { col: number; row: number }): number => {
      const at = centre(toAxial(place, layout), layout);
      return layout.top === "pointy" ? at.x : at.y;
    };
    const half = (Math.sqrt(3) * layout.size) / 2;
    expect(along(odd) - along(even)).toBeCloseTo(layout.shoved === "odd" ? half : -half);
  });

  test("the hex at its own centre, and a little beside it, is itself", () => {
    for (const place of grid) {
      const hex = toAxial(place, layout);
      const at = centre(hex, layout);
      for (const angle of [0, 1, 2, 3, 4, 5, 6]) {
        const near = { x: at.x + 8 * Math.cos(angle), y: at.y + 8 * Math.sin(angle) };
        expect(hexAt(near, layout)).toEqual(hex);
      }
    }
  });

  test("six neighbours, all one step away, each across the edge of its direction", () => {
    const hex = { q: 2, r: -1 };
    neighbours(hex).forEach((other, i) => {
      expect(distance(hex, other)).toBe(1);
      expect(direction(hex, other)).toBe(i);
      const [a, b] = edge(hex, i, layout);
      const halfway = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      const [from, to] = [centre(hex, layout), centre(other, layout)];
      expect(close(halfway, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })).toBeLessThan(1e-9);
      const [c, d] = edge(other, (i + 3) % 6, layout);
      expect(close(a, d) + close(b, c)).toBeLessThan(1e-9);
    });
    expect(direction(hex, { q: 5, r: 5 })).toBe(-1);
  });

  test("corners are as far as the size says and the box holds them all", () => {
    const all = corners(layout, { x: 3, y: 4 });
    for (const corner of all) expect(close(corner, { x: 3, y: 4 })).toBeCloseTo(10);
    const one = box([{ q: 0, r: 0 }], layout, 1);
    const [long, short] = [22, Math.sqrt(3) * 10 + 2];
    expect([one.width, one.height].map((n) => n.toFixed(6))).toEqual(
      (layout.top === "pointy" ? [short, long] : [long, short]).map((n) => n.toFixed(6)),
    );
  });

  test("an arrow key goes its way to a neighbour, and the opposite key comes back", () => {
    const back = { ArrowRight: "ArrowLeft", ArrowLeft: "ArrowRight", ArrowDown: "ArrowUp", ArrowUp: "ArrowDown" };
    const sign = {
      ArrowRight: { x: 1, y: 0 },
      ArrowLeft: { x: -1, y: 0 },
      ArrowDown: { x: 0, y: 1 },
      ArrowUp: { x: 0, y: -1 },
    };
    for (const place of grid)
      for (const key of Object.keys(back) as (keyof typeof back)[]) {
        const here = toAxial(place, layout);
        const ways = ahead(here, key, layout);
        for (const there of ways) {
          const [a, b] = [centre(here, layout), centre(there, layout)];
          expect(distance(here, there)).toBe(1);
          expect((b.x - a.x) * sign[key].x + (b.y - a.y) * sign[key].y).toBeGreaterThan(1);
        }
        expect(ahead(ways[0]!, back[key], layout)[0]).toEqual(here);
      }
    expect(ahead({ q: 0, r: 0 }, "Enter", layout)).toEqual([]);
  });

  test("the border of a ring has an outer and an inner path, that of one hex six corners", () => {
    const ring = within({ q: 0, r: 0 }, 1).filter((hex) => hex.q !== 0 || hex.r !== 0);
    const paths = outline(ring, layout).split("Z").filter(Boolean);
    expect(paths.map((path) => path.split("L").length).sort((a, b) => a - b)).toEqual([6, 18]);
    expect(outline([{ q: 4, r: 4 }], layout).split("L")).toHaveLength(6);
    expect(outline([], layout)).toBe("");
  });
});

test("distance, reach and straight lines", () => {
  expect(distance({ q: -2, r: 1 }, { q: 3, r: -1 })).toBe(5);
  expect(within({ q: 1, r: 1 }, 2)).toHaveLength(19);
  const path = line({ q: 0, r: 0 }, { q: 4, r: -2 });
  expect(path).toHaveLength(5);
  path.slice(1).forEach((hex, i) => expect(distance(hex, path[i]!)).toBe(1));
  expect(line({ q: 1, r: 1 }, { q: 1, r: 1 })).toEqual([{ q: 1, r: 1 }]);
});
