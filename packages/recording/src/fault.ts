/** A fault of a recording, with its position. */
export interface Fault {
  /** The number of the line, from 1. The header is line 1, and the event with the number n is line n + 1. */
  readonly line: number;
  /** The path of the field, joined with dots (`bets.right`); `null` for the whole line. */
  readonly field: string | null;
  /** The reason, as the end of a sentence that begins with the line or the field: "must be true or false". */
  readonly reason: string;
  /** Set if the line contradicts earlier lines. The error may then be in one of the earlier lines. */
  readonly mayBeEarlier?: true;
}

/** Returns the fault as one sentence without a full stop: `line 5, field "bets.right": must be a whole number …`. */
export function faultText({ line, field, reason }: Fault): string {
  return field === null ? `line ${line}: ${reason}` : `line ${line}, field ${JSON.stringify(field)}: ${reason}`;
}

/**
 * The error that is thrown for an invalid line. The parser adds the number of the line and converts the error to a
 * {@link Fault}.
 */
export class BadLine extends Error {
  override readonly name = "BadLine";

  constructor(
    readonly field: string | null,
    readonly reason: string,
  ) {
    super(reason);
  }
}

/** The error that is thrown for a newer version or an unknown event. The whole recording is then rejected. */
export class Refused extends BadLine {}
