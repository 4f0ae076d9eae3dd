/** Where the things lie that a lesson speaks of: on any board, in any hand, by the ids under which pieces are laid out. */

/** From what certainly is the thing to what stands for it: the piece, the piece as its board calls it, what is drawn of it, what
 * holds it, the tab behind which it lies. A seat is what its board draws of it, or its place in the bar. */
function selectors(id: string, seat: boolean): string[] {
  const name = CSS.escape(id);
  return [
    `.piece[data-thing="${name}"]`,
    ...(seat ? [`[data-thing="${name}"]`, `[data-seat="${name}"]`] : []),
    `.piece[data-thing$=":${name}"]`,
    `.piece[data-ends~="${name}"]`,
    `[data-thing="${name}"]`,
    `[data-key="${name}"], [data-key$=":${name}"]`,
    `[data-part="${name}"]`,
    `[data-holds~="${name}"]`,
    `[data-action="${name}"]`,
    `[data-behind~="${name}"]`,
  ];
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The thing with this id on the table in front of us, if it is there to be seen. */
export function thingCalled(id: string, within: ParentNode = document): Element | null {
  if (id === "") return null;
  const seat = within.querySelector(`[data-seat="${CSS.escape(id)}"]`) !== null;
  for (const css of selectors(id, seat))
    for (const element of within.querySelectorAll(css)) {
      if (element.closest(".drawer, .popover, .leaving")) continue;
      if (element.getClientRects().length > 0) return element;
    }
  return null;
}

/** What it is called on the table, for those who only hear it. */
export function labelOf(element: Element): string {
  const said = element.getAttribute("aria-label") ?? element.querySelector(".sr")?.textContent ?? "";
  return said.trim();
}

/** As much of it as can be seen, if that is enough to be pointed at. */
export function frameOf(element: Element): Frame | null {
  const box = element.getBoundingClientRect();
  let { left, top, right, bottom } = box;
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const style = getComputedStyle(around);
    if (style.overflowX === "visible" && style.overflowY === "visible") continue;
    const frame = around.getBoundingClientRect();
    [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
  }
  const [width, height] = [
    Math.min(right, innerWidth) - Math.max(left, 0),
    Math.min(bottom, innerHeight) - Math.max(top, 0),
  ];
  if (width < box.width * ENOUGH || height < box.height * ENOUGH || width <= 0 || height <= 0) return null;
  return { left: Math.max(left, 0), top: Math.max(top, 0), width, height };
}
const ENOUGH = 0.3;

export interface Aside {
  left: number;
  top: number;
  way: "up" | "down" | "left" | "right";
}
const MARGIN = 30;

/** On which edge of the part of the table it lies in there is something to say that it lies beyond. */
export function asideOf(element: Element): Aside | null {
  const frame = element.closest(".table, .hand")?.getBoundingClientRect();
  if (!frame || frame.width < 2 * MARGIN || frame.height < 2 * MARGIN) return null;
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const left = Math.max(frame.left + MARGIN, Math.min(x, frame.right - MARGIN));
  const top = Math.max(frame.top + MARGIN, Math.min(y, frame.bottom - MARGIN));
  const [across, down] = [x - left, y - top];
  if (Math.abs(across) > Math.abs(down)) return { left, top, way: across < 0 ? "left" : "right" };
  return { left, top, way: down < 0 ? "up" : "down" };
}

/** It comes into sight, and what was named first comes last: of all it is the one that certainly can be seen. */
export function reveal(elements: readonly Element[], smooth: boolean): void {
  for (const element of [...elements].reverse()) {
    if (frameOf(element) === null || !whole(element))
      element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: smooth ? "smooth" : "auto" });
  }
}

function whole(element: Element): boolean {
  const [box, seen] = [element.getBoundingClientRect(), frameOf(element)];
  return seen !== null && seen.width >= box.width - 2 && seen.height >= box.height - 2;
}
