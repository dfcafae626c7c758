import { parseRecording } from "@thunderjack/recording";
import { within } from "./deadline.js";
import { type Carried, carriedFrom } from "./recovery.js";
import type { Secret } from "./secret-store.js";
import type { RecordingLines, StoredSession } from "./session-store.js";
import { type SessionOptions, STORAGE_DEADLINE } from "./settings.js";

/** What is stored of a session. */
export interface Stored {
  readonly session: StoredSession | null;
  readonly secrets: readonly Secret[];
  /** What the last recording that was put away ended with, where the one in play cannot be read; else `null`. */
  readonly before: Carried | null;
}

/** Reads what is stored of a session; fails as its stores do, or when they do not answer. */
export async function storedOf({ name, store, secrets, clock }: SessionOptions): Promise<Stored> {
  const session = await within(clock, STORAGE_DEADLINE, store.load(name));
  const kept = await within(clock, STORAGE_DEADLINE, secrets.load(name));
  if (session === null || hasHeader(session.lines)) return { session, secrets: kept, before: null };
  const retired = await within(clock, STORAGE_DEADLINE, store.retired(name));
  const { recording } = parseRecording((retired.at(-1) ?? []).join("\n"));
  return { session, secrets: kept, before: recording === null ? null : carriedFrom(recording) };
}

function hasHeader([header = ""]: RecordingLines): boolean {
  return parseRecording(`${header}\n`).recording !== null;
}
