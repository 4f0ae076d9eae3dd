// The archives are those that Python writes; a browser has nothing of its own that reads them.
import { execFileSync } from "node:child_process";
import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { files, unpacked } from "../../src/lib/alone/luggage";

const LONG = `${"rooms/".repeat(18)}page.pyc`;
const WRITE = `
import io, sys, tarfile
with tarfile.open(fileobj=sys.stdout.buffer, mode="w|", format=tarfile.USTAR_FORMAT) as tar:
    for name, data in (("lib/a.py", b"1"), ("${LONG}", b"x" * 1000), ("lib/empty.toml", b"")):
        entry = tarfile.TarInfo(name)
        entry.size = len(data)
        tar.addfile(entry, io.BytesIO(data))
`;

test("files come out as they went in, under however long names", () => {
  const written = execFileSync("python3", ["-c", WRITE]);
  const archive = written.buffer.slice(written.byteOffset, written.byteOffset + written.length) as ArrayBuffer;
  expect([...files(archive)].map(([path, data]) => [path, data.length])).toEqual([
    ["lib/a.py", 1],
    [LONG, 1000],
    ["lib/empty.toml", 0],
  ]);
});

test("how much of a part has come is told, and when there is no more of it", async () => {
  const packed = gzipSync(Buffer.alloc(100_000, "rules"));
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(packed));
  const said: (number | "all")[] = [];
  const stream = await unpacked(
    { address: "luggage/x.bin", bytes: packed.length },
    (bytes) => said.push(bytes),
    () => said.push("all"),
  );
  expect(said).not.toContain("all");
  expect((await new Response(stream).arrayBuffer()).byteLength).toBe(100_000);
  expect(said).toEqual([packed.length, "all"]);
  vi.restoreAllMocks();
});
