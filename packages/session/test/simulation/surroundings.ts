import type { VirtualClock } from "@thunderjack/core";
import type { Channel, SessionOptions, TabLock } from "../../src/index.js";
import type { Chance } from "../chance.js";
import type { Disk } from "./disk.js";
import type { FaultPlan } from "./fault-plan.js";
import type { Presses } from "./presses.js";

/** The environment of a simulated tab. */
export interface Surroundings {
  readonly clock: VirtualClock;
  readonly disk: Disk;
  readonly lock: TabLock;
  readonly chance: Chance;
  readonly plan: FaultPlan;
  readonly presses: Presses;
  readonly channels: { openFor(tab: Mortal): Channel };
  readonly options: Omit<SessionOptions, "store" | "secrets" | "openChannel" | "clock" | "lock">;
  /** The number of times that each command was saved, by the id of the command. */
  readonly carriedOut: Map<string, number>;
  /** The tabs that have saved a table without its damaged end. */
  readonly cutters: Set<Mortal>;
  /** The commitments of the secrets that were added, in order. */
  readonly addedSecrets: string[];
  /** All seeds that were in play. */
  readonly seeds: Set<string>;
  /**
   * A number that increases when rounds that were saved may be played again: when the storage is cleared, and with a
   * chosen seed also when recordings are deleted or damaged.
   */
  readonly era: number;
  /** Called before all recordings are deleted. */
  forgotten(): void;
  /** Whether the storage is full. */
  readonly isFull: boolean;
  /** Whether a newer version of the program has upgraded the storage. */
  readonly isUpgraded: boolean;
}

/**
 * The version of the program in a tab. An older version sends messages without the fields that were added later. A newer
 * version has another protocol, and can upgrade the storage.
 */
export type Build = "older" | "current" | "newer";

/** A queue of a page. The order of calls from different queues is not defined. */
export type Source = "press" | "timer" | "message" | "storage" | "lock";

/** A tab that the simulation can terminate. */
export interface Mortal {
  readonly isAlive: boolean;
  readonly build: Build;
  /** Whether the tab shows moves that are not saved, and could not mark them in the storage. */
  isUnmarked: boolean;
  /**
   * Whether the tab has received a forged message that is valid. The table that it shows may then never have been
   * stored.
   */
  isDeceived: boolean;
  /** Makes a call now, or when a suspended tab wakes. A dead tab makes no calls. */
  run(source: Source, callback: () => void): void;
  /** Returns a promise that never settles. No code runs in a dead tab. */
  die(): Promise<never>;
}
