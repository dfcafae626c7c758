/** The lines of a recording, each without its newline. The header is the first line. */
export type RecordingLines = readonly string[];

/** A stored session. */
export interface StoredSession {
  /**
   * The version, which increases by one with every change. No version is used twice, even after the session was
   * deleted.
   */
  readonly version: number;
  /** The recording in play. Before the first deal of its shoe, it consists only of the header. */
  readonly lines: RecordingLines;
  /** The ids of the last commands that were carried out. There are at most {@link REMEMBERED_COMMANDS}. */
  readonly done: readonly string[];
}

/** The number of command ids that a store keeps. A repetition of an older command is not recognised. */
export const REMEMBERED_COMMANDS = 64;

/** A change of the store that one command, or a change of the shoe, makes. */
export interface SessionChange {
  /** The ids of the commands that this change carries out. */
  readonly ids: readonly string[];
  /** The recordings to add to the retired recordings, in this order. */
  readonly retired: readonly RecordingLines[];
  /** The number of retired recordings to keep. Older ones are deleted. */
  readonly keep: number;
  /**
   * The index of the first line to replace in the recording in play. If it equals the number of lines, lines are only
   * appended; 0 replaces all lines.
   */
  readonly from: number;
  readonly lines: RecordingLines;
}

/**
 * Stores sessions. All methods are asynchronous and may reject with any error. If storage fails, the session plays in
 * memory and adds a notice to its status. A store may return damaged data, because the session validates all data that
 * it reads. A method rejects with {@link NewerStore} if a newer version of the program has upgraded the store.
 */
export interface SessionStore {
  /** Returns the session with that name; `null` if there is none. */
  load(name: string): Promise<StoredSession | null>;
  /**
   * Changes a session completely or not at all.
   *
   * @param expected the version to change; `null` if there should be no such session yet
   * @returns the new version, which is the next number. A new session gets a version that no session of that name had
   *   before, because a tab that knows a deleted session must not confuse the two.
   * @throws VersionConflict if another version is stored; nothing is changed then
   */
  save(name: string, expected: number | null, change: SessionChange): Promise<number>;
  /** Returns the retired recordings, the oldest first. */
  retired(name: string): Promise<readonly RecordingLines[]>;
  /** Deletes a session and all of its recordings. */
  remove(name: string): Promise<void>;
}

/** The error that is thrown for a change that was based on an outdated version of the session. */
export class VersionConflict extends Error {
  override readonly name = "VersionConflict";

  constructor(
    readonly expected: number | null,
    /** The stored version; `null` if there is no such session. */
    readonly stored: number | null,
  ) {
    super(`Version ${expected ?? "none"} was expected, and ${stored ?? "none"} is stored.`);
  }
}

/**
 * The error that is thrown if a newer version of the program has upgraded the store. The page must be reloaded, because
 * this version cannot use the store any more.
 */
export class NewerStore extends Error {
  override readonly name = "NewerStore";
}

/** Returns the command ids to keep after more commands were carried out. */
export function rememberedCommands(before: readonly string[], more: readonly string[]): readonly string[] {
  return [...before, ...more].slice(-REMEMBERED_COMMANDS);
}
