// What would follow from a choice is asked for when it is shown, once a moment, together with what is shown at the same time.
import { beforeEach, expect, test } from "vitest";
import { Foresight } from "../../src/lib/table/foresight.svelte";
import { Room } from "../../src/lib/table/room.svelte";
import { momentOf, option } from "../making";

const fire = (to: string) => ({ ...option(`fire D5 ${to}`), foreseen: true });
const dice = (n: number) => ({ numbers: { dice: n }, says: [] });
let room: Room;
let asked: [number, readonly string[]][];
let foresight: Foresight;
beforeEach(async () => {
  room = new Room("t1", "napoleonics");
  asked = [];
  foresight = new Foresight(room, (seq, texts) => asked.push([seq, texts]));
  await room.show(momentOf("french", [], { seq: 4 }));
});

test("what is shown together is asked for together, and only once", async () => {
  expect(foresight.of(fire("E6"))).toBeNull();
  foresight.of(fire("F6"));
  foresight.of(fire("E6"));
  await Promise.resolve();
  expect(asked).toEqual([[4, ["fire D5 E6", "fire D5 F6"]]]);
  foresight.heard({ seq: 4, previews: { "fire D5 E6": dice(3) } });
  expect(foresight.of(fire("E6"))).toEqual(dice(3));
  expect(foresight.of(fire("F6"))).toBeNull();
  await Promise.resolve();
  expect(asked).toHaveLength(1);
  expect([foresight.tells(fire("E6")), foresight.tells(fire("F6"))], "of the other there is nothing to tell").toEqual([
    true,
    false,
  ]);
});

test("when the table goes on everything is asked anew, and late answers are not believed", async () => {
  foresight.of(fire("E6"));
  await Promise.resolve();
  await room.show(momentOf("french", [], { seq: 5 }), []);
  expect(foresight.of(fire("E6"))).toBeNull();
  await Promise.resolve();
  foresight.heard({ seq: 4, previews: { "fire D5 E6": dice(9) } });
  expect(foresight.of(fire("E6"))).toBeNull();
  foresight.heard({ seq: 5, previews: { "fire D5 E6": dice(2) } });
  expect(foresight.of(fire("E6"))).toEqual(dice(2));
  expect(asked.map(([seq]) => seq)).toEqual([4, 5]);
});

test("a hundred at once, no more; what a broken line swallowed is asked for again", async () => {
  const many = Array.from({ length: 130 }, (_, i) => fire(`H${i}`));
  for (const one of many) foresight.of(one);
  await Promise.resolve();
  expect(asked.map(([, texts]) => texts.length)).toEqual([100, 30]);
  foresight.heard({ seq: 4, previews: Object.fromEntries(many.slice(0, 100).map((one) => [one.text, dice(1)])) });
  foresight.forget();
  for (const one of many) foresight.of(one);
  await Promise.resolve();
  expect(asked.map(([, texts]) => texts.length)).toEqual([100, 30, 30]);
});

test("what cannot be foreseen is not asked for; what comes with the choice need not be", async () => {
  expect(foresight.of(option("done"))).toBeNull();
  expect(foresight.of(null)).toBeNull();
  expect(foresight.of(option("fire D5 E6", undefined, dice(2)))).toEqual(dice(2));
  await Promise.resolve();
  expect(asked).toEqual([]);
});
