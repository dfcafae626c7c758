import { parseRecording } from "@thunderjack/recording";
import type { Carryover } from "./carryover.js";
import { within } from "./deadline.js";
import { carryoverOf } from "./recovery.js";
import type { Secret } from "./secret-store.js";
import type { RecordingLines, StoredSession } from "./session-store.js";
import { type SessionOptions, STORAGE_DEADLINE } from "./settings.js";

/** The stored data of a session. */
export interface Stored {
  readonly session: StoredSession | null;
  readonly secrets: readonly Secret[];
  /** The carryover from the last retired recording, if the recording in play cannot be read; otherwise `null`. */
  readonly before: Carryover | null;
}

/** Loads the stored data of a session. Rejects with the error of the store, or with `TooLate`. */
export async function storedOf({ name, store, secrets, clock }: SessionOptions): Promise<Stored> {
  const session = await within(clock, STORAGE_DEADLINE, store.load(name));
  const kept = await within(clock, STORAGE_DEADLINE, secrets.load(name));
  if (session === null || hasHeader(session.lines)) return { session, secrets: kept, before: null };
  const retired = await within(clock, STORAGE_DEADLINE, store.retired(name));
  const { recording } = parseRecording((retired.at(-1) ?? []).join("\n"));
  return { session, secrets: kept, before: recording === null ? null : carryoverOf(recording) };
}

function hasHeader([header = ""]: RecordingLines): boolean {
  return parseRecording(`${header}\n`).recording !== null;
}
