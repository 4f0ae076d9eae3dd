/** What a page brings along to be a house of its own: Python and our package, packed by `tools/luggage.ts`. */
export interface Part {
  address: string;
  bytes: number;
}
export type Luggage = Readonly<Record<string, Part>>;
/** How many more bytes have come. */
export type Told = (bytes: number) => void;

const GONE = "no longer there:";
/** Whether something failed because another release has taken the place of this one. */
export function isGone(why: string): boolean {
  return why.includes(GONE);
}

/** Why a worker failed. Of one whose script did not come there is no word. */
export function whyOf({ message }: { message?: string }): string {
  return message ?? `${GONE} a script`;
}

/** A part as it comes, unpacked on the way; `come`: there is no more of it. */
export async function unpacked(
  { address }: Part,
  told: Told = () => undefined,
  come: () => void = () => undefined,
): Promise<ReadableStream<Uint8Array>> {
  const answer = await fetch(address);
  if (answer.status === 404) throw new Error(`${GONE} ${address}`);
  if (!answer.ok || answer.body === null) throw new Error(`${answer.status}: ${address}`);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, along) {
      told(chunk.length);
      along.enqueue(chunk);
    },
    flush: come,
  });
  return answer.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
}

export async function whole(part: Part, told?: Told): Promise<ArrayBuffer> {
  return new Response(await unpacked(part, told)).arrayBuffer();
}

const BLOCK = 512;
const text = new TextDecoder();

/** The files of an archive, by their paths. */
export function* files(archive: ArrayBuffer): Generator<[path: string, data: Uint8Array]> {
  const bytes = new Uint8Array(archive);
  const word = (at: number, length: number): string =>
    text.decode(bytes.subarray(at, at + length)).replace(/\0.*$/s, "");
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at] !== 0;) {
    const [name, folder] = [word(at, 100), word(at + 345, 155)];
    const size = parseInt(word(at + 124, 12), 8);
    yield [folder === "" ? name : `${folder}/${name}`, bytes.subarray(at + BLOCK, at + BLOCK + size)];
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
