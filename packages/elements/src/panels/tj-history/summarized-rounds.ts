import { isCardId } from "@thunderjack/cards";
import { HAND_NAMES } from "@thunderjack/core";
import type { RoundSummary } from "@thunderjack/recording";
import { ENGLISH } from "@thunderjack/stage";
import { jsonIn } from "../../components/attribute-values.js";
import type { PastRound } from "../../game/past-round.js";

/** A round of which only the summary is known. It can be listed, but not replayed. */
export type SummarizedRound = Pick<PastRound, "number" | "summary" | "before">;

/**
 * Returns the rounds of a history. Rounds of a table are returned unchanged. Rounds in the output of `thunderjack
 * replay --json` are sorted, the latest first. The output may be text or a parsed value, complete or only its `rounds`.
 * Invalid items are omitted.
 */
export function roundsIn(written: unknown): readonly (PastRound | SummarizedRound)[] {
  const past: PastRound[] = [];
  const summaries: SummarizedRound[] = [];
  for (const round of itemsIn(written)) {
    if (isPast(round)) past.push(round);
    else if (isSummary(round))
      summaries.push({ number: round.round, summary: round, before: round.credits - round.net });
  }
  return [...past, ...summaries.sort((one, other) => other.number - one.number)];
}

/** Returns the items of a list, or of the `rounds` of an object; either may be JSON text. */
function itemsIn(written: unknown): readonly unknown[] {
  const read = typeof written === "string" ? jsonIn(`[${written}]`)[0] : written;
  return jsonIn(isRecord(read) && "rounds" in read ? read.rounds : read);
}

function isPast(read: unknown): read is PastRound {
  return isRecord(read) && Array.isArray(read.events) && isSummary(read.summary);
}

function isSummary(read: unknown): read is RoundSummary {
  if (!isRecord(read)) return false;
  const { round, hands, dealer, net, credits } = read;
  return areNumbers(round, net, credits) && Array.isArray(hands) && hands.every(isHand) && hasCards(dealer);
}

function isHand(read: unknown): boolean {
  if (!hasCards(read)) return false;
  const { hand, bet, outcome, returned, insurance } = read;
  const isKnown = outcome === null || (typeof outcome === "string" && Object.hasOwn(ENGLISH.badges, outcome));
  const isInsuranceValid = insurance === undefined || (isRecord(insurance) && areNumbers(insurance.bet));
  return HAND_NAMES.some((name) => name === hand) && areNumbers(bet, returned) && isKnown && isInsuranceValid;
}

function hasCards(read: unknown): read is Record<string, unknown> {
  if (!isRecord(read) || !areNumbers(read.total) || !Array.isArray(read.cards)) return false;
  return read.cards.every((card) => card === null || (typeof card === "string" && isCardId(card)));
}

function areNumbers(...read: readonly unknown[]): boolean {
  return read.every((each) => Number.isSafeInteger(each));
}

function isRecord(read: unknown): read is Readonly<Record<string, unknown>> {
  return typeof read === "object" && read !== null;
}
