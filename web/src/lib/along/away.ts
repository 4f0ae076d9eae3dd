/** The way of a served page whose house can't be reached: to the tables that go along, and to nothing else. */
import { type Alone } from "../alone/way";
import { served, Unreachable, type Answer, type Deed, type Line, type Way } from "../house/way";
import { note } from "./notes";
import { STILL, TABLE, beside } from "./way";

/** So often it is tried whether the house is there again, in milliseconds. */
export const AGAIN = 5000;
const OWN = /^(me$|tables\?which=mine$|tables\/)/;

export class Away implements Way {
  constructor(private readonly house: Alone) {}

  async ask(path: string, deed?: Deed): Promise<Answer> {
    if (!OWN.test(path) && !(STILL.test(path) && !deed)) throw new Unreachable("");
    return this.house.ask(path, deed);
  }

  /** What is played here comes home as soon as a page with the house opens the table. */
  line(path: string): Line {
    note(decodeURIComponent(TABLE.exec(path)?.[1] ?? ""), true);
    return this.house.line(path);
  }

  address(path: string): Promise<string> {
    return this.house.address(path);
  }
}

export async function away(): Promise<Away> {
  addEventListener("online", () => void look());
  setTimeout(() => void look(), AGAIN);
  return new Away(await beside());
}

/** The page is opened anew when its house answers: then the tables come home. */
async function look(): Promise<void> {
  const answer = await served.ask("me").catch(() => null);
  if (answer?.status === 200) location.reload();
  else setTimeout(() => void look(), AGAIN);
}
