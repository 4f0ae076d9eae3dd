/** A page that carries its house says so in itself; every other page asks the server that sent it. */
import { keepAtHand } from "../house/keeping";
import { reachBy } from "../house/way";
import type { Site } from "./way";

export async function settle(): Promise<void> {
  const said = document.getElementById("alone")?.textContent;
  if (!said) return keepAtHand();
  const { Alone } = await import("./way");
  const call = (): Worker =>
    new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module", name: "house" });
  reachBy(new Alone(whole(JSON.parse(said) as Site), `klubovna ${new URL(".", document.baseURI).pathname}`, call));
}

/** Workers lie elsewhere: for them addresses are whole ones. */
function whole({ luggage, still }: Site): Site {
  const parts = Object.entries(luggage).map(([name, { address, bytes }]) => [
    name,
    { address: new URL(address, document.baseURI).href, bytes },
  ]);
  return { luggage: Object.fromEntries(parts) as Site["luggage"], still };
}
