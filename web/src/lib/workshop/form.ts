/** What is written in a form, and what may be: nothing here knows a rule, only shapes that the house has told. */
import type { DraftThing, FormField, GameForms, Shape, Sort, ThingForm } from "../house/api";

export type Value = unknown;
export type Composition = Readonly<Record<string, Value>>;

/** The form of a thing; in some files all have the same. */
export function formOf(forms: GameForms, file: string, thing: string): ThingForm | undefined {
  return forms.forms.find((form) => form.file === file && (form.thing === "" || form.thing === thing));
}

export function isComposition(value: Value): value is Composition {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Of which sort a composition is, where there are several. */
export function sortOf(forms: GameForms, shape: Shape & { kind: "composed" }, value: Composition): Sort | undefined {
  const sorts = shape.sorts.flatMap((name) => forms.sorts[name] ?? []);
  return shape.by ? (sorts.find((sort) => sort.value === value[shape.by]) ?? sorts[0]) : sorts[0];
}

/** The field that says what a composition is about: its first choice of words. */
export function headOf(sort: Sort): FormField | undefined {
  return sort.customs.length > 0 ? sort.fields.find(({ shape }) => shape.kind === "word") : undefined;
}

/** A word that a composition may begin with, and how it begins then: as the house uses it first. */
export interface Beginning {
  word: string;
  name: Readonly<Record<string, string>>;
  value: Composition;
}

export function beginnings(forms: GameForms, shape: Shape & { kind: "composed" }): Beginning[] {
  return shape.sorts.flatMap((name) => {
    const sort = forms.sorts[name];
    if (!sort) return [];
    if (shape.by) {
      const value = sort.customs[0]?.example ?? { [shape.by]: sort.value, ...least(forms, sort.fields) };
      return [{ word: sort.value, name: sort.name, value }];
    }
    const head = headOf(sort);
    if (head?.shape.kind !== "word") return [];
    return head.shape.choices.map(({ value: word, name: told }) => {
      const custom = sort.customs.find((one) => one.word === word);
      return {
        word: String(word),
        name: told,
        value: custom?.example ?? { ...least(forms, sort.fields), [head.path]: word },
      };
    });
  });
}

/** In the order of a dictionary; nothing comes first. */
export function inOrder<One extends { name: Readonly<Record<string, string>> }>(
  all: readonly One[],
  language: string,
): One[] {
  const word = (one: One): string => one.name[language] ?? "";
  return [...all].sort((one, other) => word(one).localeCompare(word(other), language));
}

/** With another word at its head: what still fits it stays, what it needs besides comes as the house has it. */
export function reworded(value: Composition, head: string, next: Beginning): Composition {
  return { ...next.value, ...value, [head]: next.value[head] ?? next.word };
}

/** Which fields of a composition are open: those that are needed, those that say something, those the house uses so. */
export function openFields(sort: Sort, value: Composition, opened: readonly string[] = []): FormField[] {
  const head = headOf(sort);
  const custom = sort.customs.find((one) => one.word === value[head?.path ?? ""]);
  return sort.fields.filter(
    ({ path, needed }) => needed || path in value || opened.includes(path) || (custom?.fields.includes(path) ?? false),
  );
}

/** What has to be said, as little as may be said. */
export function least(forms: GameForms, fields: readonly FormField[]): Composition {
  return Object.fromEntries(
    fields.filter(({ needed }) => needed).map(({ path, shape }) => [path, first(forms, shape)]),
  );
}

/** Something that may be written in a field. */
export function first(forms: GameForms, shape: Shape): Value {
  switch (shape.kind) {
    case "amount":
      return Math.max(shape.least ?? 0, Math.min(1, shape.most ?? 1));
    case "yes-no":
      return false;
    case "word":
      return shape.choices[0]?.value ?? "";
    case "text":
      return "";
    case "several":
      return shape.each.length > 0
        ? shape.each.map((one) => first(forms, one))
        : Array.from({ length: shape.least }, () => first(forms, shape.of));
    case "composed":
      return beginnings(forms, shape)[0]?.value ?? {};
    case "by-key":
      return {};
  }
}

export function within(shape: Shape & { kind: "amount" }, number: number): number {
  return Math.min(shape.most ?? number, Math.max(shape.least ?? number, Math.round(number)));
}

/** The same list with one part otherwise, without it, or with it elsewhere. */
export const put = <T>(list: readonly T[], at: number, one: T): T[] => list.map((other, i) => (i === at ? one : other));
export const drop = <T>(list: readonly T[], at: number): T[] => list.filter((_, i) => i !== at);
export function moved<T>(list: readonly T[], at: number, by: number): T[] {
  const left = drop(list, at);
  return [...left.slice(0, at + by), list[at]!, ...left.slice(at + by)];
}

export function same(one: Value, other: Value): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, i) => same(part, other[i]));
  if (!isComposition(one) || !isComposition(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && same(one[key], other[key]));
}

/** The next thing that something is to be done about, after this one: in its file first, then from the beginning. */
export function nextAfter(
  waiting: readonly DraftThing[],
  all: readonly DraftThing[],
  file: string,
  id: string,
): DraftThing | null {
  const here = all.findIndex((one) => one.file === file && one.id === id);
  const order = [...all.slice(here + 1), ...all.slice(0, Math.max(0, here))];
  const found = order.filter((one) => waiting.some((other) => other.file === one.file && other.id === one.id));
  return found.find((one) => one.file === file) ?? found[0] ?? null;
}
