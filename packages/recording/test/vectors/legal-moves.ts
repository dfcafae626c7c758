import { type CardId, canonicalCards } from "@thunderjack/cards";
import {
  type Bets,
  chosenSeeds,
  InvalidRuleSet,
  legalCommands,
  type Move,
  PRESETS,
  type PresetName,
  type RuleSet,
  ruleSet,
  Table,
  whyNot,
} from "@thunderjack/core";
import { anyStack } from "./any-recording.js";
import { OPTION_VALUES } from "./options.js";
import { Random } from "./random.js";

/*
 * The legal moves at the decisions of single rounds, for each value of each option of the rules. All cards of a round are
 * chosen, so no shuffle is needed.
 */

/** A decision: the hand, its legal moves, and the choice. */
export interface Decision {
  readonly hand: string | null;
  readonly legal: readonly string[];
  readonly choice: Move["type"];
}

/** The rules of a vector: those of a preset with other options. */
interface WithRules {
  readonly preset: PresetName;
  readonly options: Partial<RuleSet>;
  readonly credits: number;
  readonly bets: Bets;
}

/** A round whose cards are all chosen. */
export interface RoundVector extends WithRules {
  /** The drawn cards in their order. */
  readonly cards: readonly CardId[];
  readonly decisions: readonly Decision[];
  readonly creditsAfter: number;
}

/** Bets that are tried at a table before its first round. */
export interface BetsVector extends WithRules {
  readonly attempts: readonly { readonly seat: string; readonly amount: number; readonly legal: boolean }[];
}

/** The vectors of the file `legal-moves.json`. */
export interface LegalMoves {
  readonly presets: typeof PRESETS;
  readonly rounds: readonly RoundVector[];
  readonly bets: readonly BetsVector[];
}

const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];

/** Returns the rules of a vector. An option replaces that of the preset as a whole. */
export function rulesOf({ preset, options }: Pick<WithRules, "preset" | "options">): RuleSet {
  return ruleSet({ ...PRESETS[preset], preset, ...options });
}

function canBePlayed(preset: PresetName, options: Partial<RuleSet>): boolean {
  try {
    rulesOf({ preset, options });
    return true;
  } catch (error) {
    if (error instanceof InvalidRuleSet) return false;
    throw error;
  }
}

