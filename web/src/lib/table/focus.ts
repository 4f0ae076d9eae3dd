/** The focus of somebody who plays by keyboard is never lost: when its thing is gone, it goes to the nearest sense. */
let keys = false;

export function watchInput(event: Event): void {
  if (event.type !== "click") keys = event.type === "keydown";
}

/** Keys that do nothing alone. */
export function modifies(event: Event): boolean {
  return event instanceof KeyboardEvent && /^(Tab|Shift|Control|Alt|Meta)$/.test(event.key);
}

/** Whether the last thing touched was the keyboard. */
export function byKeys(): boolean {
  return keys;
}

export interface Focus {
  key: string | null;
  action: string | null;
  thing: string | null;
}

/** What has the focus; null if nothing has, unless it will be wanted all the same: somebody has just chosen by keyboard. */
export function focused(wanted = false): Focus | null {
  const element = document.activeElement ?? document.body;
  if (!keys || (element === document.body && !wanted)) return null;
  const of = (name: string): string | null => element.getAttribute(`data-${name}`);
  return { key: of("key"), action: of("action"), thing: of("thing") };
}

/** The same thing in its new place, else the first that may be picked, else the first choice of the prompt. */
export function refocus(was: Focus | null): void {
  if (was === null || (document.activeElement !== null && document.activeElement !== document.body)) return;
  const same = (["key", "action", "thing"] as const).map((name) =>
    was[name] ? `[data-${name}="${CSS.escape(was[name])}"]` : "",
  );
  for (const wanted of [...same, ".piece.legal, .piece.can", ".prompt .acts button", ".prompt .ask"]) {
    const element = wanted === "" ? null : document.querySelector<HTMLElement>(wanted);
    element?.focus();
    if (element && document.activeElement === element) return;
  }
}
