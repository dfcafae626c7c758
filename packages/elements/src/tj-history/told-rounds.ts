import { isCardId } from "@thunderjack/cards";
import type { RoundSummary } from "@thunderjack/recording";
import { ENGLISH } from "@thunderjack/stage";
import { jsonIn } from "../written.js";
import type { PastRound } from "./past-round.js";

/** A round of which only is told how it came out: it can be read, and not be shown again. */
export type ToldRound = Pick<PastRound, "number" | "summary" | "before">;

/** Rounds as JSON: the `rounds` that `thunderjack replay --json` prints. What is no such round is left out. */
export function toldRounds(text: string): readonly ToldRound[] {
  return jsonIn(text)
    .filter(isSummary)
    .map((summary) => ({ number: summary.round, summary, before: summary.credits - summary.net }));
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
  const isInsuranceTold = insurance === undefined || (isRecord(insurance) && areNumbers(insurance.bet));
  return typeof hand === "string" && areNumbers(bet, returned) && isKnown && isInsuranceTold;
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
