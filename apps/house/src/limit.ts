import { RateLimiterMemory } from "rate-limiter-flexible";

/** Limits how often a player or an address may do something in a second. */
export class Limit {
  readonly #limiter: RateLimiterMemory;

  constructor(perSecond: number) {
    this.#limiter = new RateLimiterMemory({ points: perSecond, duration: 1 });
  }

  /** Counts one more time. Returns `false` if that exceeds the limit. */
  allows(key: string): Promise<boolean> {
    return this.#limiter.consume(key).then(
      () => true,
      () => false,
    );
  }
}
