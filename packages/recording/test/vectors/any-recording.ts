import { type CardId, canonicalCards } from "@thunderjack/cards";
import {
  type Bets,
  type ClientSeedSource,
  type Command,
  chosenSeeds,
  creditsOf,
  type GameEvent,
  InvalidRuleSet,
  isInPlay,
  legalCommands,
  type RuleSet,
  randomSeeds,
  ruleSet,
  SeedChain,
  type Seeds,
  Table,
} from "@thunderjack/core";
import { Recorder, type RecorderOptions } from "../../src/index.js";
import { CREATED_AT } from "../played-table.js";
import { OPTION_VALUES } from "./options.js";
import type { Random } from "./random.js";

const PRESETS = ["thunderjack", "casino", "vingt-et-un"] as const;
const RECOVERIES = ["tail-cut", "round-refunded", "unsaved"] as const;
const WORDS = ["", "words of the player", "Zoë ♠ 🂡", "4f1c9a"];

/** Returns a preset, or in half of the cases a preset with other options. */
export function anyRules(random: Random, preset = random.of(PRESETS)): RuleSet {
  if (random.once(3)) return ruleSet(preset);
  // A small shoe can run out of cards during a round.
  if (random.once(6)) return ruleSet({ preset: "thunderjack", decks: 1, reshuffleBelow: 0, surrender: "none" });
  const names = Object.keys(OPTION_VALUES) as (keyof typeof OPTION_VALUES)[];
  const options: Record<string, unknown> = {};
  for (let count = 1 + random.below(6); count > 0; count--) {
    const name = random.of(names);
    options[name] = random.of<unknown>(OPTION_VALUES[name] ?? []);
  }
  try {
    return ruleSet({ preset, ...options });
  } catch (error) {
    if (error instanceof InvalidRuleSet) return anyRules(random, preset);
    throw error;
  }
}

/** Returns the rules, in some of the cases with a purse for each seat. */
function withAnyPurses(rules: RuleSet, random: Random): RuleSet {
  return random.once(4) ? ruleSet({ ...rules, purses: "per-seat" }) : rules;
}

function anyBytes(random: Random): Uint8Array {
  return Uint8Array.from({ length: 32 }, () => random.below(256));
}

/** Returns a chain of a few shoes. */
export function anyChain(random: Random): SeedChain {
  return new SeedChain(anyBytes(random), 1 + random.below(6));
}

/** Returns random or chosen seeds for a recording of version 1 or 2. */
export function anySeeds(random: Random): Seeds {
  const words = random.of(WORDS);
  const kind = random.below(5);
  if (kind === 0) return chosenSeeds(words);
  if (kind === 1) return randomSeeds(anyBytes(random), words);
  const chain = anyChain(random);
  const clientSeedFrom: ClientSeedSource = words === "" ? "none" : random.of(["player", "random"]);
  const seeds = { ...chain.seeds(1 + random.below(chain.length), words), clientSeedFrom };
  return kind === 2 ? { ...seeds, chosen: true } : seeds;
}

/** The end of a recording. */
type End = "closed" | "open" | "recovered";

/** The settings of {@link recordedLines}; random by default. */
export interface Play {
  readonly rules?: RuleSet;
  readonly seeds?: Seeds;
  readonly rounds?: number;
  readonly end?: End;
  /** The credits of the player, or of each seat; defaults to the starting credits of the rules. */
  readonly credits?: number | Bets;
  readonly options?: Partial<RecorderOptions>;
}

