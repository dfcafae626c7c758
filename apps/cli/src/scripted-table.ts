import { randomBytes } from "node:crypto";
import {
  type Command,
  chosenSeeds,
  type HandName,
  InvalidRuleSet,
  legalCommands,
  type MoveWord,
  randomSeeds,
  SEATS,
  SERVER_SEED_BYTES,
  smallestBet,
  Table,
} from "@thunderjack/core";
import { RunningSummary, record, type Summary } from "@thunderjack/recording";
import { BadInput, within } from "./bad-input.js";
import { moveOf, wordsFor } from "./move-words.js";
import type { Script, ScriptedRound } from "./script.js";

/**
 * Plays a script from its first bet to its last move, closes the table, and writes all of it down.
 *
 * @returns the recording line by line, each without its newline
 * @throws BadInput for rules that cannot be played, for a bet, a stack or a move that the table rejects, for moves that
 * are missing or left over, and for more rounds than a recording may hold
 */
export function recordScript(script: Script): readonly string[] {
  const table = openTable(script);
  const recorder = record(table, { now: () => performance.now(), createdAt: new Date().toISOString() });
  const lines: string[] = [];
  let isFull = false;
  recorder.lines$.subscribe({
    next: (line) => lines.push(line),
    error: () => {
      isFull = true;
    },
  });
  playRounds(table, script);
  if (isFull) throw new BadInput("has more rounds than a recording may hold: split the script");
  recorder.close(table.close());
  return lines;
}

/**
 * Plays a script as {@link recordScript} does, and keeps nothing but its summary.
 *
 * @throws BadInput for rules that cannot be played, for a bet, a stack or a move that the table rejects, and for moves
 * that are missing or left over
 */
export function summarizeScript(script: Script): Summary {
  const table = openTable(script);
  const summary = new RunningSummary(table.opening);
  table.events$.subscribe((event) => summary.add(event));
  playRounds(table, script);
  table.close();
  return summary.summary("closed");
}

function openTable({ rules, seed, credits }: Script): Table {
  const seeds = seed === undefined ? randomSeeds(randomBytes(SERVER_SEED_BYTES), "") : chosenSeeds(seed);
  try {
    return new Table({ rules, seeds, allowStacking: true, ...(credits === undefined ? {} : { credits }) });
  } catch (error) {
    throw error instanceof InvalidRuleSet ? new BadInput(`"rules": ${error.message}`) : error;
  }
}

function playRounds(table: Table, { rounds }: Script): void {
  for (const [index, round] of rounds.entries()) playRound(table, round, `round ${index + 1}`);
}

function playRound(table: Table, { bets, stack, moves }: ScriptedRound, place: string): void {
  if (bets !== undefined) placeBets(table, bets, place);
  within(place, () => carryOut(table, { type: "Deal", ...(stack === undefined ? {} : { stack }) }));
  for (const [index, word] of moves.entries()) {
    within(`${place}, move ${index + 1} ("${word}")`, () => play(table, word));
  }
  const { turn } = table.state;
  if (turn !== null) throw new BadInput(`${place}: move ${moves.length + 1} is missing: ${questionAt(table, turn)}`);
}

function play(table: Table, word: MoveWord): void {
  const { turn } = table.state;
  if (turn === null) throw new BadInput("one move too many: the round is over before it");
  const decision = table.dispatch(moveOf(word, turn));
  if (!decision.accepted) throw new BadInput(`${decision.message} Here ${questionAt(table, turn)}`);
}

/** Who is asked now, and what may be answered. */
function questionAt({ rules, state }: Table, turn: HandName): string {
  return `the hand "${turn}" is asked, and may answer ${wordsFor(legalCommands(rules, state)).join(", ")}`;
}

/** Makes the bets on the table what they should be. Smaller ones come first, so that they can pay for the others. */
function placeBets(table: Table, wanted: NonNullable<ScriptedRound["bets"]>, place: string): void {
  const changes = SEATS.map((seat) => ({ seat, amount: wanted[seat] ?? 0, before: table.state.bets[seat] }))
    .filter(({ amount, before }) => amount !== before)
    .sort((one, other) => one.amount - one.before - (other.amount - other.before));
  for (const { seat, amount } of changes) {
    within(`${place}, bet on "${seat}"`, () => carryOut(table, { type: "PlaceBet", seat, amount }));
  }
}

function carryOut(table: Table, command: Command): void {
  const decision = table.dispatch(command);
  if (decision.accepted) return;
  const isAboutBet = command.type === "PlaceBet" && decision.code.startsWith("bet-");
  throw new BadInput(isAboutBet ? `${decision.message} ${betsOf(table)}` : decision.message);
}

/** Which bets a table takes, in words. */
function betsOf({ rules }: Table): string {
  const most = rules.maxBet === null ? "" : ` to ${rules.maxBet}`;
  return `Bets go from ${smallestBet(rules)}${most} hundredths in steps of ${rules.betStep}.`;
}
