/**
 * Choosing an action by clicking things. Every legal action has a path, the ids of the things to click in order; a walk
 * is how far along we are. The rules stay on the server: here only the offered list is narrowed.
 */
import type { Option } from "../house/api";

export type Walk = readonly string[];

function startsWith(path: readonly string[], walk: Walk): boolean {
  return walk.every((step, i) => path[i] === step);
}

/** The actions that can still be meant. */
export function candidates(options: readonly Option[], walk: Walk): Option[] {
  return options.filter((option) => startsWith(option.path, walk));
}

/** The actions that have been walked to their ends: a unit and its leader may go the same way. */
export function ending(options: readonly Option[], walk: Walk): Option[] {
  return candidates(options, walk).filter((option) => option.path.length === walk.length);
}

/** The action that has been walked to its end, if it is clear which one is meant. */
export function reached(options: readonly Option[], walk: Walk): Option | null {
  const left = candidates(options, walk);
  return left.length === 1 && left[0]!.path.length === walk.length ? left[0]! : null;
}

/** What may be clicked next. */
export function nextSteps(options: readonly Option[], walk: Walk): Set<string> {
  const steps = candidates(options, walk).map((option) => option.path[walk.length]);
  return new Set(steps.filter((step): step is string => step !== undefined));
}

/**
 * Where a click leads, or null if it leads nowhere. A thing lies on one or more trails, such as `[mission, enemy]`: whoever
 * has already clicked the mission has gone part of the trail, whoever clicks the enemy at once goes all of it.
 */
export function stepped(options: readonly Option[], walk: Walk, trails: readonly Walk[]): Walk | null {
  for (const trail of trails) {
    for (let gone = Math.min(walk.length, trail.length - 1); gone >= 0; gone--) {
      const tail = walk.slice(walk.length - gone);
      if (!tail.every((step, i) => step === trail[i])) continue;
      const longer = [...walk, ...trail.slice(gone)];
      if (longer.length > walk.length && candidates(options, longer).length > 0) return longer;
    }
  }
  return null;
}

/** The same for somebody who may change their mind: when the walk leads nowhere, from as little before as possible. */
export function turned(options: readonly Option[], walk: Walk, trails: readonly Walk[]): Walk | null {
  for (let length = walk.length; length >= 0; length--) {
    const found = stepped(options, walk.slice(0, length), trails);
    if (found) return found;
  }
  return null;
}

/** Whether an action leads over a thing on these trails. */
export function leadsOver(path: Walk, trails: readonly Walk[]): boolean {
  return trails.some((trail) => trail.length > 0 && path.some((_, i) => startsWith(path.slice(i), trail)));
}

export function same(a: Walk, b: Walk): boolean {
  return a.length === b.length && a.every((step, i) => step === b[i]);
}

/** One step back; from the middle of a trail that was gone at once, too. */
export function back(walk: Walk): Walk {
  return walk.slice(0, -1);
}

/** What is left of a walk when the offer has changed under it: nothing, unless it still leads somewhere. */
export function still(options: readonly Option[], walk: Walk): Walk {
  return candidates(options, walk).length > 0 ? walk : [];
}
