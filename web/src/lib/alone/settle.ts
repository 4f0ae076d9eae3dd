/** How this page reaches its house: the one that was called early, or the server that sent the page. */
import { keepAtHand } from "../house/keeping";
import { reachBy } from "../house/way";
import { another, site } from "./early";

export async function settle(): Promise<void> {
  const here = site;
  if (!here) return keepAtHand();
  const { Alone } = await import("./way");
  reachBy(new Alone(here, () => another(here)));
}
