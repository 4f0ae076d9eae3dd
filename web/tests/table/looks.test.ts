// Looking around: asked once a moment for each thing, forgotten when the table goes on.
import { beforeEach, expect, test, vi } from "vitest";
import { api, type Moment, type Option, type TableInfo } from "../../src/lib/house/api";
import { Room } from "../../src/lib/table/room.svelte";
import { deedsOf } from "../../src/games/napoleonics/glance";
import { momentOf, option } from "../making";

const dice = { numbers: { dice: 3 }, says: [] };
const moment = (seq: number, options: Option[] = []): Moment => momentOf("french", options, { seq, prompt: null });
let room: Room;
beforeEach(async () => {
  vi.restoreAllMocks();
  room = new Room("t1", "napoleonics");
  room.info = { status: "running", seats: [] } as unknown as TableInfo;
  await room.show(moment(4));
});

test("the server is asked once a moment, and what it said is gone with the moment", async () => {
  const look = vi
    .spyOn(api, "look")
    .mockResolvedValue({ seq: 4, thing: "E5", options: [option("fire E5 E7", undefined, dice)] });
  await Promise.all([room.looks.at("E5"), room.looks.at("E5")]);
  expect(look).toHaveBeenCalledOnce();
  expect(deedsOf(room, "E5")).toMatchObject({
    from: "E5",
    glance: true,
    offers: [{ deed: "fire", to: "E7", dice: 3 }],
  });
  expect(deedsOf(room, "E6").offers).toEqual([]);
  await room.show(moment(5));
  expect(room.looks.of("E5")).toEqual([]);
});

test("an answer about a moment that is past counts for nothing", async () => {
  vi.spyOn(api, "look").mockResolvedValue({ seq: 3, thing: "E5", options: [option("fire E5 E7", undefined, dice)] });
  await room.looks.at("E5");
  expect(room.looks.of("E5")).toEqual([]);
});

test("what is offered needs no looking", async () => {
  vi.spyOn(api, "look").mockRejectedValue(new Error("nobody answers"));
  await room.looks.at("E5");
  await room.show(moment(6, [option("melee E5 E6", undefined, dice)]));
  expect(deedsOf(room, "E5")).toMatchObject({ glance: false, offers: [{ deed: "melee" }] });
});

test("who looks back asks nothing", async () => {
  const look = vi.spyOn(api, "look");
  const replay = new Room("t1", "napoleonics", true);
  await replay.looks.at("E5");
  expect(look).not.toHaveBeenCalled();
});
