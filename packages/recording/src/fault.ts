/** What is wrong with a recording, and where. */
export interface Fault {
  /** Counted from 1: the header is line 1, the event with the number n is line n + 1. */
  readonly line: number;
  /** The field's name, with dots on the way into it (`bets.right`); `null` where the whole line is meant. */
  readonly field: string | null;
  /** How the sentence goes on that begins with the line or the field: "must be true or false". */
  readonly reason: string;
  /** Only where the line contradicts those before it: then any of them may be the one that is wrong. */
  readonly mayBeEarlier?: true;
}

/** The fault as one sentence without a full stop: `line 5, field "bets.right": must be a whole number …`. */
export function faultText({ line, field, reason }: Fault): string {
  return field === null ? `line ${line}: ${reason}` : `line ${line}, field ${JSON.stringify(field)}: ${reason}`;
}

/** Thrown while one line is read; the parser knows which line it was and makes a {@link Fault} of it. */
export class BadLine extends Error {
  override readonly name = "BadLine";

  constructor(
    readonly field: string | null,
    readonly reason: string,
  ) {
    super(reason);
  }
}

/** A line that says that the whole recording was not written for this program. */
export class Refused extends BadLine {}
