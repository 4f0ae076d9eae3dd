/**
 * A QR code (ISO/IEC 18004) of a short text: bytes, correction level M, versions 1 to 15. Dark modules are true.
 * It is small enough to be our own, and a link with a secret in it goes to nobody else's server.
 */
const CORRECTION = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10];
const LEVEL_M = 0;
const LARGEST = BLOCKS.length - 1;

type Grid = boolean[][];

export function qrOf(text: string): Grid | null {
  const bytes = [...new TextEncoder().encode(text)];
  for (let version = 1; version <= LARGEST; version++) {
    const bits = version < 10 ? 8 : 16;
    if (4 + bits + 8 * bytes.length <= 8 * room(version))
      return drawn(version, corrected(version, packed(version, bytes)));
  }
  return null;
}

/** Code words of a version, data and correction together. */
function words(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2;
    modules -= (25 * marks - 10) * marks - 55;
    if (version >= 7) modules -= 36;
  }
  return Math.floor(modules / 8);
}

/** Code words that are left for data. */
function room(version: number): number {
  return words(version) - CORRECTION[version]! * BLOCKS[version]!;
}

function packed(version: number, bytes: readonly number[]): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const full = 8 * room(version);
  put(0, Math.min(4, full - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < full; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(8 * i, 8 * i + 8).join(""), 2));
}

function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> i) & 1) * a;
  }
  return product;
}

function divisorOf(degree: number): number[] {
  const found = [...new Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) found[j] = times(found[j]!, root) ^ (found[j + 1] ?? 0);
    root = times(root, 2);
  }
  return found;
}

function remainderOf(data: readonly number[], divisor: readonly number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((part, i) => (rest[i] = rest[i]! ^ times(part, factor)));
  }
  return rest;
}

/** In blocks, each with its correction, word by word in turns. */
function corrected(version: number, data: readonly number[]): number[] {
  const [count, length] = [BLOCKS[version]!, CORRECTION[version]!];
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const divisor = divisorOf(length);
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < count; i++) {
    const size = short + (i < count - longer ? 0 : 1);
    blocks.push(data.slice(at, at + size));
    at += size;
  }
  const found: number[] = [];
  for (let i = 0; i <= short; i++) for (const block of blocks) if (i < block.length) found.push(block[i]!);
  const rests = blocks.map((block) => remainderOf(block, divisor));
  for (let i = 0; i < length; i++) for (const rest of rests) found.push(rest[i]!);
  return found;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(version: number, data: readonly number[]): Grid {
  const size = 17 + 4 * version;
  const plain: Grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed: Grid = plain.map((row) => [...row]);
  const set = (x: number, y: number, dark: boolean): void => {
    plain[y]![x] = dark;
    fixed[y]![x] = true;
  };
  patterns(version, size, set);
  format(size, 0, set);
  fill(plain, fixed, data);
  let best: Grid = plain;
  let least = Infinity;
  MASKS.forEach((mask, number) => {
    const tried = plain.map((row, y) => row.map((dark, x) => dark !== (!fixed[y]![x] && mask(x, y))));
    format(size, number, (x, y, dark) => (tried[y]![x] = dark));
    const harm = harmOf(tried);
    if (harm < least) [best, least] = [tried, harm];
  });
  return best;
}

type Set = (x: number, y: number, dark: boolean) => void;

function patterns(version: number, size: number, set: Set): void {
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        const [x, y] = [cx + dx, cy + dy];
        if (x >= 0 && x < size && y >= 0 && y < size) set(x, y, ring !== 2 && ring !== 4);
      }
  const marks = alignments(version, size);
  const last = marks.length - 1;
  marks.forEach((cx, i) =>
    marks.forEach((cy, j) => {
      if ((i === 0 && (j === 0 || j === last)) || (i === last && j === 0)) return;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }),
  );
  if (version < 7) return;
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >>> i) & 1) === 1;
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(a, b, dark);
    set(b, a, dark);
  }
}

function alignments(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => size - 7 - (count - 2 - i) * step)];
}

function format(size: number, mask: number, set: Set): void {
  const data = (LEVEL_M << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const dark = (i: number): boolean => ((bits >>> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) set(8, i, dark(i));
  set(8, 7, dark(6));
  set(8, 8, dark(7));
  set(7, 8, dark(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, dark(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, dark(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, dark(i));
  set(8, size - 8, true);
}

/** Up and down in columns of two, from the right. */
function fill(grid: Grid, fixed: Grid, data: readonly number[]): void {
  const size = grid.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]![x] || at >= data.length * 8) continue;
        grid[y]![x] = ((data[at >>> 3]! >>> (7 - (at & 7))) & 1) === 1;
        at++;
      }
  }
}

/** How hard it would be to read: runs, squares and what looks like a corner. */
function harmOf(grid: Grid): number {
  const size = grid.length;
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))].map((line) =>
    line.map((dark) => (dark ? "1" : "0")).join(""),
  );
  let harm = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) harm += run.length - 2;
    for (let i = 0; i + 11 <= size; i++) if (["10111010000", "00001011101"].includes(line.slice(i, i + 11))) harm += 40;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++)
      if (new Set([grid[y]![x], grid[y - 1]![x], grid[y]![x - 1], grid[y - 1]![x - 1]]).size === 1) harm += 3;
  const dark = grid.flat().filter(Boolean).length / size ** 2;
  return harm + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
