/** A table that goes along: it is kept here as it stands at home, played on here when the line is lost, and brought home. */
import { token, type Errand, type TableInfo } from "../house/api";
import { Unreachable, type Answer, type Deed, type Way } from "../house/way";
import { note } from "./notes";
import type { components } from "../house/wire";
import type { Along } from "./way";

/** What it needs of the room at the table. */
export interface Host {
  readonly id: string;
  readonly game: string;
  info: TableInfo | null;
  lender: ((errand: Errand) => void) | null;
  /** The table is reached on another way now. */
  anew(): Promise<void>;
}
export interface World {
  along(): Promise<Along>;
  /** Where what was played here has become a table of its own. */
  went(id: string): void;
  later(what: () => void, ms: number): () => void;
  answer(table: string, errand: string, thought: string): Promise<unknown>;
}
/** What is new at home since so many entries, and how much is kept here. */
type Followed = components["schemas"]["Followed"];
interface Kept {
  entries: number;
  known: string;
}
/** `parted`: somebody has played on at home meanwhile. */
export type Stage = "home" | "alone" | "parted";

/** So often it is tried whether the house is there again. */
export const AGAIN = 2000;

export class Companion {
  stage = $state<Stage>("home");
  /** How many entries of the table are kept here. */
  kept = $state(-1);
  /** Whether what was played here has just come home. */
  returned = $state(false);
  private along: Along | null = null;
  /** What the entries that are kept here come to. */
  private known = "";
  private busy = false;
  private more = false;
  private gone = false;
  private cancel: () => void = () => undefined;

  constructor(
    private readonly room: Host,
    private readonly world: World,
  ) {}

  leave(): void {
    this.gone = true;
    this.cancel();
  }

  /** The table has moved on at home, or was just entered. */
  async follow(): Promise<void> {
    this.more = true;
    if (this.busy || this.stage !== "home") return;
    this.busy = true;
    try {
      while (this.more && this.stage === "home") {
        this.more = false;
        await this.carry();
      }
    } catch (problem) {
      if (!(problem instanceof Unreachable)) throw problem;
    } finally {
      this.busy = false;
    }
  }

  /** Without the house, from what is kept here. */
  async goOn(): Promise<void> {
    if (this.along === null) return;
    this.along.here.add(this.room.id);
    note(this.room.id, true);
    this.stage = "alone";
    this.returned = false;
    this.watch();
    await this.room.anew();
  }

  /** Bots of the house think here, or no longer do. */
  async lend(wanted: boolean): Promise<void> {
    const lends = wanted && this.kept >= 0 && this.stage === "home";
    if (lends === (this.room.lender !== null)) return;
    this.room.lender = lends ? (errand) => void this.think(errand) : null;
    if (this.stage === "home") await this.room.anew();
  }

  private async think({ id, errand }: Errand): Promise<void> {
    const thought = await this.along?.house.think(bytes(errand));
    await this.world.answer(this.room.id, id, thought ? text(thought) : "").catch(() => undefined);
  }

  /** What was played here becomes a table of its own. */
  async keepApart(): Promise<void> {
    const answer = await this.brought("?apart=true");
    if (!isWell(answer)) return;
    await this.drop();
    this.world.went((JSON.parse(answer.text) as TableInfo).id);
  }

  /** What was played here is forgotten. */
  async drop(): Promise<void> {
    await this.here("", await deed("DELETE", ""));
    this.kept = -1;
    this.known = "";
    await this.home();
  }

  private async carry(): Promise<void> {
    this.along ??= await this.world.along();
    const { info, id } = this.room;
    if (info === null) return;
    const since = Math.max(0, this.kept);
    const followed = await this.along.home.ask(`tables/${id}/along?since=${since}&known=${this.known}`);
    if (!isWell(followed)) return;
    const seats = Object.fromEntries(info.seats.map(({ seat, bot }) => [seat, bot ? `bot:${bot}` : "me"]));
    const body = JSON.stringify({ ...(JSON.parse(followed.text) as Followed), seats, hints: info.hints });
    const kept = await this.here("/along", await deed("PUT", body));
    this.known = "";
    if (isWell(kept)) {
      if (this.kept < 0) this.along.house.thinkAhead(this.room.game);
      ({ entries: this.kept, known: this.known } = JSON.parse(kept.text) as Kept);
      if (info.status === "over") await this.here("", await deed("DELETE", ""));
    } else if (kept.status === 409) await this.bringHome();
  }

  private watch(): void {
    this.cancel = this.world.later(() => void this.look(), AGAIN);
  }

  /** Whether somebody answers at home. */
  private async look(): Promise<void> {
    if (this.gone || this.stage !== "alone") return;
    try {
      await this.bringHome();
    } catch (problem) {
      if (!(problem instanceof Unreachable)) throw problem;
    }
    if (this.stage === "alone" && !this.gone) this.watch();
  }

  private async bringHome(): Promise<void> {
    const answer = await this.brought("");
    if (isWell(answer)) {
      this.room.info = JSON.parse(answer.text) as TableInfo;
      this.returned = true;
      await this.home();
    } else if (answer.status === 409 || answer.status === 403 || answer.status === 422) this.stage = "parted";
  }

  private async brought(query: string): Promise<Answer> {
    const { along, room } = this;
    if (along === null) throw new Unreachable("");
    const there = await along.home.ask(`tables/${room.id}`);
    if (there.status >= 500) throw new Unreachable(`${there.status}`);
    const record = await this.here("/record");
    return along.home.ask(`tables/${room.id}/home${query}`, await deed("POST", record.text, "application/x-ndjson"));
  }

  /** The table is reached at home again. */
  private async home(): Promise<void> {
    this.stage = "home";
    this.along?.here.delete(this.room.id);
    note(this.room.id, false);
    await this.room.anew();
    if (!this.busy) void this.follow();
    else this.more = true;
  }

  private here(what: string, done?: Deed): Promise<Answer> {
    const house: Way | undefined = this.along?.house;
    return house ? house.ask(`tables/${this.room.id}${what}`, done) : Promise.reject(new Unreachable(""));
  }
}

const bytes = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const text = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
const isWell = ({ status }: Answer): boolean => status >= 200 && status < 300;

async function deed(method: Deed["method"], body: string, type = "application/json"): Promise<Deed> {
  return { method, body, type, token: await token() };
}
