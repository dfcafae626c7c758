import type { Table } from "@thunderjack/core";
import { RecordingLog, type Shoe } from "@thunderjack/recording";
import { hexOf } from "./hex.js";
import type { Secret } from "./secret-store.js";
import type { TableSnapshot } from "./snapshot.js";

/** A shoe in play with its recording as lines. */
export type SessionShoe = Shoe<RecordingLog>;

/** Returns a function that starts the recording of a shoe. Its header contains the number of the shoe. */
export function recordingLogs(createdAt: () => string): (table: Table, shoe: number) => RecordingLog {
  return (table, shoe) => new RecordingLog(table, { createdAt: createdAt(), meta: { shoe } });
}

/** Returns the public state of a shoe. */
export function snapshotOf({ table, number }: SessionShoe): TableSnapshot {
  const { rules, fairness, publicState } = table;
  if (fairness === null) throw new RangeError("A session requires the fair shuffle.");
  return { rules, fairness, shoe: number, state: publicState };
}

/** Returns the secret of a shoe, for the secret store. */
export function secretOf(shoe: SessionShoe): Secret {
  return { commitment: snapshotOf(shoe).fairness.commitment, serverSeed: hexOf(shoe.seeds.serverSeed) };
}
