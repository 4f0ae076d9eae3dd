/** A new table with a pack: what it brings is chosen like what is ours, and goes with it. */
import { expect, it } from "vitest";
import type { GameInfo, PackOffer } from "../../src/lib/house/api";
import { stillOffered, withPack } from "../../src/lib/house/packed";

const GAME = {
  options: [
    { name: "scenario", choices: ["coa", "waterloo"], default: "coa", when: null, own: 0, ruling: "" },
    { name: "nightfall", choices: ["60", "200"], default: "60", when: null, own: 0, ruling: "" },
  ],
} as unknown as GameInfo;
const OFFER: PackOffer = { choices: { scenario: ["hill-fort"] }, names: {} };

it("offers new battles after ours", () => {
  const [scenario, nightfall] = withPack(GAME, OFFER).options;
  expect(scenario?.choices).toEqual(["coa", "waterloo", "hill-fort"]);
  expect(nightfall?.choices).toEqual(["60", "200"]);
  expect(withPack(GAME, null)).toBe(GAME);
});

it("forgets what was chosen of a pack that is gone, and nothing else", () => {
  const chosen = { scenario: "hill-fort", nightfall: "200" };
  expect(stillOffered(withPack(GAME, OFFER), chosen)).toEqual(chosen);
  expect(stillOffered(GAME, chosen)).toEqual({ nightfall: "200" });
  expect(stillOffered(GAME, { scenario: "[battle]\n" })).toEqual({ scenario: "[battle]\n" });
});
