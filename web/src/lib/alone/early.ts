/**
 * Calls the house before there is a page to look at, because it has the longer way. A page that carries its house says so
 * in itself; every other page calls nobody.
 */
import type { Luggage } from "./luggage";
import type { FromHouse, ToHouse } from "./said";

/** What the site says of itself in its page. */
export interface Site {
  luggage: Luggage;
  /** Where answers lie that are the same for everybody, by what is asked. */
  still: Readonly<Record<string, string>>;
}
export interface Called {
  worker: Worker;
  /** What it said before somebody listened. */
  heard: FromHouse[];
}

const said = document.getElementById("alone")?.textContent;
export const site = said ? whole(JSON.parse(said) as Site) : null;
const SITE = `klubovna ${new URL(".", document.baseURI).pathname}`;
let first = site && called(site.luggage, SITE);

/** The house that was called early, or another one. */
export function another(site: Site): Called {
  const found = first ?? called(site.luggage, SITE);
  first = null;
  return found;
}

/** `name`: under which it keeps its things. */
export function called(luggage: Luggage, name: string): Called {
  const worker = new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module", name: "house" });
  const heard: FromHouse[] = [];
  worker.onmessage = ({ data }: MessageEvent<FromHouse>) => heard.push(data);
  worker.postMessage({ is: "begin", luggage, name } satisfies ToHouse);
  return { worker, heard };
}

function whole({ luggage, still }: Site): Site {
  return { luggage: addressed(luggage), still };
}

/** Workers lie elsewhere: for them addresses are whole ones. */
export function addressed(luggage: Luggage): Luggage {
  const parts = Object.entries(luggage).map(([name, { address, bytes }]) => [
    name,
    { address: new URL(address, document.baseURI).href, bytes },
  ]);
  return Object.fromEntries(parts) as Luggage;
}
