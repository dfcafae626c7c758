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

/** The number of rounds that are tried to find one that depends on an option. */
const TRIES = 60;

/** A round under an option. */
interface FoundRound {
  readonly round: RoundVector;
  /** Whether the round is played differently without the option. */
  readonly dependsOnOption: boolean;
}

/**
 * Returns a round under an option, if possible one that depends on it.
 *
 * @param others the other options that differ from the preset
 */
function roundFor(
  preset: PresetName,
  others: Partial<RuleSet>,
  option: Partial<RuleSet>,
  random: Random,
): FoundRound | null {
  const options = { ...others, ...option };
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
    if (round === null || round.cards.length > cards.length) continue;
    if (round.decisions.length > 0) found ??= { round, dependsOnOption: false };
    const base = playRound({ preset, options: others, credits, bets, cards }, choose);
    const isOther =
      base === null ||
      JSON.stringify([base.decisions, base.creditsAfter]) !== JSON.stringify([round.decisions, round.creditsAfter]);
    if (isOther) return { round, dependsOnOption: true };
  }
  return found;
}

/** Returns more cards than a round draws, all different. The first cards lead to rare events. */
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

/** Returns random values of random options other than the given one. */
function otherOptions(option: string, random: Random): Partial<RuleSet> {
  const names = Object.keys(OPTION_VALUES).filter((name) => name !== option) as (keyof typeof OPTION_VALUES)[];
  const chosen = Array.from({ length: 2 + random.below(5) }, () => random.of(names));
  return Object.fromEntries(chosen.map((name) => [name, random.of<unknown>(OPTION_VALUES[name] ?? [])]));
}

/** Returns a round that depends on an option together with random other options; `null` if none is found. */
function roundWithOthers(name: string, option: Partial<RuleSet>, random: Random): RoundVector | null {
  for (let nth = 0; nth < 5; nth++) {
    const preset = random.of(PRESET_NAMES);
    const others = otherOptions(name, random);
    if (!canBePlayed(preset, others) || !canBePlayed(preset, { ...others, ...option })) continue;
    const found = roundFor(preset, others, option, random);
    if (found?.dependsOnOption) return found.round;
  }
  return null;
}

const LATE_BLACKJACK = {
  peek: false,
  thunderjack: { lowest: "j", endsRound: true, beatsDealerBlackjack: false },
} as const;

/** Rounds that random play hardly reaches: the preset, the options, and the cards. The bet is on the right seat. */
const RARE_ROUNDS: readonly (readonly [PresetName, Partial<RuleSet>, string])[] = [
  // Two split hands of one seat lose only its original bet.
  ["casino", { peek: false, originalBetsOnly: true }, "8_s a_d 8_h k_d 10_c 10_s"],
  // A Thunderjack waits for the second card of the dealer: paid, pushed, and pushed although a blackjack is paid.
  ["thunderjack", LATE_BLACKJACK, "a_s 10_d k_s 5_d 6_c"],
  ["thunderjack", LATE_BLACKJACK, "a_s 10_d k_s a_d"],
  ["thunderjack", { ...LATE_BLACKJACK, naturalAlwaysPaid: true }, "a_s 10_d k_s a_d"],
  ["thunderjack", { ...LATE_BLACKJACK, naturalAlwaysPaid: true }, "a_s 10_d k_h a_d"],
  // The dealer takes a card on a soft 17 only.
  ["casino", {}, "10_s 10_d 8_h 7_d"],
  ["casino", {}, "10_s 6_d 8_h a_d 4_c"],
];

function rareRound([preset, options, cards]: (typeof RARE_ROUNDS)[number]): RoundVector {
  const choose = (legal: readonly Move[]) => legal.find(({ type }) => type === "Split") ?? lastOf(legal);
  const bets = { right: 1000, middle: 0, left: 0 };
  const stack = cards.split(" ").map((card) => `${card}_0` as CardId);
  const round = playRound({ preset, options, credits: 50_000, bets, cards: stack }, choose);
  if (round === null) throw new Error(`The round ${cards} is not legal.`);
  return round;
}

/** Returns the move that takes no card: to stand, or to decline. */
function lastOf(legal: readonly Move[]): Move | undefined {
  return legal.find(({ type }) => ["Stand", "DeclineInsurance", "DeclineSurrender"].includes(type));
}

/** Returns the legal moves for each value of each option, alone and together with other options. */
export function legalMoves(): LegalMoves {
  const random = new Random(15);
  const rounds = RARE_ROUNDS.map(rareRound);
  const bets: BetsVector[] = PRESET_NAMES.map((preset) => betsFor(preset, {}));
  for (const [name, values] of Object.entries(OPTION_VALUES)) {
    for (const value of values) {
      const option: Partial<RuleSet> = { [name]: value };
      const found: FoundRound[] = [];
      for (const preset of PRESET_NAMES) {
        const isSame = JSON.stringify(PRESETS[preset][name as keyof RuleSet]) === JSON.stringify(value);
        if (isSame || !canBePlayed(preset, option)) continue;
        if (["betStep", "minBet", "maxBet", "seats"].includes(name)) bets.push(betsFor(preset, option));
        const round = roundFor(preset, {}, option, random);
        if (round !== null) found.push(round);
      }
      const best = found.find(({ dependsOnOption }) => dependsOnOption) ?? found[0];
      if (best !== undefined) rounds.push(best.round);
      const further = roundWithOthers(name, option, random);
      if (further !== null) rounds.push(further);
    }
  }
  return { presets: PRESETS, rounds, bets };
}