/** Plays a table with random legal commands, and returns the lines of its recording. */
export function recordedLines(random: Random, play: Play = {}): readonly string[] {
  const { rules = withAnyPurses(anyRules(random), random), seeds = anySeeds(random), options } = play;
  const { credits = rules.purses === undefined ? rules.startingCredits : undefined } = play;
  const end = play.end ?? random.of(["closed", "closed", "closed", "open", "recovered"] as const);
  const bets = { right: 0, middle: 0, left: 0 };
  const table = new Table({ rules, seeds, bets, allowStacking: true, ...(credits === undefined ? {} : { credits }) });
  const { fairness, opening } = table;
  let time = 0;
  const now = () => (time += random.below(900));
  const settings = { now, createdAt: CREATED_AT, meta: { note: "Zoë plays" }, ...options };
  const recorder = new Recorder({ rules: table.rules, fairness, credits: opening.purses ?? opening.credits }, settings);
  const lines: string[] = [];
  table.events$.subscribe((event: GameEvent) => lines.push(...recorder.write(event)));
  let rounds = play.rounds ?? (rules.decks === 1 ? 1 + random.below(8) : 1 + random.below(3));
  const most = 120 * (play.rounds ?? 1); // the number of commands
  for (let count = 0; count < most; count++) {
    if (rounds === 0 && !isInPlay(table.state)) break;
    if (!isInPlay(table.state)) prepareDeal(table, random);
    const command = nextCommand(table, random);
    if (command.type === "Deal") rounds--;
    // Only a deal is rejected, if a card of its stack is not in the shoe.
    if (!table.dispatch(command).accepted && !table.dispatch({ type: "Deal" }).accepted) break;
    // A recording that is cut off may end at any command.
    if (end !== "closed" && lines.length > 2 && random.once(12)) break;
  }
  if (end === "open") return lines;
  if (end === "recovered" && seeds.chain !== undefined) lines.push(recorder.recover(random.of(RECOVERIES)));
  else while (isInPlay(table.state)) table.dispatch(lastAnswer(table));
  lines.push(...recorder.close(seeds));
  return lines;
}

/** Returns the credits after the last settled round of a recording; those of the header if there is none. */
export function creditsAfter(lines: readonly string[]): number {
  const contents = lines.map((line) => JSON.parse(line));
  const last = contents.filter(({ type }) => type === "RoundSettled" || type === "GameRestarted").at(-1);
  return (last ?? contents[0]).credits;
}

/** Places random bets, and at least one, so that the table can deal. */
function prepareDeal(table: Table, random: Random): void {
  if (table.state.phase === "broke") table.dispatch({ type: "StartAgain" });
  const { rules } = table;
  if (table.state.purses !== null) changePurses(table, random);
  const smallest = Math.ceil(rules.minBet / rules.betStep) * rules.betStep;
  if (table.state.round > 0 && random.once(3)) table.dispatch({ type: "ClearBets" });
  for (const seat of rules.seats) {
    const amount = smallest + rules.betStep * random.below(3);
    if (random.once(2)) table.dispatch({ type: "PlaceBet", seat, amount });
  }
  const [seat = "right"] = rules.seats;
  const { bets } = table.state;
  if (bets.right + bets.middle + bets.left > 0) return;
  if (creditsOf(table.state, seat) < smallest) table.dispatch({ type: "BuyIn", seat, amount: smallest });
  table.dispatch({ type: "PlaceBet", seat, amount: smallest });
}

/** Buys in and cashes out at random. */
function changePurses(table: Table, random: Random): void {
  for (const seat of table.rules.seats) {
    if (random.once(4)) table.dispatch({ type: "CashOut", seat });
    if (random.once(2)) table.dispatch({ type: "BuyIn", seat, amount: 1 + random.below(5000) });
  }
}

function nextCommand(table: Table, random: Random): Command {
  const { rules, state } = table;
  if (!isInPlay(state)) return { type: "Deal", ...(random.once(4) ? { stack: anyStack(rules, random) } : {}) };
  const legal = legalCommands(rules, state);
  // Splits and insurances are rare, so they are chosen more often than others.
  const rare = legal.filter(({ type }) => type === "Split" || type === "TakeInsurance");
  return rare.length > 0 && random.once(2) ? random.of(rare) : random.of(legal);
}

/** Ranks whose cards lead to rare events: blackjacks and Thunderjacks, pairs of aces, pairs, Blitz, soft totals. */
const RANKS_OF_STACKS = [/^(a|k|q)_[hs]_/, /^(10|j|a)_/, /^a_/, /^8_/, /^(2|3)_/, /^(2|3|a)_/, /^(5|6)_/, /^./];

/** Returns cards that lead to rare events. A stack with a card that is not in the shoe is rejected. */
export function anyStack(rules: RuleSet, random: Random): readonly CardId[] {
  const ranks = random.of(RANKS_OF_STACKS);
  const cards = canonicalCards(rules.decks).filter((card) => ranks.test(card));
  const stack = new Set<CardId>();
  for (let count = 4 + random.below(12); count > 0; count--) stack.add(random.of(cards));
  return [...stack];
}

function lastAnswer(table: Table): Command {
  const order: readonly Command["type"][] = ["Stand", "DeclineInsurance", "DeclineSurrender"];
  const command = legalCommands(table.rules, table.state).find(({ type }) => order.includes(type));
  if (command === undefined) throw new Error("No hand can answer.");
  return command;
}
