import type { House, HouseStore } from "@thunderjack/house";
import type { RateLimiterMemory } from "rate-limiter-flexible";
import type { Log } from "./log.js";
import type { Metrics } from "./metrics.js";
import type { Presence } from "./presence.js";
import type { Tokens } from "./tokens.js";

/** The parts that all connections of a process use. */
export interface Service {
  readonly house: House;
  readonly store: HouseStore & { ping(): Promise<void> };
  readonly tokens: Tokens;
  readonly metrics: Metrics;
  readonly presence: Presence;
  readonly log: Log;
  /** Limits the requests of a player. */
  readonly requestLimit: RateLimiterMemory;
  /** Limits the connections and HTTP requests of an address. */
  readonly addressLimit: RateLimiterMemory;
}
