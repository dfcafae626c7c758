import type { Seeds } from "@thunderjack/core";
import { Recorder } from "@thunderjack/recording";
import type { Ledger } from "./ledger.js";

/**
 * A ledger as a recording.
 *
 * @param seeds of a shoe that is retired; left out, the recording stays open, and holds no seed
 * @returns `null` before the first deal, and where the ledger does not begin with it
 * @throws RangeError when the recording would be longer than one may be
 */
export function shoeRecording(ledger: Ledger, seeds?: Seeds): string | null {
  const { table, entries, beganAt, isWhole } = ledger;
  if (!isWhole || beganAt === null || table.fairness === null) return null;
  let now = 0;
  const recorder = new Recorder(
    { rules: table.rules, fairness: table.fairness, credits: table.opening.credits },
    { now: () => now, createdAt: beganAt },
  );
  const lines: string[] = [];
  for (const { event, at } of entries) {
    now = at;
    lines.push(...recorder.write(event));
  }
  const trailer = seeds === undefined ? null : recorder.close(seeds);
  if (trailer !== null) lines.push(trailer);
  return `${lines.join("\n")}\n`;
}
