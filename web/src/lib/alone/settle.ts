/** How this page reaches its house: the one that was called early, or the server that sent the page; or, where that can't be
 * reached, one in which only the tables lie that go along. */
import { isAway } from "../along/notes";
import { keepAtHand } from "../house/keeping";
import { reachBy } from "../house/way";
import { another, site } from "./early";

export async function settle(): Promise<void> {
  const here = site;
  if (isAway) return reachBy(await (await import("../along/away")).away());
  if (!here) return keepAtHand();
  const { Alone } = await import("./way");
  reachBy(new Alone(here, () => another(here)));
}
