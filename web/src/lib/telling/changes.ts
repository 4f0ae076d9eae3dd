/** How a picture of the table differs from the one before, as the server tells it. */

type Path = readonly (string | number)[];
/** `[path]` takes a key away, `[path, value]` sets it, `[path, at, removed, added]` is a splice of a list. */
export type Change = readonly [Path] | readonly [Path, unknown] | readonly [Path, number, number, readonly unknown[]];

/** The picture after all changes. What they do not touch is shared with the one before, which stays as it was. */
export function changed(view: unknown, changes: readonly (readonly unknown[])[]): unknown {
  return (changes as readonly Change[]).reduce((picture, change) => applied(picture, change[0], change), view);
}

function applied(part: unknown, path: Path, change: Change): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return whole(part, change);
  if (change.length === 1 && rest.length === 0) return without(part, key);
  const value = applied(child(part, key), rest, change);
  if (Array.isArray(part)) return part.map((old: unknown, i) => (i === key ? value : old));
  return { ...(part as Record<string, unknown> | null), [key]: value };
}

function whole(part: unknown, change: Change): unknown {
  if (change.length !== 4) return change[1];
  const [, at, removed, added] = change;
  const list = Array.isArray(part) ? (part as unknown[]) : [];
  return [...list.slice(0, at), ...added, ...list.slice(at + removed)];
}

function without(part: unknown, key: string | number): unknown {
  if (Array.isArray(part)) return part.filter((_, i) => i !== key);
  return Object.fromEntries(Object.entries((part ?? {}) as Record<string, unknown>).filter(([name]) => name !== key));
}

function child(part: unknown, key: string | number): unknown {
  return (part as Record<string | number, unknown> | null)?.[key];
}
