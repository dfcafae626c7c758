import type { VirtualClock } from "@thunderjack/stage";
import type { Channel, MemorySecrets, MemoryStore, RecordingLines, SessionOptions, TabLock } from "../../src/index.js";
import type { Chance } from "../chance.js";
import type { FaultPlan } from "./fault-plan.js";

/** What a simulated tab stands in. */
export interface Surroundings {
  readonly clock: VirtualClock;
  readonly store: MemoryStore;
  readonly secrets: MemorySecrets;
  readonly lock: TabLock;
  readonly chance: Chance;
  readonly plan: FaultPlan;
  readonly channels: { openFor(tab: Mortal): Channel };
  readonly options: Omit<SessionOptions, "store" | "secrets" | "openChannel" | "clock" | "lock">;
  /** How often each command was saved, by its id. */
  readonly carriedOut: Map<string, number>;
  /** Who left half a write in storage, or nobody. */
  torn: Mortal | null;
  /** The tabs that opened a table, and cut off what another one had left there by half. */
  readonly cutters: Set<Mortal>;
  /** Every seed that was ever in play. */
  readonly seeds: Set<string>;
  /** How often the same rounds could begin anew: what was saved before may be played again after it. */
  readonly era: number;
  /** The recordings that are stored now. */
  stored(): Promise<readonly RecordingLines[]>;
  /** A player had these deleted. */
  forgotten(recordings: readonly RecordingLines[]): void;
  /** Whether there is no room for anything more. */
  readonly isFull: boolean;
}

/** Something that can die. */
export interface Mortal {
  readonly isAlive: boolean;
  /** Waits for ever, as everything does in a tab that is gone. */
  die(): Promise<never>;
}
