/**
 * Motion shows cause. Before a moment is shown we remember where everything lies; afterwards everything travels from there:
 *
 * - what has the same `data-key` goes from its old place to the new one, and turns if its `data-side` changed;
 * - what is new comes from the place that held it (`data-holds`, ids), else from its `data-origin` (keys, the first that lay
 *   there), else it fades in;
 * - what is gone leaves for the place that holds it now, else for its `data-exit`, else it fades: a loss.
 *
 * Things go in the order of the log lines that name them. Nothing waits for it: the new moment is in the page already, and
 * `hurry` ends all of it at once.
 */
import { pace, type Order } from "./story";

interface Spot {
  element: Element;
  rect: DOMRect;
  side: string;
  /** Where a copy of it can stand when it is gone. */
  home: Element | null;
}
export interface Before {
  spots: Map<string, Spot>;
  holders: Map<string, DOMRect>;
}
interface Move {
  names: string[];
  start: (delay: number) => void;
}
type Thing = HTMLElement | SVGGraphicsElement;

export const MOVE = 260;
export const QUICK = 150;
const EASE = "cubic-bezier(.2,.7,.2,1)";
const running = new Set<Animation>();

export function calm(): boolean {
  return typeof matchMedia !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where every keyed thing lies now; nothing for those who want no motion. */
export function remembered(): Before {
  const before: Before = { spots: new Map(), holders: new Map() };
  if (calm()) return before;
  hurry();
  for (const element of keyed()) {
    const rect = element.getBoundingClientRect();
    const home = element instanceof SVGElement ? element.closest("[data-layer], svg") : element.parentElement;
    if (rect.width > 0) before.spots.set(keyOf(element), { element, rect, side: of(element, "side"), home });
  }
  before.holders = holders();
  return before;
}

/** Let everything travel from where it was, in the order in which it is told of. */
export function settled(before: Before, order: Order): void {
  if (before.spots.size === 0) return;
  const moves: Move[] = [];
  const taken = new Set<string>();
  for (const element of keyed()) {
    taken.add(keyOf(element));
    const move = arrival(element, before, taken);
    if (move) moves.push({ names: namesOf(element), start: move });
  }
  const now = holders();
  for (const [key, spot] of before.spots) {
    if (taken.has(key) || spot.element.isConnected) continue;
    moves.push({ names: namesOf(spot.element), start: (delay) => depart(spot, now, delay) });
  }
  const delays = pace(moves.map((move) => order(move.names)));
  moves.forEach((move, i) => move.start(delays[i] ?? 0));
}

/** Everything is at once where it belongs. */
export function hurry(): void {
  for (const animation of [...running]) animation.finish();
}

export function play(element: Element, frames: Keyframe[], duration: number, delay = 0, easing = EASE): Animation {
  const animation = element.animate(frames, { duration, delay, easing, fill: "backwards" });
  running.add(animation);
  const over = (): void => void running.delete(animation);
  animation.finished.then(over, over);
  return animation;
}

function keyed(): Thing[] {
  return [...document.querySelectorAll<Thing>("[data-key]")];
}

function of(element: Element, name: string): string {
  return element.getAttribute(`data-${name}`) ?? "";
}

function keyOf(element: Element): string {
  return of(element, "key");
}

/** What the log may call it: the thing, its key, and the key without its kind (`card:abel`). */
function namesOf(element: Element): string[] {
  const key = keyOf(element);
  return [of(element, "thing"), key, key.slice(key.indexOf(":") + 1)].filter((name) => name !== "");
}

function holders(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll("[data-holds]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) for (const id of of(element, "holds").split(" ")) found.set(id, rect);
  }
  return found;
}

function arrival(element: Thing, before: Before, taken: Set<string>): Move["start"] | null {
  const to = element.getBoundingClientRect();
  if (to.width === 0) return null;
  const origin = [keyOf(element), ...of(element, "origin").split(" ")].find((key) => before.spots.has(key)) ?? "";
  const spot = before.spots.get(origin);
  const own = origin === keyOf(element);
  const from = own ? spot?.rect : (before.holders.get(of(element, "thing")) ?? spot?.rect);
  if (!own && spot && from === spot.rect) taken.add(origin);
  if (from === undefined) return (delay) => void play(element, [{ opacity: 0 }, { opacity: 1 }], QUICK, delay);
  const turned = spot !== undefined && spot.side !== "" && spot.side !== of(element, "side");
  const far = Math.abs(from.left - to.left) + Math.abs(from.top - to.top) > 4;
  if (!far && !turned) return null;
  if (turned) return (delay) => turn(element, spot.element.isConnected ? null : spot, to, delay);
  const start = { transform: way(element, to, from), transformOrigin: "0 0", zIndex: 9 };
  return (delay) => void play(element, [start, { ...start, transform: "none" }], MOVE, delay);
}

/** The old side goes up to its edge, the new one comes down from it. */
function turn(element: Thing, old: Spot | null, to: DOMRect, delay: number): void {
  const half = MOVE / 2;
  const edgewise = { transform: "rotateY(90deg)", zIndex: 9 };
  play(element, [edgewise, { transform: "none", zIndex: 9 }], half, delay + half, "ease-out");
  const ghost = old && stand(old);
  if (!ghost) return;
  const shift = `translate(${to.left - old.rect.left}px, ${to.top - old.rect.top}px)`;
  const remove = (): void => ghost.remove();
  const gone = [{ transform: "none" }, { transform: `${shift} rotateY(90deg)` }];
  play(ghost, gone, half, delay, "ease-in").finished.then(remove, remove);
}

/** The transform that puts a thing from `at` to where `to` is. Inside a drawing lengths are those of the drawing. */
function way(element: Element, at: DOMRect, to: DOMRect): string {
  const [x, y] = [to.left - at.left, to.top - at.top];
  const matrix =
    element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement) ? element.getScreenCTM() : null;
  if (matrix) return `translate(${x / matrix.a}px, ${y / matrix.d}px)`;
  return `translate(${x}px, ${y}px) scale(${to.width / at.width})`;
}

