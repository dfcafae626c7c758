import type { Amount } from "@thunderjack/core";
import * as v from "valibot";
import type { Settlement } from "./settlement.js";

/** The place of a stake in the game. */
export interface StakePlace {
  /** The commitment of the shoe; `null` for a table without one. */
  readonly commitment: string | null;
  readonly round: number;
  /** The number of earlier stakes in this round. */
  readonly before: number;
}

/** A stake without a settlement. */
export interface OpenStake {
  readonly amount: Amount;
  /** The place, which is stored before the command is sent to the table; `null` while the page has not answered. */
  readonly place: StakePlace | null;
}

/** An entry of the outbox: an open stake, or a settlement that is not acknowledged. */
export type Entry = OpenStake | Settlement;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const openStake: v.GenericSchema<unknown, OpenStake> = v.object({
  amount: count,
  place: v.nullable(v.object({ commitment: v.nullable(v.string()), round: count, before: count })),
});

const settlement: v.GenericSchema<unknown, Settlement> = v.pipe(
  v.object({
    id: v.string(),
    stakes: v.pipe(v.array(v.string()), v.minLength(1)),
    reason: v.picklist(["round", "cancelled", "void"]),
    staked: count,
    returned: count,
  }),
  v.check(({ id, stakes }) => stakes.includes(id)),
  v.check(
    ({ reason, staked, returned }) =>
      reason === "round" || returned === staked || (reason === "void" && returned === 0),
  ),
);

/**
 * Returns the storage id of a settlement. A settlement has the id of its first stake, so that it has the same id if it
 * is created twice.
 */
export function settlementKey(id: string): string {
  return `settled ${id}`;
}

/** Parses an entry. Returns `null` if it is damaged, for example because another script of the page has changed it. */
export function entryIn(key: string, text: string): Entry | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const isSettlement = key.startsWith(settlementKey(""));
  const { success, output } = v.safeParse<typeof openStake | typeof settlement>(
    isSettlement ? settlement : openStake,
    value,
  );
  if (!success || ("id" in output && settlementKey(output.id) !== key)) return null;
  return output;
}
