import { LIMITS } from "@thunderjack/recording";

/** A problem with a client seed. */
export type SeedFault = "tooLong" | "unwritable";

/** Returns why a text cannot be a client seed; `null` for a text that a recording can store. */
export function seedFault(text: string): SeedFault | null {
  if (text.length > LIMITS.textLength) return "tooLong";
  // A lone surrogate has no UTF-8 form, and the shuffle reads UTF-8.
  return /\p{Surrogate}/u.test(text) ? "unwritable" : null;
}