/** Returns a table with these bets; `null` if they are not legal. */
function openedTable(rules: RuleSet, credits: number, bets: Bets): Table | null {
  try {
    return new Table({ rules, seeds: chosenSeeds("legal moves"), credits, bets, allowStacking: true });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Plays a round.
 *
 * @param choose returns the choice among the legal moves
 * @returns `null` if the bets or the deal are not legal
 */
export function playRound(
  vector: WithRules & { readonly cards: readonly CardId[] },
  choose: (legal: readonly Move[], nth: number) => Move | undefined,
): RoundVector | null {
  const { credits, bets, cards } = vector;
  const rules = rulesOf(vector);
  const table = openedTable(rules, credits, bets);
  if (table === null) return null;
  const drawn: CardId[] = [];
  table.events$.subscribe((event) => {
    if (event.type === "CardDealt" && event.card !== null) drawn.push(event.card);
  });
  if (!table.dispatch({ type: "Deal", stack: cards }).accepted) return null;
  const decisions: Decision[] = [];
  while (table.state.turn !== null) {
    const legal = legalCommands(rules, table.state) as readonly Move[];
    const choice = choose(legal, decisions.length);
    if (choice === undefined || !table.dispatch(choice).accepted) return null;
    decisions.push({ hand: choice.hand, legal: legal.map(({ type }) => type), choice: choice.type });
  }
  const { preset, options } = vector;
  return { preset, options, credits, bets, cards: drawn, decisions, creditsAfter: table.state.credits };
}

/** The rounds that are tried to find one that depends on an option. */
const TRIES = 300;

/** A round under an option. */
interface FoundRound {
  readonly round: RoundVector;
  /** Whether the round is played otherwise under the preset. */
  readonly dependsOnOption: boolean;
}

/** Returns a round under an option, if possible one that depends on it. */
function roundFor(preset: PresetName, options: Partial<RuleSet>, random: Random): FoundRound | null {
  const rules = rulesOf({ preset, options });
  const smallest = Math.ceil(rules.minBet / rules.betStep) * rules.betStep;
  let found: FoundRound | null = null;
  for (let nth = 0; nth < TRIES; nth++) {
    const seats = rules.seats.filter(() => random.once(2));
    const betOn = (seat: "right" | "middle" | "left") => (seats.includes(seat) ? smallest : 0);
    const bets = { right: betOn("right"), middle: betOn("middle"), left: betOn("left") };
    const total = bets.right + bets.middle + bets.left;
    if (total === 0) continue;
    const credits = random.once(4) ? total + smallest * random.below(3) : 50_000;
    const cards = roundOfCards(rules, random);
    const choices = Array.from({ length: 40 }, () => random.below(1000));
    const choose = (legal: readonly Move[], nth: number) => legal[(choices[nth] ?? 0) % legal.length];
    const round = playRound({ preset, options, credits, bets, cards }, choose);
    if (round === null || round.decisions.length === 0 || round.cards.length > cards.length) continue;
    found ??= { round, dependsOnOption: false };
    const base = playRound({ preset, options: {}, credits, bets, cards }, choose);
    const isOther =
      base === null ||
      JSON.stringify([base.decisions, base.creditsAfter]) !== JSON.stringify([round.decisions, round.creditsAfter]);
    if (isOther) return { round, dependsOnOption: true };
  }
  return found;
}

/** Returns more different cards than a round draws, the first ones of which lead to rare events. */
function roundOfCards(rules: RuleSet, random: Random): readonly CardId[] {
  const cards = new Set(anyStack(rules, random));
  const all = canonicalCards(rules.decks);
  while (cards.size < 40) cards.add(random.of(all));
  return [...cards];
}

/** Returns bets around all limits. */
function betsFor(preset: PresetName, options: Partial<RuleSet>): BetsVector {
  const rules = rulesOf({ preset, options });
  const { betStep, minBet, maxBet } = rules;
  const credits = 20_000;
  const bets = { right: 0, middle: 0, left: 0 };
  const { state } = new Table({ rules, seeds: chosenSeeds("bets"), credits, bets });
  const highest = maxBet ?? 10 ** 12;
  const amounts = [0, 1, minBet - 1, minBet, minBet + betStep - 1, minBet + betStep, highest, highest + betStep];
  const tried = new Set([...amounts, betStep, betStep * 3, credits, credits + betStep]);
  const seats = ["right", "middle", "left"] as const;
  const attempts = seats.flatMap((seat, nth) =>
    [...tried]
      .filter((_, place) => nth === 1 || place === 3)
      .map((amount) => ({ seat, amount, legal: whyNot(rules, state, { type: "PlaceBet", seat, amount }) === null })),
  );
  return { preset, options, credits, bets, attempts };
}

/** Returns the legal moves for each value of each option. */
export function legalMoves(): LegalMoves {
  const random = new Random(15);
  const rounds: RoundVector[] = [];
  const bets: BetsVector[] = PRESET_NAMES.map((preset) => betsFor(preset, {}));
  for (const [option, values] of Object.entries(OPTION_VALUES)) {
    for (const value of values) {
      const found: FoundRound[] = [];
      for (const preset of PRESET_NAMES) {
        const options: Partial<RuleSet> = { [option]: value };
        const isSame = JSON.stringify(PRESETS[preset][option as keyof RuleSet]) === JSON.stringify(value);
        if (isSame || !canBePlayed(preset, options)) continue;
        if (["betStep", "minBet", "maxBet", "seats"].includes(option)) bets.push(betsFor(preset, options));
        const round = roundFor(preset, options, random);
        if (round !== null) found.push(round);
      }
      const best = found.filter(({ dependsOnOption }) => dependsOnOption);
      rounds.push(...(best.length > 0 ? best.slice(0, 2) : found.slice(0, 1)).map(({ round }) => round));
    }
  }
  return { presets: PRESETS, rounds, bets };
}
