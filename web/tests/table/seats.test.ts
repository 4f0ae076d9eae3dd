// Who sits at a table, who thinks, and who is stood in for.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Moment, SeatInfo, TableInfo } from "../../src/lib/house/api";
import { house } from "../../src/lib/house/house.svelte";
import { Room } from "../../src/lib/table/room.svelte";
import Seated from "./Seated.svelte";

const person = (seat: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: "person",
  name: "Jana",
  present: true,
  you: false,
  ...more,
});
const bot: SeatInfo = { seat: "allies", kind: "bot", bot: "club", name: "club", present: true, you: false };
const moment: Moment = {
  seq: 3,
  seat: "axis",
  deciding: "allies",
  view: {},
  prompt: null,
  matters: null,
  rule: "",
  options: [],
  log: [],
  outcome: null,
  begun: false,
  may_undo: false,
  undo_asked_by: null,
  clock: { used: {}, since: null },
};
let room: Room;
let seats: ReturnType<typeof mount>;
const at = (seat: string): Element => document.querySelector(`[data-seat="${seat}"]`)!;

function sit(...sitting: SeatInfo[]): void {
  room.info = { status: "running", seats: sitting } as unknown as TableInfo;
  flushSync();
}

beforeEach(async () => {
  house.language = "en";
  room = new Room("t1", "toy");
  await room.show(moment);
  seats = mount(Seated, { target: document.body, props: { room } });
});
afterEach(() => unmount(seats));

test("a bot whose turn it is can be seen thinking", async () => {
  sit(person("axis", { you: true }), bot);
  expect(at("allies").textContent).toContain("Bot – club player");
  expect(at("allies").textContent).toContain("thinking");
  expect(at("axis").textContent).not.toContain("thinking");
  await room.show({ ...moment, seq: 4, deciding: "axis" });
  flushSync();
  expect(at("allies").textContent).not.toContain("thinking");
  expect(at("axis").textContent).toContain("your turn");
});

test("whoever stays away keeps the seat, and it is said who plays for them", () => {
  sit(person("axis", { you: true }), person("allies", { present: false }));
  expect(at("allies").textContent).not.toContain("thinking");
  sit(person("axis", { you: true }), person("allies", { present: false, standing_in: "club" }));
  expect(at("allies").textContent).toContain("Jana");
  expect(at("allies").textContent).toContain("played for by bot club player");
  expect(at("allies").textContent).toContain("thinking");
});
