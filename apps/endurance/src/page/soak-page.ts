import { chanceFrom } from "../player/chance.js";
import { Player } from "../player/player.js";
import { cardNodes } from "./card-nodes.js";
import { storageUsage } from "./storage-usage.js";
import { type Kind, tableOf } from "./tables.js";

/** The functions of the page, called by the soak test. */
export interface SoakPage {
  /** Creates a table in the page. The seed determines the choices of the player. */
  create(kind: Kind, seed: number): Promise<void>;
  /** Plays this number of further rounds. */
  play(rounds: number): Promise<void>;
  /** Returns the number of nodes inside cards and hands. */
  cardNodes(): number;
  /** Returns the storage that the origin of the page uses. */
  stored(): ReturnType<typeof storageUsage>;
}

declare global {
  interface Window {
    soak: SoakPage;
  }
}

let player: Player | null = null;

window.soak = {
  async create(kind, seed) {
    player = new Player(await tableOf({ kind, name: "overnight", speed: "instant" }), chanceFrom(seed));
  },
  async play(rounds) {
    await player?.play(rounds);
  },
  cardNodes: () => cardNodes(),
  stored: storageUsage,
};
