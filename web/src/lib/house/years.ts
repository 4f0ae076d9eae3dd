/** In which year a scenario took place: what is chosen from a list is easier to find with it. */
interface Dated {
  battle?: { date?: string };
}

export function yearsOf(tables: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, table] of Object.entries((tables ?? {}) as Record<string, Dated>)) {
    const [folder, id] = name.split("/");
    const year = /^\d{4}/.exec(table?.battle?.date ?? "")?.[0];
    if (folder === "scenarios" && id && year) found[id] = year;
  }
  return found;
}
