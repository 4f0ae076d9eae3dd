// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shapes, WIRE } from "../../tools/types";

test("the shapes are those of the server's OpenAPI document; if not: npm run types", async () => {
  expect(readFileSync(WIRE, "utf-8")).toBe(await shapes());
}, 60_000);