function depart(spot: Spot, now: Map<string, DOMRect>, delay: number): void {
  const exit = document.querySelector(`[data-key="${CSS.escape(of(spot.element, "exit"))}"]`);
  const to = now.get(of(spot.element, "thing")) ?? exit?.getBoundingClientRect();
  const ghost = stand(spot);
  if (ghost === null) return;
  const gone = to ? { opacity: 0.2, transform: way(ghost, spot.rect, to) } : { opacity: 0, transform: "none" };
  const frames = [
    { opacity: 1, transform: "none", transformOrigin: "0 0" },
    { ...gone, transformOrigin: "0 0" },
  ];
  const remove = (): void => ghost.remove();
  play(ghost, frames, MOVE, delay).finished.then(remove, remove);
}

/** A copy of what is gone, where it stood, that nobody can touch. */
function stand(spot: Spot): Element | null {
  let root: Element = spot.element;
  if (root instanceof SVGElement) while (root.parentElement) root = root.parentElement;
  const home = spot.home?.isConnected ? spot.home : root instanceof SVGElement ? null : document.body;
  if (home === null) return null;
  const ghost = root.cloneNode(true) as HTMLElement | SVGElement;
  for (const element of [ghost, ...ghost.querySelectorAll("*")]) {
    for (const { name } of [...element.attributes])
      if (/^(data-(?!count|game)|id$|tabindex$|aria-)/.test(name)) element.removeAttribute(name);
  }
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("inert", "");
  ghost.classList.add("leaving");
  if (ghost instanceof HTMLElement) {
    const { left, top, width, height } = spot.rect;
    Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  }
  home.prepend(ghost);
  return ghost;
}
