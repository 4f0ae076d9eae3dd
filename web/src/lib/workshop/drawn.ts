/** What things are drawn of: the content of the house, with what a draft makes of it. */
import type { DraftLook } from "../house/api";
import type { Wording } from "../house/texts";
import type { Furniture } from "../table/furniture";

export function drawnWith(usual: Furniture, look: DraftLook): Furniture {
  const tables = { ...(usual.content.tables as Record<string, Record<string, unknown>>) };
  for (const { file, id, block } of look.touched) tables[file] = { ...tables[file], [id]: block };
  return { ...usual, content: { ...usual.content, tables } };
}

export function wordedWith(usual: Wording, look: DraftLook): Wording {
  return { ...usual, ...Object.fromEntries(look.touched.map(({ id, wording }) => [id, wording as Wording[string]])) };
}
