import type { TableEventName } from "@thunderjack/elements";
import { type PageStorage, readStored, writeStored } from "./page-storage.js";

/** The pointers, which are tips for a new player, in their order. */
const POINTERS = ["chip", "deal", "moves"] as const;

export type Pointer = (typeof POINTERS)[number];

/** The events that report the action of each pointer. */
const DONE: Readonly<Record<Pointer, readonly TableEventName[]>> = {
  chip: ["thunderjack-bet-placed"],
  deal: ["thunderjack-round-started"],
  moves: [
    "thunderjack-hand-hit",
    "thunderjack-hand-stood",
    "thunderjack-hand-doubled",
    "thunderjack-hand-split",
    "thunderjack-hand-surrendered",
  ],
};

const KEY = "thunderjack-pointers";

/** The pointers for a new player. Each pointer disappears when the player has performed its action. */
export class Pointers {
  readonly #storage: PageStorage | null;
  readonly #shown: (pointer: Pointer | null) => void;
  /** The number of pointers that are done. */
  #done: number;

  /** @param shown called with the pointer to show, or with `null` when all pointers are done */
  constructor(table: EventTarget, storage: PageStorage | null, shown: (pointer: Pointer | null) => void) {
    this.#storage = storage;
    this.#shown = shown;
    const stored = readStored(storage, KEY);
    this.#done = typeof stored === "number" ? stored : 0;
    for (const [index, pointer] of POINTERS.entries()) {
      for (const event of DONE[pointer]) table.addEventListener(event, () => this.#finish(index + 1));
    }
    shown(this.current);
  }

  get current(): Pointer | null {
    return POINTERS[this.#done] ?? null;
  }

  /** Removes all pointers. */
  dismiss(): void {
    this.#finish(POINTERS.length);
  }

  /** Shows the pointers again at the next table. */
  static reset(storage: PageStorage | null): void {
    writeStored(storage, KEY, null);
  }

  #finish(done: number): void {
    if (done <= this.#done) return;
    this.#done = done;
    writeStored(this.#storage, KEY, done);
    this.#shown(this.current);
  }
}
