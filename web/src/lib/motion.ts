/** Motion shows cause: a thing that is elsewhere after a moment travels there; a click never waits for it. */
export type Rects = Map<string, DOMRect>;

const MOVE = 260;
const QUICK = 150;
const EASE = "cubic-bezier(.2,.7,.2,1)";

export function calm(): boolean {
  return typeof matchMedia !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where every keyed thing lies now. */
export function remembered(): Rects {
  const rects: Rects = new Map();
  if (calm()) return rects;
  for (const element of document.querySelectorAll<HTMLElement>("[data-key]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) rects.set(element.dataset["key"] ?? "", rect);
  }
  return rects;
}

/** Let everything travel from where it was; what is new comes from its origin, or fades in. */
export function settled(before: Rects): void {
  if (before.size === 0) return;
  for (const element of document.querySelectorAll<HTMLElement>("[data-key]")) {
    const from = before.get(element.dataset["key"] ?? "") ?? before.get(element.dataset["origin"] ?? "");
    const to = element.getBoundingClientRect();
    if (to.width === 0) continue;
    if (from === undefined) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: QUICK, easing: EASE });
    else if (Math.abs(from.left - to.left) + Math.abs(from.top - to.top) > 4) travel(element, from, to);
  }
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const move = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  element.animate(
    [
      { transform: move, transformOrigin: "0 0", zIndex: 9 },
      { transform: "none", transformOrigin: "0 0", zIndex: 9 },
    ],
    { duration: MOVE, easing: EASE },
  );
}
