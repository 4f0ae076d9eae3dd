/** Python in a worker, out of the luggage. */
import { loadPyodide, type PyodideAPI, type PyodideConfig } from "pyodide";
import { files, unpacked, whole, type Luggage, type Told } from "./luggage";

export type Python = PyodideAPI;
type Files = PyodideAPI["FS"];

/** Nothing is ever installed: all that there is has been packed. */
const LOCK = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
} as unknown as PyodideConfig["lockFileContents"];

/** Where Python would look by itself if it found there what has been left behind. */
const LIBRARY = "/lib/python3.14";

export async function python(luggage: Luggage, told?: Told): Promise<Python> {
  const part = (name: string) => luggage[name]!;
  let come: () => void;
  const arrived = new Promise<void>((done) => (come = done));
  const [wasm, script, library] = [
    unpacked(part("pyodide.asm.wasm"), told, () => come()),
    whole(part("pyodide.asm.mjs"), told),
    whole(part("python.tar"), told),
  ];
  // Our own comes while Python wakes up, and not before: the line is what takes longest.
  const ours = Promise.all([arrived, library]).then(() => whole(part("klubovna.tar"), told));
  ours.catch(() => undefined);
  const found = await lending(
    {
      "pyodide.asm.wasm": () =>
        wasm.then((stream) => new Response(stream, { headers: { "content-type": "application/wasm" } })),
      "python_stdlib.zip": () => Promise.resolve(new Response("")),
    },
    async () =>
      loadPyodide({
        createPyodideModule: await module(await script),
        lockFileContents: LOCK,
        packageBaseUrl: "./",
        indexURL: "./",
        env: { PYTHONPATH: LIBRARY },
        fsInit: async (place) => lay(place, await library),
      }),
  );
  lay(found.FS, await ours);
  return found;
}

/** What a first table does without: words, lessons, puzzles, rulebooks, and what of Python's library they need. */
export async function layRest(python: Python, luggage: Luggage): Promise<void> {
  const rest = luggage["rest.tar"];
  if (rest) lay(python.FS, await whole(rest));
}

export function lay(place: Files, archive: ArrayBuffer): void {
  const made = new Set<string>();
  for (const [path, data] of files(archive)) {
    const folder = `/${path.slice(0, path.lastIndexOf("/"))}`;
    if (!made.has(folder)) place.mkdirTree(folder);
    made.add(folder);
    place.writeFile(`/${path}`, data);
  }
}

async function module(script: ArrayBuffer): Promise<PyodideConfig["createPyodideModule"]> {
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const loaded = (await import(/* @vite-ignore */ address)) as { default: PyodideConfig["createPyodideModule"] };
  URL.revokeObjectURL(address);
  return loaded.default;
}

/** Python asks the network for its parts by their names: meanwhile they come from us. */
async function lending<T>(parts: Record<string, () => Promise<Response>>, meanwhile: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  globalThis.fetch = (asked, init) => {
    const name =
      String(asked instanceof Request ? asked.url : asked)
        .split("/")
        .at(-1) ?? "";
    return parts[name]?.() ?? fetch(asked, init);
  };
  try {
    return await meanwhile();
  } finally {
    globalThis.fetch = fetch;
  }
}
