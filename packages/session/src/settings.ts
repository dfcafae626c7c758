import type { Clock } from "@thunderjack/core";
import type { OpenChannel } from "./channel.js";
import type { SecretStore } from "./secret-store.js";
import type { SessionStore } from "./session-store.js";
import type { TabLock } from "./tab-lock.js";

/** The options of a session. */
export interface SessionOptions {
  /** The name of the session. Tabs and reloads with the same name share a table. */
  readonly name: string;
  /**
   * The rule set, as `Table` accepts it. A session that was saved with different rules uses these rules from its next
   * shoe on.
   */
  readonly rules: unknown;
  readonly store: SessionStore;
  readonly secrets: SecretStore;
  readonly lock: TabLock;
  readonly openChannel: OpenChannel;
  readonly clock: Clock;
  /** Returns a number of bytes from a cryptographic source. */
  readonly random: (bytes: number) => Uint8Array;
  /** Returns the current date and time in ISO 8601, for the headers of recordings. */
  readonly date: () => string;
  /**
   * The credits of a new session, in hundredths; defaults to the starting credits of the rules. A saved session keeps
   * its credits.
   */
  readonly credits?: number;
  /**
   * A text from which the shoes are shuffled; defaults to random bytes. With a text, the shoes are repeatable, but not
   * provably fair.
   */
  readonly seed?: string;
  /** Whether a deal may choose the next cards; defaults to `false`. */
  readonly allowStacking?: boolean;
  /**
   * The number of rounds after which a shoe is retired. Defaults to `ROUNDS_PER_SHOE` of `@thunderjack/recording`,
   * which is 100.
   */
  readonly roundsPerRecording?: number;
  /** The number of shoes in a chain of seeds; defaults to `CHAIN_LENGTH` of `@thunderjack/core`, which is 1,000. */
  readonly shoesPerChain?: number;
  /** The number of retired recordings to keep; defaults to 10. */
  readonly keptRecordings?: number;
}

/** The default number of retired recordings to keep. It limits the storage that a session uses. */
export const KEPT_RECORDINGS = 10;

/** The time after which an access to the storage counts as failed, in milliseconds. */
export const STORAGE_DEADLINE = 5_000;

/** The time between a failed write and the next try, in milliseconds. */
export const RETRY_AFTER = 5_000;

/**
 * The interval at which a follower requests the position of the owner and repeats its pending commands, in
 * milliseconds.
 */
export const ASK_EVERY = 2_000;

/** The time that a takeover waits for the owner to hand the table over, in milliseconds. */
export const HANDOVER_DEADLINE = 3_000;

/** The number of tries to load a stored session. If all fail, the table is played in memory. */
export const LOAD_TRIES = 3;

/** The time between a failed load and the next try, in milliseconds. */
export const LOAD_AGAIN_AFTER = 300;
