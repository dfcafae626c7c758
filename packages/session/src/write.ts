import { type Command, type Rejection, rejection, type TableEvent } from "@thunderjack/core";
import type { Secret } from "./secret-store.js";
import type { RecordingLines, SessionChange } from "./session-store.js";
import type { TableSnapshot } from "./snapshot.js";

/** Called with the rejection of a command, or with `null` after its events were shown. */
export type Answer = (refused: Rejection | null) => void;

/** Rejects a command because the table is closed. */
export function refuseClosed(answer: Answer): Rejection {
  const refused = rejection("table-closed", null);
  answer(refused);
  return refused;
}

/** Rejects a command that is based on an outdated table. */
export function refuseStale(answer: Answer): Rejection {
  const refused = rejection("stale", null);
  answer(refused);
  return refused;
}

/** A command without an answer yet. */
export interface OpenCommand {
  readonly id: string;
  /**
   * The {@link basisOf} of the table on which the sender decided. If the table has another basis when the command is
   * decided, the command is rejected. Absent for a command that applies to any table.
   */
  readonly basis?: string;
  readonly command: Command;
  readonly answer: Answer;
}

/** A change to save. Its events are published after it was saved or could not be saved. */
export interface Write {
  /** The command of the change; `null` for a change that the owner makes without a command. */
  readonly cause: OpenCommand | null;
  readonly change: Omit<SessionChange, "keep"> & {
    /** The number of retired recordings to keep; defaults to the number of the session. */
    readonly keep?: number;
  };
  /** The secrets to store before the change is saved. */
  readonly secrets: readonly Secret[];
  /** The commitments of the secrets to delete after the change is saved. */
  readonly forget: readonly string[];
  /** The public events; `null` if another table replaces the table that was shown. */
  readonly events: readonly TableEvent[] | null;
  /** The table after the change. */
  readonly snapshot: TableSnapshot;
  /** The table of the next shoe, which replaces the table after the events; `null` if the shoe stays. */
  readonly next: TableSnapshot | null;
}

/** Returns the recording in play after a change. */
export function changedLines(lines: RecordingLines, { from, lines: more }: Write["change"]): RecordingLines {
  return [...lines.slice(0, from), ...more];
}

/** Returns the retired recordings after these changes. The recordings may already include some of the changes. */
export function changedRecordings(
  recordings: readonly RecordingLines[],
  changes: readonly Write["change"][],
  kept: number,
): readonly RecordingLines[] {
  let all = recordings;
  for (const { retired, keep = kept } of changes) {
    const more = retired.filter((one) => !all.some((other) => areSameLines(one, other)));
    all = [...all, ...more].slice(Math.max(0, all.length + more.length - keep));
  }
  return all;
}

/** Returns whether two recordings are equal, byte for byte. */
export function areSameLines(one: RecordingLines, other: RecordingLines): boolean {
  return one.length === other.length && one.every((line, place) => line === other[place]);
}
