import { api, type Content } from "../house/api";
import { faceOf, type GameFace } from "../house/faces";
import { house } from "../house/house.svelte";

/** What a table of a game is made of, besides what lies on it. */
export interface Furniture {
  face: GameFace;
  content: Content<unknown>;
}

/** Of any table of the game; or of this one, where it is played with an owner's pack. */
export async function furniture(game: string, table?: string): Promise<Furniture> {
  const printed = table === undefined ? api.content(game) : api.tableContent(table);
  const [content, face] = await Promise.all([printed, faceOf(game), house.learn(game)]);
  return { content, face };
}
