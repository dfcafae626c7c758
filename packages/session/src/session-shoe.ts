import type { SeedChain, Table } from "@thunderjack/core";
import { type JsonObject, type RecorderOptions, RecordingLog, type Shoe } from "@thunderjack/recording";
import { checkedMeta } from "./header-check.js";
import { hexOf } from "./hex.js";
import type { Secret } from "./secret-store.js";
import type { TableSnapshot } from "./snapshot.js";

/** A shoe in play with its recording as lines. */
export type SessionShoe = Shoe<RecordingLog>;

/** The link from the recording of a shoe to the one before it. */
export type ShoeLink = Pick<RecorderOptions, "previous" | "recovered">;

/**
 * Returns a function that starts the recording of a shoe. The header contains the number of the shoe and a checksum.
 *
 * @param link the link of the first recording; each later recording is linked to the one before it
 */
export function recordingLogs(
  createdAt: () => string,
  link: ShoeLink,
): (table: Table, shoe: number, before: RecordingLog | null) => RecordingLog {
  return (table, shoe, before) => {
    const linked = before === null ? link : { previous: before.head };
    // A shoe without a chain was stored by an older release of the program. Its recording continues without a checksum.
    const isSingle = table.fairness?.chain === undefined;
    const meta = isSingle ? { shoe } : (header: JsonObject) => checkedMeta(header, shoe);
    return new RecordingLog(table, { createdAt: createdAt(), meta, ...linked });
  };
}

/**
 * Returns the snapshot of the table of a shoe.
 *
 * @throws RangeError if the table does not use the fair shuffle
 */
export function snapshotOf({ table, number }: SessionShoe): TableSnapshot {
  const { rules, fairness, publicState } = table;
  if (fairness === null) throw new RangeError("A session requires the fair shuffle.");
  return { rules, fairness, shoe: number, state: publicState };
}

/** Returns the secrets of a shoe and of the shoes after it, for the secret store. */
export function secretsOf({ number, seeds, chain, nextChain, log, table }: SessionShoe): readonly Secret[] {
  if (chain === null) {
    return [{ commitment: table.fairness?.commitment ?? "", serverSeed: hexOf(seeds.serverSeed) }];
  }
  const stacks = log.stacks.map((stack) => ({ ...stack, shoe: number }));
  const secret = { ...secretOf(chain), ...(stacks.length === 0 ? {} : { stacks }) };
  return nextChain === null ? [secret] : [secret, secretOf(nextChain)];
}

function secretOf({ anchor, last, length }: SeedChain): Secret {
  return { commitment: anchor, serverSeed: hexOf(last), length };
}

/** Returns the commitments of secrets. */
export function commitmentsOf(secrets: readonly Secret[]): readonly string[] {
  return secrets.map(({ commitment }) => commitment);
}
