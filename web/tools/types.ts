/** `npm run types`: the shapes of what the server says, from its OpenAPI document into `src/lib/house/wire.d.ts`. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { platform } from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";

export const WIRE = new URL("../src/lib/house/wire.d.ts", import.meta.url);
const HEAD = "// Written by `npm run types` from `klubovna openapi`; not by hand.\n\n";
const KLUBOVNA = platform === "win32" ? "../../.venv/Scripts/klubovna.exe" : "../../.venv/bin/klubovna";

/** The document as the rules in the environment beside us have it. */
function document(): OpenAPI3 {
  const printed = execFileSync(fileURLToPath(new URL(KLUBOVNA, import.meta.url)), ["openapi"], {
    encoding: "utf-8",
    maxBuffer: 1 << 26,
  });
  return JSON.parse(printed) as OpenAPI3;
}

/** Only the shapes: which address answers with which of them is said in `api.ts`. */
export async function shapes(): Promise<string> {
  const whole = { ...document(), paths: {} };
  const written = astToString(await openapiTS(whole, { alphabetize: true }));
  const end = written.indexOf("export type $defs");
  return HEAD + written.slice(written.indexOf("export interface components"), end);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeFileSync(WIRE, await shapes());
