/** Writes `sw.js` into the built client: the worker from `src/sw.js` with the files that it keeps. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";

/** What every page needs, and the page by its address; older kinds of fonts and what only a house without a server needs
 * are left to the network. */
const LEFT = /^(sw\.js|index\.html|built)$|\.woff$|\.map$|\.worker-/;

export function shell(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "klubovna-shell",
    apply: "build",
    configResolved: (resolved) => void (config = resolved),
    closeBundle() {
      const built = resolve(config.root, config.build.outDir);
      const files = filesOf(built).filter((file) => !LEFT.test(file));
      const hash = createHash("sha256");
      for (const file of files) hash.update(file).update(readFileSync(join(built, file)));
      writeFileSync(
        join(built, "sw.js"),
        worker(join(config.root, "src/sw.js"), files, hash.digest("hex").slice(0, 12)),
      );
    },
  };
}

function worker(source: string, files: string[], build: string): string {
  const plain = readFileSync(source, "utf-8");
  const written = plain.replace("/* the files */ []", JSON.stringify(["./", ...files])).replace("the build", build);
  if (written.includes("/* the files */") || written.includes("the build"))
    throw new Error("src/sw.js has no place for its files");
  return written;
}

function filesOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")).sort();
}
