/** The worker in which the house lives: our Python, asked by the page as a server is. */
import type { PyProxy } from "pyodide/ffi";
import { isGone } from "./luggage";
import { Minds } from "./minds";
import { layRest, python } from "./python";
import type { FromHouse, ToHouse } from "./said";
import { Store, type Deed, type Shelf } from "./store";
import { turn } from "./turns";

type Answer = [status: number, kind: string, body: Uint8Array, headers: [string, string][]];
interface Line extends PyProxy {
  said(text: string): void;
  close(): void;
}
interface House extends PyProxy {
  line(path: string, query: string, send: (text: string) => void, shut: () => void): Line;
  changed(table: string): Promise<void>;
}
interface Page extends PyProxy {
  opened(calls: object): Promise<House>;
  asked(house: House, method: string, path: string, query: string, body: Uint8Array): Promise<Answer>;
}
type Begin = Extract<ToHouse, { is: "begin" }>;

interface Opened {
  page: Page;
  house: House;
}
const written = new TextDecoder();
const bytes = new TextEncoder();

let opened: Promise<Opened>;
const lines = new Map<number, Promise<Line>>();

let minds: Minds;

async function begin({ luggage, name }: Begin): Promise<Opened> {
  minds = new Minds(luggage, tell);
  const [store, py] = await Promise.all([Store.open(name), python(luggage, (bytes) => tell({ is: "came", bytes }))]);
  const others = new BroadcastChannel(name);
  const page = py.pyimport("klubovna.alone.page") as Page;
  const rest = later(() => layRest(py, luggage));
  const house = await page.opened({
    rest,
    read: (shelf: Shelf, prefix: string) => store.read(shelf, prefix),
    think: (errand: Uint8Array) => minds.think(errand),
    turn: (table: string) => turn(`${name} ${table}`),
    keep: async (deeds: Deed[], tables: string[]) => {
      await store.keep(deeds);
      for (const table of tables) others.postMessage(table);
    },
  });
  others.onmessage = ({ data }: MessageEvent<string>) => void house.changed(data);
  tell({ is: "ready" });
  rest().catch((problem: unknown) => isGone(String(problem)) && fail(problem));
  return { page, house };
}

/** Done once, when somebody first asks for it; again where it failed. */
function later(what: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => {
    done ??= what();
    done.catch(() => (done = null));
    return done;
  };
}

addEventListener("message", ({ data }: MessageEvent<ToHouse>) => {
  if (data.is === "begin") {
    opened = begin(data);
    opened.catch(fail);
  } else if (data.is === "beat") tell(data);
  else if (data.is === "ask") void ask(data);
  else if (data.is === "think-ahead") minds.ahead(data.game);
  else if (data.is === "think") void think(data.id, data.errand);
  else if (data.is === "line") lines.set(data.id, open(data));
  else void lines.get(data.id)?.then((line) => (data.is === "said" ? line.said(data.text) : close(data.id, line)));
});

async function ask({ id, method, path, query, body }: Extract<ToHouse, { is: "ask" }>): Promise<void> {
  try {
    const { page, house } = await opened;
    const [status, , found] = await page.asked(house, method, path, query, bytes.encode(body));
    tell({ is: "answer", id, status, text: written.decode(found) });
  } catch (problem) {
    fail(problem);
  }
}

async function think(id: number, errand: Uint8Array): Promise<void> {
  tell({ is: "thought", id, thought: await minds.think(errand).catch(() => null) });
}

async function open({ id, path, query }: Extract<ToHouse, { is: "line" }>): Promise<Line> {
  const { house } = await opened;
  tell({ is: "opened", id });
  const send = (text: string): void => tell({ is: "told", id, text });
  return house.line(path, query, send, () => tell({ is: "closed", id }));
}

function close(id: number, line: Line): void {
  lines.delete(id);
  line.close();
  line.destroy();
}

/** Whatever Python did not expect: the page begins another house, which reads what is kept. */
function fail(problem: unknown): void {
  tell({ is: "failed", why: problem instanceof Error ? `${problem.name}: ${problem.message}` : String(problem) });
}

function tell(said: FromHouse): void {
  (postMessage as (said: FromHouse) => void)(said);
}
