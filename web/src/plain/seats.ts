/** How seats look whose game nobody has painted: colours by their order, and a letter, because colour alone tells nothing. */
import type { Texts } from "../lib/house/texts";
import { faceOn, nameOf } from "./shapes";

/** After the two that stand on the lid. */
const MORE = ["#2f5d8a", "#8a6a1f", "#6b3f7a", "#2f7a6b"] as const;
const BARE = "#8b8272";

export interface Look {
  readonly colour: string;
  /** What can be read on it. */
  readonly ink: string;
  readonly sign: string;
}

export function lookOf(seat: string | null, seats: readonly string[], sides: readonly string[], texts: Texts): Look {
  const at = seat === null ? -1 : seats.indexOf(seat);
  const colours = [...sides, ...MORE];
  const colour = at < 0 ? BARE : (colours[at % colours.length] ?? BARE);
  const sign = seat === null ? "" : (faceOn(seat, texts) ?? nameOf(seat, texts).charAt(0).toUpperCase());
  return { colour, ink: luminance(colour) > 0.3 ? "#1d1a17" : "#fffaf0", sign };
}

/** How bright a colour is, from 0 to 1, as the eye counts it. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
