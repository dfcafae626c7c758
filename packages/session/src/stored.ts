import type { Carryover } from "./carryover.js";
import { within } from "./deadline.js";
import { hasConfirmedHeader, retiredCarryover } from "./recovery.js";
import type { Secret } from "./secret-store.js";
import type { RecordingLines, StoredSession } from "./session-store.js";
import { type SessionOptions, STORAGE_DEADLINE } from "./settings.js";
import { recordingsIn, secretsIn, sessionIn } from "./stored-records.js";

/** The stored data of a session. */
export interface Stored {
  readonly session: StoredSession | null;
  readonly secrets: readonly Secret[];
  /**
   * The carryover from the newest retired recording that can be read, if there is no recording in play, or no checksum
   * confirms its header; otherwise `null`.
   */
  readonly before: Carryover | null;
}

/**
 * Loads and validates the stored data of a session. Rejects with the error of the store, or with `TooLate`.
 */
export async function storedOf({ name, store, secrets, clock }: SessionOptions): Promise<Stored> {
  const session = sessionIn(await within(clock, STORAGE_DEADLINE, store.load(name)));
  const kept = secretsIn(await within(clock, STORAGE_DEADLINE, secrets.load(name)));
  if (session !== null && hasConfirmedHeader(session.lines)) return { session, secrets: kept, before: null };
  const retired = recordingsIn(await within(clock, STORAGE_DEADLINE, store.retired(name)));
  return { session, secrets: kept, before: lastCarryover(retired) };
}

/** Returns the carryover from the newest retired recording that can be read; `null` if there is none. */
function lastCarryover(retired: readonly RecordingLines[]): Carryover | null {
  for (const lines of [...retired].reverse()) {
    const carryover = retiredCarryover(lines);
    if (carryover !== null) return carryover;
  }
  return null;
}
