import { parseRecording } from "@thunderjack/recording";
import type { Carryover } from "./carryover.js";
import { within } from "./deadline.js";
import { closedCarryover } from "./recovery.js";
import type { Secret } from "./secret-store.js";
import type { RecordingLines, StoredSession } from "./session-store.js";
import { type SessionOptions, STORAGE_DEADLINE } from "./settings.js";
import { recordingsIn, secretsIn, sessionIn } from "./stored-records.js";

/** The stored data of a session. */
export interface Stored {
  readonly session: StoredSession | null;
  readonly secrets: readonly Secret[];
  /** The carryover from the newest verified recording, if the recording in play cannot be read; otherwise `null`. */
  readonly before: Carryover | null;
}

/**
 * Loads and validates the stored data of a session. Rejects with the error of the store, or with `TooLate`.
 */
export async function storedOf({ name, store, secrets, clock }: SessionOptions): Promise<Stored> {
  const session = sessionIn(await within(clock, STORAGE_DEADLINE, store.load(name)));
  const kept = secretsIn(await within(clock, STORAGE_DEADLINE, secrets.load(name)));
  if (session === null || hasHeader(session.lines)) return { session, secrets: kept, before: null };
  const retired = recordingsIn(await within(clock, STORAGE_DEADLINE, store.retired(name)));
  return { session, secrets: kept, before: lastCarryover(retired) };
}

function hasHeader([header = ""]: RecordingLines): boolean {
  return parseRecording(`${header}\n`).recording !== null;
}

/** Returns the carryover from the newest retired recording that is verified by running its commands again. */
function lastCarryover(retired: readonly RecordingLines[]): Carryover | null {
  for (const lines of [...retired].reverse()) {
    const carryover = closedCarryover(lines);
    if (carryover !== null) return carryover;
  }
  return null;
}
