import { RANKS, type Rank } from "@thunderjack/cards";
import type { RuleSet } from "@thunderjack/core";
import { type OddsMode, type PositionOdds, positionOdds } from "@thunderjack/odds";
import { BadInput } from "../bad-input.js";
import { bar, columns, csv, paintFor, percent, signed } from "../format.js";

/** A hand and an upcard from the command line. */
export interface AskedHand {
  readonly hand: readonly Rank[];
  readonly dealer: Rank;
}

/**
 * Reads `--hand 10,6 --dealer 10`.
 *
 * @throws BadInput for a missing `--dealer`, for an invalid rank, and for a hand of fewer than two cards
 */
export function readHand(hand: string, dealer: string | undefined): AskedHand {
  if (dealer === undefined) throw new BadInput("--hand needs --dealer and the upcard, such as --dealer 10");
  const cards = hand.split(",").map((text) => rankIn(text, "--hand", hand));
  if (cards.length < 2) throw new BadInput(`--hand ${hand}: must name two cards or more, such as 10,6`);
  return { hand: cards, dealer: rankIn(dealer, "--dealer", dealer) };
}

function rankIn(text: string, option: string, whole: string): Rank {
  const rank = RANKS.find((known) => known === text.trim().toLowerCase());
  if (rank !== undefined) return rank;
  throw new BadInput(`${option} ${whole}: "${text}" must be one of ${RANKS.join(", ")}`);
}

/**
 * Computes the expected values of the moves of a hand.
 *
 * @throws BadInput when the hand has more cards of a rank than the shoe contains
 */
export function oddsOfHand(rules: RuleSet, { hand, dealer }: AskedHand, mode: OddsMode): PositionOdds {
  try {
    return positionOdds(rules, { hand, upcard: dealer }, { mode });
  } catch (error) {
    throw error instanceof RangeError ? new BadInput(`--hand ${hand.join(",")}: ${error.message}`) : error;
  }
}

/** Returns the odds of a hand as a line of JSON. */
export function handJson(rules: RuleSet, asked: AskedHand, mode: OddsMode, odds: PositionOdds): string {
  return `${JSON.stringify({ rules: rules.name, mode, ...asked, ...odds })}\n`;
}

/** Returns the odds of a hand as CSV. */
export function handCsv({ moves }: PositionOdds): string {
  return csv([["move", "value"], ...moves.map(({ move, value }) => [move, value])]);
}

/** Returns the odds of a hand as readable text. */
export function handTable(
  rules: RuleSet,
  asked: AskedHand,
  mode: OddsMode,
  odds: PositionOdds,
  hasColor: boolean,
): string {
  const paint = paintFor(hasColor);
  const { moves, dealerBlackjack, beforePeek } = odds;
  const title = paint.bold(`${asked.hand.join(" ").toUpperCase()} against ${asked.dealer.toUpperCase()}`);
  const lines = [`${title}  ${rules.name}, ${BASIS[mode]}`, ""];
  const [best] = moves;
  if (best === undefined) lines.push("This hand has no decision.");
  const rows = moves.map(({ move, value }) => [
    move,
    signed(value),
    value === best?.value ? "best" : `costs ${((best?.value ?? 0) - value).toFixed(4)}`,
  ]);
  columns(rows).forEach((line, at) => {
    const costs = (best?.value ?? 0) - (moves[at]?.value ?? 0);
    lines.push(`  ${at === 0 ? paint.green(line) : line}${at === 0 ? "" : `  ${paint.dim(bar(costs, 30))}`}`.trimEnd());
  });
  if (dealerBlackjack > 0) lines.push("", `Dealer blackjack before the peek  ${percent(dealerBlackjack)} %`);
  if (beforePeek.insurance !== null) lines.push(`Insurance of half the bet adds    ${signed(beforePeek.insurance)}`);
  if (beforePeek.noSurrender !== null) {
    lines.push(`Declining early surrender is worth ${signed(beforePeek.noSurrender)}, taking it ${signed(-0.5)}`);
  }
  lines.push("", paint.dim("Expected winnings for a bet of 1, given that the player has a decision."));
  return `${lines.join("\n")}\n`;
}

/** The basis of the computation as text, by mode. */
export const BASIS: Readonly<Record<OddsMode, string>> = {
  composition: "exact, from a fresh shoe",
  total: "by the chart of totals, from a fresh shoe",
  infinite: "as if every drawn card were put back at once",
};
