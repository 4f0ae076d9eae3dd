/** A link handed on: by the sheet of the phone where there is one, else copied. */
export const canShare = typeof navigator.share === "function";

/** Whoever changes their mind in the sheet of the phone has done nothing wrong. */
export async function share(title: string, text: string, url: string): Promise<void> {
  await navigator.share({ title, text, url }).catch(() => undefined);
}

export async function copy(text: string): Promise<void> {
  await navigator.clipboard?.writeText(text).catch(() => undefined);
}

/** A place of the house as others come to it. */
export function addressOf(hash: string): string {
  return new URL(hash, document.baseURI).href;
}
