/** Where the missions lie on the map of the campaign, and which ways lead from one to another. */
import type { Point } from "../../../lib/drawn/hexes";
import { pageOf, type Box, type Campaign, type DeedView } from "../shapes";

export interface Node extends Point {
  id: string;
  code: string;
  act: number;
  /** Whose loyalty it is about. */
  hero: string | null;
  deed: DeedView | null;
}
export interface Way {
  from: string;
  to: string;
  gone: boolean;
}
export interface Chart {
  width: number;
  height: number;
  nodes: Node[];
  ways: Way[];
  /** The first main mission of each act. */
  heads: Node[];
}

/** Main missions by the act they belong to. */
export function acts(box: Box): string[][] {
  const ids = new Set([...box.campaign.start.to, ...box.campaign.forks.flatMap((fork) => [fork.id, ...fork.to])]);
  const all = [...new Set([...ids].map((id) => actOf(box, id)))].sort((a, b) => a - b);
  return all.map((act) =>
    [...ids].filter((id) => actOf(box, id) === act).sort((a, b) => (codeOf(box, a) < codeOf(box, b) ? -1 : 1)),
  );
}

function actOf(box: Box, id: string): number {
  return pageOf(box, id)?.mission.act ?? 1;
}

function codeOf(box: Box, id: string): string {
  return pageOf(box, id)?.mission.code ?? "";
}

/** Acts from left to right, or from the top where the window is tall; loyalty missions below. */
export function chart(box: Box, deeds: readonly DeedView[], tall: boolean): Chart {
  const main = acts(box);
  const loyal = Object.entries(box.campaign.loyalty.missions);
  const [width, height] = tall ? [500, 760] : [1060, 540];
  const deedOf = (id: string): DeedView | null => [...deeds].reverse().find((deed) => deed.mission === id) ?? null;
  const spread = (i: number, count: number, from: number, to: number): number =>
    from + ((i + 0.5) * (to - from)) / count;
  const nodes = main.flatMap((act, a) =>
    act.map((id, i): Node => {
      const at = tall
        ? { x: spread(i, act.length, 0, width), y: spread(a, main.length, 17, 467) }
        : { x: spread(a, main.length, -10, width + 10), y: spread(i, act.length, 30, 370) };
      return { id, code: codeOf(box, id), act: actOf(box, id), hero: null, deed: deedOf(id), ...at };
    }),
  );
  const below = loyal.map(([hero, id], i): Node => {
    const at = tall
      ? { x: spread(i % 2, 2, 0, width), y: 560 + Math.floor(i / 2) * 120 }
      : { x: spread(i, loyal.length, 0, width), y: 470 };
    return { id, code: codeOf(box, id), act: 0, hero, deed: deedOf(id), ...at };
  });
  const heads = nodes.filter((node, i) => node.act !== nodes[i - 1]?.act);
  return { width, height, nodes: [...nodes, ...below], ways: ways(box.campaign, deeds), heads };
}

/** The ways between main missions, and whether the team has gone them. */
export function ways(campaign: Campaign, deeds: readonly DeedView[]): Way[] {
  const loyal = new Set(Object.values(campaign.loyalty.missions));
  const main = deeds.map((deed) => deed.mission).filter((id) => !loyal.has(id));
  return campaign.forks.flatMap((fork) =>
    fork.to.map((to) => ({ from: fork.id, to, gone: main.some((id, i) => id === fork.id && main[i + 1] === to) })),
  );
}

/** What has been brought home. */
export interface Tally {
  paragon: number;
  renegade: number;
  loyalty: number;
  failure: number;
}
export function tally(deeds: readonly DeedView[]): Tally {
  const count = (result: string): number => deeds.filter((deed) => deed.result === result).length;
  return {
    paragon: count("paragon"),
    renegade: count("renegade"),
    loyalty: count("loyalty"),
    failure: count("failure"),
  };
}

/** The ending that the readiness of now would bring. */
export function endingAt(campaign: Campaign, readiness: number): string {
  const reached = campaign.endings
    .filter((ending) => ending.readiness <= readiness)
    .sort((a, b) => a.readiness - b.readiness);
  return reached.at(-1)?.id ?? campaign.endings[0]?.id ?? "";
}
