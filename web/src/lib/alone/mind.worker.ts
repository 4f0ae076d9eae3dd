/** A worker in which bots think, with a Python of its own. */
import { whole, type Luggage } from "./luggage";
import { lay, layRest, python, type Python } from "./python";
import type { PyProxy } from "pyodide/ffi";
import type { FromMind, ToMind } from "./said";

interface Page extends PyProxy {
  thought(errand: Uint8Array): Uint8Array;
  about(errand: Uint8Array): string;
  patience(errand: Uint8Array): number;
}
let begun: Promise<{ py: Python; page: Page }>;
let luggage: Luggage;
const nets = new Map<string, Promise<void>>();

async function begin(): Promise<{ py: Python; page: Page }> {
  const py = await python(luggage);
  await layRest(py, luggage);
  return { py, page: py.pyimport("klubovna.alone.page") as Page };
}

async function think(id: number, errand: Uint8Array): Promise<Uint8Array> {
  const { py, page } = await begun;
  await learned(page.about(errand), py);
  tell({ is: "begun", id, seconds: page.patience(errand) });
  return page.thought(errand);
}

/** What has been learned of a game is large, and is fetched when the game is first thought about. */
function learned(game: string, py: Python): Promise<void> {
  const part = luggage[`weights-${game}.tar`];
  const known = nets.get(game) ?? (part ? whole(part).then((archive) => lay(py.FS, archive)) : Promise.resolve());
  nets.set(game, known);
  known.catch(() => nets.delete(game));
  return known;
}

addEventListener("message", ({ data }: MessageEvent<ToMind>) => {
  if (data.is === "begin") {
    luggage = data.luggage;
    begun = begin();
    begun.catch((problem: unknown) => reportError(problem));
    return;
  }
  if (data.is === "beat") return tell(data);
  if (data.is === "learn") {
    void begun.then(({ py }) => learned(data.game, py)).catch(() => undefined);
    return;
  }
  think(data.id, data.errand).then(
    (thought) => tell({ is: "thought", id: data.id, thought }),
    (problem: unknown) => tell({ is: "stuck", id: data.id, why: String(problem) }),
  );
});

function tell(said: FromMind): void {
  (postMessage as (said: FromMind) => void)(said);
}
