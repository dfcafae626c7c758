/** The names of all checks, in their order. */
export type CheckName =
  | "format"
  | "chain"
  | "noted"
  | "anchor"
  | "client-seed"
  | "commitment"
  | "deck"
  | "commands"
  | "state";

/** The result of one check. */
export interface Check {
  readonly name: CheckName;
  readonly holds: boolean;
  /** The finding, as a sentence. Only a sentence that ends with the message of a rejection has a full stop. */
  readonly detail: string;
  /** The number of the wrong line, or of a last line that is cut off, from 1; absent if it is unknown. */
  readonly line?: number;
  /** The range that contains the wrong line; absent unless the check covers several lines. */
  readonly lines?: LineRange;
}

/** A range of lines, from 1, both ends included. */
export type LineRange = readonly [first: number, last: number];

/** The position of a failure. */
export type Where = Pick<Check, "line" | "lines">;

/** Returns a check that has passed. */
export function held(name: CheckName, detail: string, where: Where = {}): Check {
  return { name, holds: true, detail, ...where };
}

/** Returns a check that has failed. */
export function failed(name: CheckName, detail: string, where: Where): Check {
  return { name, holds: false, detail, ...where };
}
