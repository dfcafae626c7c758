import { chanceFrom } from "../player/chance.js";
import { Player } from "../player/player.js";
import { lyingNodes } from "./lying-nodes.js";
import { storedRoom } from "./stored-room.js";
import { type Kind, tableOf } from "./tables.js";

/** What the page of a soak can be asked for. */
export interface SoakPage {
  /** Lays a table into the page; the player's chance follows from the seed. */
  lay(kind: Kind, seed: number): Promise<void>;
  /** Plays so many rounds more. */
  play(rounds: number): Promise<void>;
  /** How many nodes there are because of the cards that lie on the table now. */
  lyingNodes(): number;
  /** What is stored of it now. */
  stored(): ReturnType<typeof storedRoom>;
}

declare global {
  interface Window {
    soak: SoakPage;
  }
}

let player: Player | null = null;

window.soak = {
  async lay(kind, seed) {
    player = new Player(await tableOf({ kind, name: "overnight", speed: "instant" }), chanceFrom(seed));
  },
  async play(rounds) {
    await player?.play(rounds);
  },
  lyingNodes: () => lyingNodes(),
  stored: storedRoom,
};
