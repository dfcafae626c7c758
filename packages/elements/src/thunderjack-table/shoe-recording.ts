import type { Seeds } from "@thunderjack/core";
import { Recorder } from "@thunderjack/recording";
import { recordingName } from "../download.js";
import type { GameSession, ShoeLog } from "./played-table.js";

/** The recording of one of several shoes. */
export interface KeptRecording {
  /** Of its file: the first deal, and the rounds. */
  readonly name: string;
  readonly text: string;
}

/**
 * A ledger as a recording.
 *
 * @param seeds of a shoe that is retired; left out, the recording stays open, and holds no seed
 * @returns `null` before the first deal, and where the ledger does not begin with it
 * @throws RangeError when the recording would be longer than one may be
 */
export function shoeRecording(ledger: ShoeLog, seeds?: Seeds): string | null {
  if (ledger.text !== undefined) return ledger.text;
  const { table, entries, beganAt, isWhole } = ledger;
  if (!isWhole || beganAt === null || table.fairness === null) return null;
  let now = 0;
  const recorder = new Recorder(
    { rules: table.rules, fairness: table.fairness, credits: ledger.opening.credits },
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

/** The first and the last round of a shoe, counted through over the shoes. */
export function roundsOfShoe({ roundsBefore, table }: ShoeLog): readonly [first: number, last: number] {
  return [roundsBefore + 1, roundsBefore + table.state.round];
}

/**
 * The recordings of all shoes that are kept, the oldest first: those that are done closed, with their seeds, and the one in
 * play open. Shoes that cannot be recorded are left out.
 */
export async function keptRecordings(session: GameSession): Promise<readonly KeptRecording[]> {
  await session.read?.(Number.POSITIVE_INFINITY);
  const recordings: KeptRecording[] = [];
  for (const { ledger, seeds } of [...session.retired, { ledger: session.ledger, seeds: undefined }]) {
    const text = shoeRecording(ledger, seeds);
    if (text === null) continue;
    recordings.push({ name: recordingName(ledger.beganAt, fileSuffixOf(ledger)), text });
  }
  return recordings;
}

/** What is said of the file of a shoe in its name, so that the files of a session can be told apart. */
export function fileSuffixOf(ledger: ShoeLog): string {
  return `rounds-${roundsOfShoe(ledger).join("-")}`;
}
