/** Everything that is checked, in the order in which it is. */
export type CheckName = "format" | "chain" | "noted" | "commitment" | "deck" | "commands" | "state";

/** One thing that was looked at, and what was found. */
export interface Check {
  readonly name: CheckName;
  readonly holds: boolean;
  /** What was found, as a sentence without a full stop. */
  readonly detail: string;
  /** The line that is wrong, counted from 1, where it is known. */
  readonly line?: number;
  /** Where it is not known: the lines among which the wrong one is. */
  readonly lines?: LineRange;
}

/** Lines of a recording from the first to the last, both counted from 1 and both meant. */
export type LineRange = readonly [first: number, last: number];

/** Where something is wrong. */
export type Where = Pick<Check, "line" | "lines">;

/** A check that holds. */
export function held(name: CheckName, detail: string, where: Where = {}): Check {
  return { name, holds: true, detail, ...where };
}

/** A check that does not hold. */
export function failed(name: CheckName, detail: string, where: Where): Check {
  return { name, holds: false, detail, ...where };
}
