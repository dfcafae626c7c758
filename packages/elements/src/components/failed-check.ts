import type { Check, SessionUnproven, Unproven, Verification } from "@thunderjack/recording";
import type { VerificationStrings } from "@thunderjack/stage";

/** Returns a failed check as a sentence. If lines of the recording are wrong, the sentence contains their numbers. */
export function failedCheck({ name, line, lines, detail }: Check, words: VerificationStrings): string {
  return words.failure({ name, first: line ?? lines?.[0] ?? null, last: line ?? lines?.[1] ?? null, detail });
}

/** Returns the first failed check of a verification as a sentence; `why` of the verification if no check failed. */
export function reasonOfVerdict({ checks, why }: Verification, words: VerificationStrings): string {
  const check = checks.find(({ holds }) => !holds);
  return check === undefined ? why : failedCheck(check, words);
}

/** Returns the facts that the verification of a recording or of a session did not prove, as a sentence. */
export function unprovenText(notProven: readonly (Unproven | SessionUnproven)[], words: VerificationStrings): string {
  return words.notProven(notProven.map((name) => words.unproven[name]).join(" · "));
}
