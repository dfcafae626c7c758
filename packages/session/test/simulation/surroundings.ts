import type { VirtualClock } from "@thunderjack/core";
import type { Channel, MemorySecrets, MemoryStore, RecordingLines, SessionOptions, TabLock } from "../../src/index.js";
import type { Chance } from "../chance.js";
import type { FaultPlan } from "./fault-plan.js";

/** The environment of a simulated tab. */
export interface Surroundings {
  readonly clock: VirtualClock;
  readonly store: MemoryStore;
  readonly secrets: MemorySecrets;
  readonly lock: TabLock;
  readonly chance: Chance;
  readonly plan: FaultPlan;
  readonly channels: { openFor(tab: Mortal): Channel };
  readonly options: Omit<SessionOptions, "store" | "secrets" | "openChannel" | "clock" | "lock">;
  /** The number of times that each command was saved, by the id of the command. */
  readonly carriedOut: Map<string, number>;
  /** The tab that left an incomplete write in the storage; `null` for none. */
  torn: Mortal | null;
  /** The tabs that opened a table and removed an incomplete write of another tab. */
  readonly cutters: Set<Mortal>;
  /** The commitments of the secrets that were added, in order. */
  readonly addedSecrets: string[];
  /** All seeds that were in play. */
  readonly seeds: Set<string>;
  /**
   * The number of times that the shoe began from the start with the same seed. Rounds that were saved before may then
   * be played again.
   */
  readonly era: number;
  /** Returns the stored recordings. */
  stored(): Promise<readonly RecordingLines[]>;
  /** Called when a player deletes these recordings. */
  forgotten(recordings: readonly RecordingLines[]): void;
  /** Whether the storage is full. */
  readonly isFull: boolean;
}

/** A tab that the simulation can terminate. */
export interface Mortal {
  readonly isAlive: boolean;
  /** Whether the tab shows moves that are not saved, and could not mark them in the storage. */
  isUnmarked: boolean;
  /** Returns a promise that never settles. No code runs in a dead tab. */
  die(): Promise<never>;
}
