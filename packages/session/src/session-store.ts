/** The lines of a recording, each without its newline, header first. */
export type RecordingLines = readonly string[];

/** A session as a store gives it back. */
export interface StoredSession {
  /** Goes up by one with every change, and none comes twice, even after everything was deleted. */
  readonly version: number;
  /** The recording in play: its header alone before the first deal of its shoe. */
  readonly lines: RecordingLines;
  /** Which commands were carried out last, by their ids: {@link REMEMBERED_COMMANDS} of them at most. */
  readonly done: readonly string[];
}

/** How many ids of commands a store remembers. A command that is sent again after more than so many is not known. */
export const REMEMBERED_COMMANDS = 64;

/** What one command, or a change of the shoe, changes in the store. */
export interface SessionChange {
  /** The ids of the commands that are carried out by this. */
  readonly ids: readonly string[];
  /** Recordings that are done, put away in this order before anything else. */
  readonly retired: readonly RecordingLines[];
  /** How many put-away recordings are kept; the oldest go. */
  readonly keep: number;
  /** The place in the recording in play from which on its lines are replaced: its length to append, 0 to begin anew. */
  readonly from: number;
  readonly lines: RecordingLines;
}

/**
 * Where sessions are kept. Everything is asynchronous, and may fail with any error: a session then plays on in memory
 * and says so.
 */
export interface SessionStore {
  /** The session of that name; `null` when there is none. */
  load(name: string): Promise<StoredSession | null>;
  /**
   * Changes a session: all of the change, or nothing of it.
   *
   * @param expected the version that is to be changed; `null` where there should be no such session yet
   * @returns the new version: the next one; where there was none, one that no session of that name had before, so that
   * a tab that knows a deleted session cannot take another one for it
   * @throws VersionConflict when another version is stored; nothing is changed then
   */
  save(name: string, expected: number | null, change: SessionChange): Promise<number>;
  /** The recordings that were put away and are kept, the oldest first. */
  retired(name: string): Promise<readonly RecordingLines[]>;
  /** Forgets a session and all of its recordings. */
  remove(name: string): Promise<void>;
}

/** Somebody else changed the session in the meantime: what was to be saved was decided on a state that is no more. */
export class VersionConflict extends Error {
  override readonly name = "VersionConflict";

  constructor(
    readonly expected: number | null,
    /** The version that is stored; `null` when there is no such session. */
    readonly stored: number | null,
  ) {
    super(`Version ${expected ?? "none"} was expected, and ${stored ?? "none"} is stored.`);
  }
}

/** The ids to remember once more of them were carried out. */
export function rememberedCommands(before: readonly string[], more: readonly string[]): readonly string[] {
  return [...before, ...more].slice(-REMEMBERED_COMMANDS);
}
