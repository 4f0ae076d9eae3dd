/** The five areas of a table, in the order of the page; F6 goes from one to the next. */
const AREAS = [".app > .bar", ".app > .table", ".dock > .prompt", ".dock .hand", ".app > .drawer"];
/** What is looked for in an area: first what can be chosen, then anything that keys reach. */
const WANTED = [".piece.legal, .piece.can", "a[href], button:not(:disabled), input, [tabindex='0']"];

/** The focus goes to the next area, or to the one before; true if it went anywhere. */
export function nextArea(backwards: boolean): boolean {
  const areas = AREAS.flatMap((css) => [...document.querySelectorAll<HTMLElement>(css)]).filter(shown);
  const here = areas.findIndex((area) => area.contains(document.activeElement));
  const from = here < 0 && backwards ? 0 : here;
  for (let step = 1; step <= areas.length; step++) {
    const area = areas.at((from + (backwards ? -step : step)) % areas.length);
    if (area && enter(area)) return true;
  }
  return false;
}

function enter(area: HTMLElement): boolean {
  for (const css of WANTED) {
    const thing = [...area.querySelectorAll<HTMLElement>(css)].find(shown);
    thing?.focus();
    if (thing && document.activeElement === thing) return true;
  }
  area.tabIndex = -1;
  area.focus();
  return document.activeElement === area;
}

function shown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
