/**
 * Packs what a page needs to be a house of its own: `node tools/luggage.ts SOURCES LIBRARIES PROJECT OUT`.
 * Python and its compiled modules, our package, each in one file that a browser unpacks by itself, wherever it comes from.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { constants, gzipSync } from "node:zlib";
import { loadPyodide, type PyodideAPI } from "pyodide";

const [sources = "", libraries = "", project = "", out = ""] = process.argv.slice(2);
const runtime = dirname(createRequire(import.meta.url).resolve("pyodide"));
const work = mkdtempSync(join(tmpdir(), "luggage-"));
type Named = () => string;
type AtFirst = () => Promise<string>;
type Walk = (named: string) => string;
type Pack = (needed: string, first: string) => void;

/** Python itself packs the archives. What it needs for that would come along, if it were not asked in a world of its own. */
async function pack(): Promise<void> {
  const [packer, walker] = [await python("packing.py"), await python("walking.py")];
  const first = await (walker.globals.get("at_first") as AtFirst)();
  const needed = (walker.globals.get("walked") as Walk)((packer.globals.get("named") as Named)());
  (packer.globals.get("pack") as Pack)(needed, first);
}

/** Of where something happened, lines are enough. */
async function python(module: string): Promise<PyodideAPI> {
  const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
  const folders = { sources, libraries, project, out: join(work, "packed") };
  mkdirSync(folders.out, { recursive: true });
  for (const [name, root] of Object.entries(folders)) {
    python.FS.mkdirTree(`/${name}`);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, `/${name}`);
  }
  python.runPython(
    "import sys; sys.dont_write_bytecode = True; sys.path[:0] = ['/sources', '/libraries', '/out/info']",
  );
  python.runPython(readFileSync(new URL(module, import.meta.url), "utf-8"));
  return python;
}

/** As every browser can unpack it: on a host that sends things as they are, nothing is larger than it has to be. */
function squeeze(from: string, name: string): void {
  writeFileSync(join(out, `${name}.gz`), gzipSync(readFileSync(from), { level: constants.Z_BEST_COMPRESSION }));
}

/** Whose work comes along, and on what terms. */
function licences(): string {
  const ours = readFileSync(join(project, "LICENSE"), "utf-8");
  const { version } = JSON.parse(readFileSync(join(runtime, "package.json"), "utf-8")) as { version: string };
  const theirs = readdirSync(libraries, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /LICEN[CS]E|COPYING/i.test(entry.name))
    .map((entry) => relative(libraries, join(entry.parentPath, entry.name)))
    .filter((name) => name.includes(".dist-info"))
    .sort()
    .map((name) => `${name.split("/")[0]}\n\n${readFileSync(join(libraries, name), "utf-8")}`);
  const python = `Pyodide ${version}, unchanged, under the Mozilla Public License 2.0 (https://mozilla.org/MPL/2.0/);
its sources: https://github.com/pyodide/pyodide. With it CPython, under the licence of the Python Software Foundation
(https://docs.python.org/3/license.html); of its library the modules that are used, compiled.`;
  return [`Klubovna\n\n${ours}`, python, ...theirs].join(`\n\n${"-".repeat(80)}\n\n`);
}

try {
  await pack();
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const name of ["pyodide.asm.mjs", "pyodide.asm.wasm"]) squeeze(join(runtime, name), name);
  for (const name of readdirSync(join(work, "packed")))
    if (name.endsWith(".tar")) squeeze(join(work, "packed", name), name);
  writeFileSync(join(out, "licences.txt"), licences());
} finally {
  rmSync(work, { recursive: true, force: true });
}
