// What a review comes to: choices that can be tried again, and blows that nobody could help.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Review, TurningPoint } from "../../src/lib/house/api";
import { house } from "../../src/lib/house/house.svelte";
import { Room } from "../../src/lib/table/room.svelte";
import Reviewed from "./Reviewed.svelte";

const said = (id: string): TurningPoint["chosen"] => ({ id, args: {} });
const choice: TurningPoint = {
  ...{ kind: "choice", at: 7, number: 3, before: 0.6, after: 0.4, measured: true },
  ...{ chosen: said("lay 1"), best: said("lay 9"), came: [said("south wins")] },
  why: [{ kind: "then", said: said("wait"), seat: "north" }],
};
const blow: TurningPoint = { kind: "luck", at: 12, number: 5, before: 0.4, after: 0.2, chosen: said("wait") };
let shown: ReturnType<typeof mount> | undefined;
let asked: TurningPoint[];

function show(turning: TurningPoint[], whole = true): void {
  house.language = "en";
  asked = [];
  const reckoning: Review["reckonings"][number] = { seat: "north", says: [said("what it was")], turning };
  const onbetter = (point: TurningPoint): void => void asked.push(point);
  shown = mount(Reviewed, {
    target: document.body,
    props: { room: new Room("t1", "sealed"), reckoning, whole, onbetter },
  });
  flushSync();
}
const points = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".turning")];
afterEach(async () => {
  if (shown) await unmount(shown);
});

test("a choice says what was played, what came of it, what was better and why; it can be shown and tried again", () => {
  show([choice, blow]);
  const [first] = points();
  for (const words of ["60%", "40%", "Lay 1", "South wins", "Lay 9", "then: Wait"])
    expect(first!.textContent).toContain(words);
  expect(first!.getAttribute("aria-current")).toBe("true");
  first!.querySelector<HTMLButtonElement>(".acts button")!.click();
  expect(asked).toEqual([choice]);
  expect(first!.querySelector("a")!.getAttribute("href")).toBe("#/replay/t1/7/puzzle");
});

test("a blow is nobody's fault, and no number is told where none was measured", () => {
  show([choice, blow]);
  const last = points()[1]!;
  expect(last.textContent).toContain("Bad luck after choice 5");
  expect(last.textContent).toContain("No choice was to blame");
  expect(last.textContent).not.toContain("%");
  expect(last.querySelector(".acts")).toBeNull();
});

test("the sum is told when all was thought over, turning points as they are found", () => {
  show([choice], false);
  expect(points()).toHaveLength(1);
  expect(document.querySelector(".sum")).toBeNull();
});
