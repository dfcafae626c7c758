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
  /**
   * The number of lines after the last change. A store in which single lines can be lost saves it with each change:
   * if there are fewer lines, the session cuts the table and retires its shoe. Absent if it was never saved.
   */
  readonly lineCount?: number;
  /** The ids of the commands that were carried out, as {@link rememberedCommands} returns them. */
  readonly done: readonly string[];
}

/** The number of latest commands whose ids a store always keeps. */
export const REMEMBERED_COMMANDS = 64;

/** The largest number of command ids that a store keeps. */
const MOST_IDS = 256;

/** A change to a stored session, made by a command or because a new shoe begins. */
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
  /** The lines that replace the lines from `from` on. */
  readonly lines: RecordingLines;
}

/**
 * Stores sessions. All methods are asynchronous and may reject with any error. If storage fails, the session plays in
 * memory and adds a notice to its status. A store may return damaged data, because the session validates all data that
 * it reads. A method rejects with {@link NewerStore} if a newer version of the program has upgraded the store.
 */
export interface SessionStore {
  /**
   * Resolves when a newer version of the program has upgraded the store. A store that cannot detect the upgrade omits
   * this property; its next access then rejects.
   */
  readonly upgraded?: Promise<NewerStore>;
  /** Returns the session with that name; `null` if there is none. */
  load(name: string): Promise<StoredSession | null>;
  /**
   * Changes a session completely or not at all.
   *
   * @param expected the version to change; `null` if there should be no such session yet
   * @returns the new version, which is the next number. A new session gets a version that no session of that name had
   *   before, because a tab that knows a deleted session must not mistake the new session for it.
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

/**
 * Returns the command ids to keep after more commands were carried out, the latest last: the ids of the last
 * {@link REMEMBERED_COMMANDS} commands, and before them the last id of each other tab. The commands of a tab are
 * numbered in order, so that this id is enough to recognise every earlier command of the tab. There are at most 256
 * ids.
 */
export function rememberedCommands(before: readonly string[], more: readonly string[]): readonly string[] {
  const all = [...before, ...more];
  const last = new Map(all.map((id, place) => [commandNumber(id).tab, place]));
  const recent = all.length - REMEMBERED_COMMANDS;
  return all.filter((id, place) => place >= recent || last.get(commandNumber(id).tab) === place).slice(-MOST_IDS);
}

/** Returns the tab that has sent a command, and the number of the command in this tab. */
export function commandNumber(id: string): { readonly tab: string; readonly number: number } {
  const [, tab = id, number = "0"] = /^(.*)-(\d+)$/.exec(id) ?? [];
  return { tab, number: Number(number) };
}
