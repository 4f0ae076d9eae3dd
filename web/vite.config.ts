import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { shell } from "./tools/shell.ts";

const server = process.env["KLUBOVNA_SERVER"] ?? "http://127.0.0.1:8765";

export default defineConfig({
  base: "./",
  plugins: [svelte(), shell()],
  build: {
    outDir: "../src/klubovna/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { index: "index.html", early: "src/lib/alone/early.ts" } },
  },
  server: { host: "127.0.0.1", proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  // Files share what they load: a document and a house of its own for each of them took three quarters of the time.
  test: { environment: "happy-dom", isolate: false, include: ["tests/**/*.test.ts"] },
});
