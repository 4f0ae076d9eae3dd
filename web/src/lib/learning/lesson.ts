/** What a lesson is made of, and what is answered to a try. Everything follows from what was sent; no rule is known here. */
import type { CourseInfo, LessonInfo, LogLine, Scene, Taught, TaughtStep, TaughtTable } from "../house/api";
import type { Said } from "../house/texts";
import { pictured } from "../telling/story";

/** A step with where it stands: its table and its number there, and its number in the whole lesson, all from 0. */
export interface Placed {
  at: number;
  table: number;
  step: number;
  taught: TaughtStep;
}

/** All steps of a lesson, one after another. */
export function stepsOf(lesson: Taught): Placed[] {
  const found = lesson.tables.flatMap((laid, table) => laid.steps.map((taught, step) => ({ table, step, taught })));
  return found.map((placed, at) => ({ ...placed, at }));
}

/** What somebody sees before a step. */
export interface Laid {
  view: unknown;
  log: readonly LogLine[];
}

/** How a table lies at first and after each of these stretches of a line. */
export function laidOut({ view, log }: Laid, line: readonly (readonly Scene[])[]): Laid[] {
  const found: Laid[] = [{ view, log }];
  for (const scenes of line) {
    const last = found.at(-1)!;
    found.push({ view: pictured(last.view, scenes).at(-1)?.view ?? last.view, log: heard(last.log, scenes) });
  }
  return found;
}

/** What the right choices of a lesson's table lead to: its way is a line. */
export function lineOf({ steps }: Pick<TaughtTable, "steps">): (readonly Scene[])[] {
  return steps.map((step) => step.right[step.shown] ?? []);
}

/** The log with what was said in some scenes. */
export function heard(log: readonly LogLine[], scenes: readonly Scene[]): LogLine[] {
  return [...log, ...scenes.flatMap((scene) => scene.said)];
}

/** Whether something is to be chosen before it goes on. */
export function asksFor(step: TaughtStep): boolean {
  return step.shown !== "";
}

export type Verdict =
  { is: "right"; scenes: readonly Scene[]; shown: boolean } | { is: "wrong"; says: Said | null; rule: Said | null };

/** What a choice is worth that the table offers: right, or answered by the first answer that fits. */
export function judged(step: TaughtStep, text: string): Verdict {
  const scenes = step.right[text];
  if (scenes !== undefined) return { is: "right", scenes, shown: text === step.shown };
  return answered(step, [text]) ?? { is: "wrong", says: null, rule: null };
}

/** What is said of something that somebody may have meant, if the lesson has thought of it. */
export function answered(step: TaughtStep, texts: readonly string[]): (Verdict & { is: "wrong" }) | null {
  const found = step.wrong.find(({ chosen }) => texts.some((text) => matches(text, chosen)));
  return found ? { is: "wrong", says: found.says, rule: found.rule ?? null } : null;
}

/** As `fnmatch` of Python reads it: `*` is anything, `?` one sign, `[ab]` one of these, `[!ab]` none of these. */
export function matches(text: string, pattern: string): boolean {
  const parts = pattern.match(/\[!?\]?[^\]]*\]|[\s\S]/g) ?? [];
  const source = parts.map((part) => {
    if (part === "*") return "[\\s\\S]*";
    if (part === "?") return "[\\s\\S]";
    if (part.length > 1) return part.replace(/\\/g, "\\\\").replace(/^\[!/, "[^");
    return part.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
  });
  return new RegExp(`^${source.join("")}$`).test(text);
}

// How far somebody is

/** The lesson to go on with: one that was begun, else the first that was not done; none where all are done. */
export function goOnWith(course: CourseInfo): LessonInfo | null {
  const left = course.lessons.filter((lesson) => !lesson.done);
  return left.find(isBegun) ?? left[0] ?? null;
}

export function isBegun(lesson: LessonInfo): boolean {
  return lesson.step > 0 && lesson.step < lesson.steps;
}

export function doneOf(course: CourseInfo): number {
  return course.lessons.filter((lesson) => lesson.done).length;
}

/** The lesson after this one. */
export function after(course: CourseInfo | undefined, name: string): LessonInfo | null {
  const at = course?.lessons.findIndex((lesson) => lesson.name === name) ?? -1;
  return at < 0 ? null : (course?.lessons[at + 1] ?? null);
}

/** From 1; 0 where there is no such lesson. */
export function numberOf(course: CourseInfo | undefined, name: string): number {
  return (course?.lessons.findIndex((lesson) => lesson.name === name) ?? -1) + 1;
}

/** So many minutes are left, as far as anybody knows: at least one. */
export function minutesLeft(minutes: number, at: number, steps: number): number {
  return Math.max(1, Math.ceil((minutes * (steps - at)) / Math.max(1, steps)));
}
