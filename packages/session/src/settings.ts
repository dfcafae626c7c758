import type { OpenChannel } from "./channel.js";
import type { SecretStore } from "./secret-store.js";
import type { SessionClock } from "./session-clock.js";
import type { SessionStore } from "./session-store.js";
import type { TabLock } from "./tab-lock.js";

/** What a session is opened with. */
export interface SessionOptions {
  /** Tabs and reloads that name the same session play at the same table. */
  readonly name: string;
  /** As a table takes them. A session that was saved under other rules goes over to these with its next shoe. */
  readonly rules: unknown;
  readonly store: SessionStore;
  readonly secrets: SecretStore;
  readonly lock: TabLock;
  readonly openChannel: OpenChannel;
  readonly clock: SessionClock;
  /** So many bytes from a cryptographic source. */
  readonly random: (bytes: number) => Uint8Array;
  /** The time of day as ISO 8601 writes it, for the headers of recordings. */
  readonly date: () => string;
  /** What a new session begins with, in hundredths; left out, what the rules say. One that is saved keeps its own. */
  readonly credits?: number;
  /** A text to shuffle from in place of chance: repeatable, and never fair. */
  readonly seed?: string;
  /** Whether a deal may name the cards that are drawn next; left out, it may not. */
  readonly allowStacking?: boolean;
  /** After how many rounds a shoe is retired; left out, {@link ROUNDS_PER_RECORDING}. */
  readonly roundsPerRecording?: number;
  /** How many retired recordings are kept; left out, {@link KEPT_RECORDINGS}. */
  readonly keptRecordings?: number;
}

/**
 * After how many rounds a recording is closed, so that opening a session again takes the same time however long it was
 * played.
 */
export const ROUNDS_PER_RECORDING = 100;

/** How many closed recordings are kept, so that a session takes the same room however long it was played. */
export const KEPT_RECORDINGS = 10;

/** How long storage may take before it counts as failed, in milliseconds. */
export const STORAGE_DEADLINE = 5_000;

/** How long after a failure saving is tried again, in milliseconds. */
export const RETRY_AFTER = 5_000;

/** How often a follower asks whether it has missed something, and sends its open commands again, in milliseconds. */
export const ASK_EVERY = 2_000;

/** How long a tab that wants the table waits for its owner to hand it over, in milliseconds. */
export const HANDOVER_DEADLINE = 3_000;

/** How often a stored session is tried to be read before the table is played in memory. */
export const LOAD_TRIES = 3;

/** How long after a failure that is tried again, in milliseconds. */
export const LOAD_AGAIN_AFTER = 300;
