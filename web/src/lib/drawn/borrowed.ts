/** Drawings under further names: things of an owner's pack have those of things of the house. */
const SYMBOL = /<symbol id="([a-z\d-]+)"([^>]*)>([^]*?)<\/symbol>/g;
const NAME = /^[a-z]+(-[a-z]+)*$/;

/** The symbols that such things need besides; `pictures` says whose drawing each of them has. */
export function borrowed(drawings: string, pictures: Readonly<Record<string, string>>): string {
  const named = Object.entries(pictures).filter(([thing]) => NAME.test(thing));
  if (named.length === 0) return "";
  const symbols = [...drawings.matchAll(SYMBOL)].flatMap(([, id = "", look = "", drawn = ""]) =>
    named
      .filter(([, like]) => id === like || id.endsWith(`-${like}`))
      .map(([thing, like]) => `<symbol id="${id.slice(0, -like.length)}${thing}"${look}>${drawn}</symbol>`),
  );
  return symbols.length > 0 ? `<svg>${symbols.join("")}</svg>` : "";
}
