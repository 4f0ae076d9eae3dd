/** Little pictures on command cards. */
export interface Picture {
  pens?: string[];
  inks?: string[];
  signs?: { icon: string; x: number; y: number; size: number }[];
}

/** Arrows that advance in a section, as seen from behind. */
export function troops(section: number, count: number): { x: number; y: number; lean: number }[] {
  const [middle, apart, lean] = [
    [23, 8.5, 3],
    [50, 11, 0],
    [77, 8.5, -3],
  ][section] as [number, number, number];
  return Array.from({ length: count }, (_, i) => ({
    x: middle + (i - (count - 1) / 2) * (count > 3 ? apart * 0.8 : apart),
    y: 50 - (i % 2) * 4,
    lean,
  }));
}

const bayonet = (x: number, y: number): string => `M${x} ${y + 22}l10-26M${x + 6} ${y - 2}l8 3M${x + 10} ${y - 4}l5-14`;
export const PICTURES: Record<string, Picture> = {
  "bayonet-charge": {
    pens: [bayonet(10, 30), bayonet(30, 28), bayonet(50, 27), "M82 16h12M78 26h16M84 36h10"],
    inks: [],
  },
  bombard: {
    signs: [{ icon: "FA", x: 8, y: 16, size: 40 }],
    pens: ["M54 20c10-8 22-9 34 4M88 24l-8-1M88 24l1-8"],
    inks: ["M86 44a4 4 0 1 1 .1 0ZM72 48a4 4 0 1 1 .1 0ZM79 39a4 4 0 1 1 .1 0Z"],
  },
  "cavalry-charge": {
    signs: [
      { icon: "LC", x: 10, y: 14, size: 38 },
      { icon: "HC", x: 46, y: 16, size: 34 },
    ],
    pens: ["M84 20h12M80 30h16M86 40h10"],
  },
  "counter-attack": {
    pens: ["M18 40C22 18 44 14 62 22M62 22l-10-6M62 22l-9 7", "M82 26c-4 20-28 24-44 17M38 43l10 6M38 43l8-7"],
  },
  elan: {
    pens: ["M32 24v22c0 4 8 7 18 7s18-3 18-7V24M32 24l9 26 9-24 9 24 9-26", "M22 14l18 9M78 14 60 23"],
    inks: ["M50 17c10 0 18 3 18 7s-8 7-18 7-18-3-18-7 8-7 18-7Z"],
  },
  "fire-and-hold": {
    pens: ["M14 44l44-10M14 52l44-10M62 30c4-6 12-4 12 2 6-3 12 2 9 8", "M66 44c3-4 9-3 9 2 5-1 8 3 6 7"],
    inks: ["M10 42l10-2 1 5-9 3ZM10 50l10-2 1 5-9 3Z"],
  },
  "first-strike": { signs: [{ icon: "sabers", x: 27, y: 8, size: 46 }], pens: ["M50 10V3M36 12l-5-6M64 12l5-6"] },
  "force-march": {
    pens: [
      "M12 50c14-22 26-30 42-34M54 16l-11 0M54 16l-6 9",
      "M30 54c14-18 26-26 42-29M72 25l-11-1M72 25l-6 9",
      "M52 56c11-13 22-19 36-21M88 35l-11-1M88 35l-6 9",
    ],
  },
  "cold-steel": {
    pens: ["M20 54 62 14M80 54 38 14", "M28 40l8 8M72 40l-8 8"],
    inks: ["M60 16 70 6l-4 14ZM40 16 30 6l4 14Z"],
  },
  "grande-manoeuvre": {
    pens: ["M16 48C16 16 74 8 84 38M84 38l-9-6M84 38l3-11"],
    inks: ["M10 44h12v9H10Z", "M44 34h12v9H44Z", "M60 46h12v9H60Z"],
  },
  leadership: { signs: [{ icon: "bic", x: 24, y: 6, size: 52 }] },
  rally: { signs: [{ icon: "flag", x: 28, y: 6, size: 46 }], pens: ["M18 40v-14M11 33h14M82 34V22M76 28h12"] },
  "short-supply": {
    pens: ["M18 40h52l8-12h10M18 40V26c14-12 38-12 52 0v14", "M32 17v23M56 17v23"],
    inks: ["M32 40a8 8 0 1 1-.1 0ZM60 40a8 8 0 1 1-.1 0Z"],
  },
};

/** What is on the faces of a die. */
export const FACES: Record<string, string> = {
  infantry: "np-LN",
  cavalry: "np-LC",
  artillery: "np-FA",
  flag: "np-flag",
  sabers: "np-sabers",
};
