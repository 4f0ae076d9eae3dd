import { beforeEach, expect, test, vi } from "vitest";
import { api, Unreachable, type Taught } from "../../src/lib/house/api";
import type { GameFace } from "../../src/lib/house/faces";
import { courses } from "../../src/lib/learning/courses.svelte";
import { Teacher } from "../../src/lib/learning/teacher.svelte";
import { stepOf } from "./lesson.making";

const look = stepOf({ name: "look", shown: "", right: {}, own: 0, wrong: [] });
const table = { seat: "north", seats: ["north", "south"], options: {}, view: { laid: 0 }, log: [] };
const lesson: Taught = {
  ...{ game: "toy", name: "laying", minutes: 4, rule: "turn" },
  tables: [
    { ...table, steps: [look, stepOf()] },
    { ...table, seat: "south", steps: [look] },
  ],
};
const face = {} as GameFace;
const content = { tables: {}, wording: {} } as never;
let teacher: Teacher;
const told: unknown[] = [];

beforeEach(async () => {
  told.length = 0;
  vi.spyOn(api, "reached").mockImplementation((_, name, step, done) => {
    told.push([step, done]);
    return Promise.resolve({ name, minutes: 4, rule: "", steps: 3, step, done });
  });
  Element.prototype.animate = vi.fn(() => ({ finished: Promise.resolve() }) as unknown as Animation);
  courses.all = [
    { game: "toy", lessons: [{ name: "laying", minutes: 4, rule: "turn", steps: 3, step: 0, done: false }] },
  ];
  teacher = new Teacher(lesson, { face, content });
  await teacher.go(0);
});
const choose = (text: string): void => {
  const option = teacher.room!.options.find((offered) => offered.text === text)!;
  teacher.room!.choose(option);
};

test("where nothing is asked nothing can be chosen, and it goes on by a word", async () => {
  expect([teacher.asks, teacher.mayGoOn, teacher.room!.options.length]).toEqual([false, true, 0]);
  await teacher.next();
  expect([teacher.at, teacher.asks, teacher.mayGoOn, teacher.room!.options.length]).toEqual([1, true, false, 3]);
});

test("what is not meant is answered, and nothing happens", async () => {
  await teacher.go(1);
  choose("draw");
  expect(teacher.answer).toMatchObject({ is: "wrong", says: { id: "early" }, choice: { id: "do-draw" } });
  expect([teacher.at, teacher.phase, teacher.room!.view]).toEqual([1, "asks", { laid: 0 }]);
  expect(teacher.room!.walk).toEqual([]);
});

test("what is meant is told, then comes the next step, here at another table with another seat", async () => {
  await teacher.go(1);
  const first = teacher.room;
  choose("lay 9");
  expect(teacher.phase).toBe("tells");
  await vi.waitFor(() => expect(teacher.at).toBe(2), { timeout: 8000 });
  expect(first!.view).toEqual({ laid: 10 });
  expect(teacher.room).not.toBe(first);
  expect(teacher.room!.moment?.seat).toBe("north");
  expect(teacher.room!.info?.seats.map(({ seat, you }) => [seat, you])).toEqual([
    ["north", false],
    ["south", true],
  ]);
}, 10_000);

test("after another right choice it is said from where the lesson goes on", async () => {
  await teacher.go(1);
  choose("lay 2");
  await vi.waitFor(() => expect(teacher.answer?.is).toBe("other"));
  expect([teacher.room!.view, teacher.answer?.choice, teacher.mayGoOn]).toEqual([
    { laid: 2 },
    { id: "do-lay", args: {} },
    true,
  ]);
  void teacher.next();
  await vi.waitFor(() => expect(teacher.at).toBe(2), { timeout: 8000 });
}, 10_000);

test("of what nobody has thought of the house knows the rule; without it something general is said", async () => {
  const plain = { ...lesson, tables: [{ ...table, steps: [stepOf({ wrong: [] })] }] };
  teacher = new Teacher(plain, { face, content });
  await teacher.go(0);
  const why = vi.spyOn(api, "whyNotInLesson").mockResolvedValue({ seq: 1, said: { id: "refused", args: {} } } as never);
  teacher.asked("8", ["lay 8"]);
  await vi.waitFor(() => expect(teacher.answer).toMatchObject({ is: "wrong", thing: "8", rule: { id: "refused" } }));
  expect(why).toHaveBeenCalledWith("toy", "laying", { table: 0, step: 0, texts: ["lay 8"] });
  why.mockRejectedValue(new Unreachable("gone"));
  teacher.asked("7", ["lay 7"]);
  await vi.waitFor(() => expect(teacher.answer).toMatchObject({ is: "wrong", thing: "7", says: null, rule: null }));
});

test("what the lesson has thought of needs no house", async () => {
  await teacher.go(1);
  const why = vi.spyOn(api, "whyNotInLesson");
  why.mockClear();
  teacher.asked("8", ["lay 8"]);
  expect(teacher.answer).toMatchObject({ says: { id: "not-yours" }, rule: { id: "refused" } });
  expect(why).not.toHaveBeenCalled();
});

test("what would follow from a choice was sent with the lesson, and nobody is asked for it", async () => {
  await teacher.go(1);
  const [nine, two] = teacher.room!.options.map((offered) => ({ ...offered, foreseen: true }));
  const foresight = teacher.room!.foresight;
  foresight.of(nine);
  foresight.of(two);
  await Promise.resolve();
  expect([foresight.of(nine)?.numbers, foresight.of(two)]).toEqual([{ laid: 9 }, null]);
  expect(foresight.awaits(two!)).toBe(false);
});

test("every step is kept, and the end", async () => {
  await teacher.next();
  await teacher.go(2);
  await teacher.next();
  expect(teacher.phase).toBe("done");
  await vi.waitFor(() => expect(told.at(-1)).toEqual([0, true]));
  expect(courses.lesson("toy", "laying")).toMatchObject({ step: 0, done: true });
});

test("what the house was not told it is told with what comes next", async () => {
  vi.spyOn(api, "reached").mockRejectedValueOnce(new Unreachable("gone"));
  await teacher.go(1);
  await new Promise((done) => setTimeout(done, 20));
  expect(told).toEqual([]);
  await teacher.go(2);
  await vi.waitFor(() => expect(told).toEqual([[2, false]]));
});
