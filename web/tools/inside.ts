/**
 * Runs a script in the Python of pages, out of the luggage, but in no page: `node tools/inside.ts LUGGAGE SCRIPT.py …`.
 * For what is tested and measured of it; what it says comes out here.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { loadPyodide, type PyodideAPI } from "pyodide";
import { files } from "../src/lib/alone/luggage.ts";

const [luggage = "", script = "", ...args] = process.argv.slice(2);

function lay(place: PyodideAPI["FS"], name: string): void {
  const archive = gunzipSync(readFileSync(join(luggage, name)));
  for (const [path, data] of files(new Uint8Array(archive).buffer)) {
    place.mkdirTree(`/${path.slice(0, path.lastIndexOf("/"))}`);
    place.writeFile(`/${path}`, data);
  }
}

const work = mkdtempSync(join(tmpdir(), "inside-"));
try {
  const nothing = join(work, "nothing.zip");
  writeFileSync(nothing, "");
  const python = await loadPyodide({
    stdLibURL: nothing,
    env: { PYTHONPATH: "/lib/python3.14" },
    fsInit: async (place: PyodideAPI["FS"]) => lay(place, "python.tar.gz"),
  });
  for (const name of readdirSync(luggage))
    if (name.endsWith(".tar.gz") && name !== "python.tar.gz") lay(python.FS, name);
  python.globals.set("ARGS", python.toPy(args));
  python.runPython(readFileSync(script, "utf-8"));
} finally {
  rmSync(work, { recursive: true, force: true });
}
