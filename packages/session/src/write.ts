import type { Command, GameEvent, Rejection } from "@thunderjack/core";
import type { Scene } from "./scene.js";
import type { Secret } from "./secret-store.js";
import type { RecordingLines, SessionChange } from "./session-store.js";

/** Tells whoever sent a command why it was refused; `null` when it was carried out, and is saved and told. */
export type Answer = (refused: Rejection | null) => void;

/** Answers that the table is closed. */
export function refuseClosed(answer: Answer): Rejection {
  const refused: Rejection = { accepted: false, code: "table-closed", detail: null, message: "This table is closed." };
  answer(refused);
  return refused;
}

/** A command that somebody waits for. */
export interface OpenCommand {
  readonly id: string;
  readonly command: Command;
  readonly answer: Answer;
}

/** One change that is to be saved, and told once it is. */
export interface Write {
  /** Which command it comes from; `null` for what the owner does by itself. */
  readonly cause: OpenCommand | null;
  readonly change: Omit<SessionChange, "keep"> & {
    /** Left out, as many recordings as the session keeps. */
    readonly keep?: number;
  };
  /** The seed that must be kept before the change is saved; `null` where there is no new one. */
  readonly secret: Secret | null;
  /** The seeds that may be forgotten once it is saved, by their commitments. */
  readonly forget: readonly string[];
  /** What is told; `null` where another table takes the place of the one that was shown. */
  readonly events: readonly GameEvent[] | null;
  /** What is seen after it. */
  readonly scene: Scene;
}

/** The recording in play after a change of it. */
export function changedLines(lines: RecordingLines, { from, lines: more }: Write["change"]): RecordingLines {
  return [...lines.slice(0, from), ...more];
}

/** The put-away recordings after changes of them, some of which may be in there already. */
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

/** Whether two recordings are the same, byte for byte. */
export function areSameLines(one: RecordingLines, other: RecordingLines): boolean {
  return one.length === other.length && one.every((line, place) => line === other[place]);
}
