/** The options of an import. */
export interface ImportOptions {
  /** The creation time of the recording in ISO 8601. Defaults to the beginning of 1970, because logs do not contain it. */
  readonly createdAt?: string;
  /** The number of rounds to import, from the first one; defaults to all. */
  readonly rounds?: number;
}

/** The result of an import. */
export type ImportResult = Imported | NotImported;

/** A log that was imported. */
export interface Imported {
  /**
   * The recording as text, in the current version of the format, newlines included. Its cards are stacked, so it verifies
   * as consistent and never as fair. All its events have the time 0.
   */
  readonly text: string;
  /** The number of rounds. */
  readonly rounds: number;
  /** The facts that the log does not contain, and differences between the log and the recording, as sentences. */
  readonly unknown: readonly string[];
  readonly fault: null;
}

/** A log that was rejected. */
export interface NotImported {
  readonly text: null;
  /** The place in the log and the reason, as one sentence. */
  readonly fault: string;
}

/** The error that is thrown for a log that cannot be imported. */
export class BadLog extends Error {
  override readonly name = "BadLog";

  /**
   * @param place the place in the log: `Line 12`; `null` for the whole log
   * @param reason the reason, as the end of a sentence or as a sentence
   */
  constructor(
    readonly place: string | null,
    readonly reason: string,
  ) {
    super(reason);
  }
}

/** The error that is thrown if a card of a log is not in the shoe when it should be dealt. */
export class CardNotInShoe extends BadLog {}

/** Returns the result of an import. A {@link BadLog} becomes its fault. */
export function importResult(imported: () => Omit<Imported, "fault">): ImportResult {
  try {
    return { ...imported(), fault: null };
  } catch (error) {
    if (!(error instanceof BadLog)) throw error;
    const { place, reason } = error;
    const sentence = place === null ? reason : `${place}: ${reason}`;
    return { text: null, fault: sentence.endsWith(".") ? sentence : `${sentence}.` };
  }
}

const SHOWN_LENGTH = 60;

/** Returns a value of a log for a message. A text is shortened, and the content of lists and objects is not shown. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  const text = typeof value === "string" ? value.slice(0, SHOWN_LENGTH + 1) : value;
  const json = JSON.stringify(text) ?? "nothing";
  return json.length > SHOWN_LENGTH ? `${json.slice(0, SHOWN_LENGTH)}…` : json;
}
