/** A fault of a recording, with its position. */
export interface Fault {
  /** The number of the line, from 1. The header is line 1, and the event with the number n is line n + 1. */
  readonly line: number;
  /** The path of the field, with dots (`bets.right`); `null` for the whole line. */
  readonly field: string | null;
  /** The end of the sentence that begins with the line or the field: "must be true or false". */
  readonly reason: string;
  /** Set if the line contradicts earlier lines. One of these may be the wrong one. */
  readonly mayBeEarlier?: true;
}

/** Returns the fault as one sentence without a full stop: `line 5, field "bets.right": must be a whole number …`. */
export function faultText({ line, field, reason }: Fault): string {
  return field === null ? `line ${line}: ${reason}` : `line ${line}, field ${JSON.stringify(field)}: ${reason}`;
}

/** Thrown while one line is read. The parser adds the number of the line and makes a {@link Fault} of it. */
export class BadLine extends Error {
  override readonly name = "BadLine";

  constructor(
    readonly field: string | null,
    readonly reason: string,
  ) {
    super(reason);
  }
}

/** The error of a line that makes the whole recording unreadable for this program. */
export class Refused extends BadLine {}
