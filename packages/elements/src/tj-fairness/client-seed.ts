import { LIMITS } from "@thunderjack/recording";

/** What is wrong with a client seed. */
export type SeedFault = "tooLong" | "unwritable";

/** What is wrong with a text as a client seed; `null` when a recording can hold it. */
export function seedFault(text: string): SeedFault | null {
  if (text.length > LIMITS.textLength) return "tooLong";
  // Half a surrogate pair has no UTF-8, and the shuffle reads UTF-8.
  return /\p{Surrogate}/u.test(text) ? "unwritable" : null;
}
