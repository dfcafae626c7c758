import { randomBytes } from "node:crypto";
import {
  type Command,
  type HandName,
  InvalidRuleSet,
  legalCommands,
  type MoveWord,
  NO_BETS,
  SEATS,
  smallestBet,
  type Table,
} from "@thunderjack/core";
import { newShoe, RunningSummary, record, ShoeLifecycle, type ShoeLog, type Summary } from "@thunderjack/recording";
import { BadInput, within } from "./bad-input.js";
import { moveOf, wordsFor } from "./move-words.js";
import type { Script, ScriptedRound } from "./script.js";

/**
 * Plays a script from its first bet to its last move on one shoe, and records it.
 *
 * @returns the lines of the recording, without newlines
 * @throws BadInput for invalid rules, for a bet, a stack or a move that the table rejects, for missing or superfluous
 *   moves, and for more rounds than a recording may contain
 */
export function recordScript(script: Script): readonly string[] {
  const createdAt = new Date().toISOString();
  const shoes = openShoes(script, (table) => record(table, { now: () => performance.now(), createdAt }));
  const { table, log } = shoes.shoe;
  const lines: string[] = [];
  let isFull = false;
  log.lines$.subscribe({
    next: (line) => lines.push(line),
    error: () => {
      isFull = true;
    },
  });
  playRounds(table, script);
  if (isFull) throw new BadInput("has more rounds than a recording may contain: split the script");
  shoes.close();
  return lines;
}

/**
 * Plays a script like {@link recordScript}, and returns only its summary.
 *
 * @throws BadInput for invalid rules, for a bet, a stack or a move that the table rejects, and for missing or
 *   superfluous moves
 */
export function summarizeScript(script: Script): Summary {
  const shoes = openShoes(script, (table) => {
    const summary = new RunningSummary(table.opening);
    table.events$.subscribe((event) => summary.add(event));
    return { summary, close: () => {} };
  });
  playRounds(shoes.shoe.table, script);
  return shoes.close().log.summary.summary("closed");
}

function openShoes<Log extends ShoeLog>(script: Script, startLog: (table: Table) => Log): ShoeLifecycle<Log> {
  const { rules, seed = null, credits = null } = script;
  const options = {
    rules,
    allowStacking: true,
    seed,
    random: randomBytes,
    roundsPerShoe: Number.POSITIVE_INFINITY,
    startLog,
  };
  try {
    return new ShoeLifecycle(options, newShoe(options, { number: 1, credits, bets: NO_BETS }));
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
  if (turn === null) throw new BadInput("superfluous move: the round is already over");
  const decision = table.dispatch(moveOf(word, turn));
  if (!decision.accepted) throw new BadInput(`${decision.message} Here ${questionAt(table, turn)}`);
}

/** Returns the hand whose turn it is, and its legal moves, as text. */
function questionAt({ rules, state }: Table, turn: HandName): string {
  return `it is the turn of the hand "${turn}", with the moves ${wordsFor(legalCommands(rules, state)).join(", ")}`;
}

/**
 * Changes the bets to the bets of the script. Reduced bets come first, because they return the credits for the other
 * bets.
 */
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

/** Returns the bets that a table accepts, as text. */
function betsOf({ rules }: Table): string {
  const most = rules.maxBet === null ? "" : ` to ${rules.maxBet}`;
  return `Bets range from ${smallestBet(rules)}${most} hundredths in steps of ${rules.betStep}.`;
}
