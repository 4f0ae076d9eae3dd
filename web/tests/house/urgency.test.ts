// Which of my tables want me first.
import { expect, test } from "vitest";
import type { TableInfo } from "../../src/lib/house/api";
import { ago, house } from "../../src/lib/house/house.svelte";
import { byUrgency } from "../../src/lib/house/urgency";

const table = (
  id: string,
  deciding: string | null,
  moved: number,
  status: TableInfo["status"] = "running",
): TableInfo =>
  ({
    id,
    status,
    deciding,
    moved,
    created: 0,
    seats: [{ seat: "axis", kind: "person", you: true, name: "me", present: true }],
  }) as unknown as TableInfo;

test("where I am to move comes first, of those where something happened last; whoever waits comes last", () => {
  const tables = [
    table("waits", null, 900, "waiting"),
    table("theirs", "allies", 800),
    table("old", "axis", 100),
    table("new", "axis", 700),
  ];
  expect(byUrgency(tables).map(({ id }) => id)).toEqual(["new", "old", "theirs", "waits"]);
});

test("how long ago it was is said as people say it", () => {
  house.speak("en");
  expect(ago(1000, 1010)).toBe("this minute");
  expect(ago(1000, 1000 + 5 * 60)).toBe("5 min. ago");
  expect(ago(1000, 1000 + 3 * 3600)).toBe("3 hr. ago");
  expect(ago(1000, 1000 + 86_400)).toBe("yesterday");
});
