import type { Channel } from "../../src/index.js";
import { anyBelow } from "../chance.js";
import type { Mortal, Surroundings } from "./surroundings.js";

/** The channels of a simulation. Messages are delayed, doubled, reordered or lost. */
export class FaultyChannels {
  /** All messages that were sent. */
  readonly texts: string[] = [];
  readonly #listeners = new Map<Mortal, Set<(text: string) => void>>();

  constructor(private readonly world: Surroundings) {}

  openFor(tab: Mortal): Channel {
    const own = new Set<(text: string) => void>();
    this.#listeners.set(tab, own);
    return {
      post: (text) => {
        if (tab.isAlive) this.#post(tab, text);
      },
      listen: (heard) => {
        own.add(heard);
        return () => own.delete(heard);
      },
      close: () => this.#listeners.delete(tab),
    };
  }

  #post(from: Mortal, text: string): void {
    const { plan } = this.world;
    this.texts.push(text);
    for (const [tab, listeners] of this.#listeners) {
      if (tab === from || plan.strikes("message dropped", 0.03)) continue;
      this.#deliver(tab, listeners, text);
      if (plan.strikes("message doubled", 0.03)) this.#deliver(tab, listeners, text);
    }
  }

  #deliver(tab: Mortal, listeners: ReadonlySet<(text: string) => void>, text: string): void {
    const { plan, chance, clock } = this.world;
    const delay = plan.strikes("message late", 0.05) ? 1_000 + anyBelow(chance, 6_000) : 1;
    clock.schedule(delay, () => {
      if (tab.isAlive) for (const heard of [...listeners]) heard(text);
    });
  }
}
