import { asksQuestion, type Command, MOVES_BY_WORD, SEATS, type Seat } from "@thunderjack/core";
import type { HandView, Phrasebook, TableView } from "@thunderjack/stage";
import { readLines } from "../input.js";
import { oneLine, type Shell, write } from "../shell.js";
import { keyedButtons } from "../terminal-renderer/keys.js";
import { clientSeedText, commitmentText } from "./commitment.js";
import { type GameOptions, LiveTable } from "./live-table.js";

const HELP = `bet 10         bets 10 credits on each seat that has a bet, or on the first seat if there is none
bet right 10   bets 10 credits on the right seat; 0 removes the bet
deal, clear, again
hit, stand, double, split, surrender, no-surrender, insurance, no-insurance
table          prints the cards and the bets on the table
quit           leaves the table, as does the end of the input
The first letter of a move is enough; p is split, r is surrender.`;

/**
 * Plays a game as text, for screen readers and pipes. Prints one sentence per event, and reads one command per line.
 *
 * @returns the exit code
 * @throws BadInput when the table cannot be opened, or the recording cannot be written
 */
export async function playPlainly(shell: Shell, options: GameOptions): Promise<number> {
  const table = new LiveTable(shell, options);
  const output = commitmentLines(table);
  let { shoe } = table;
  const { conductor } = table;
  conductor.frames$.subscribe(({ cue }) => {
    if (cue?.sentence) output.push(cue.sentence);
  });
  const flush = async () => {
    const { message, labels, creditsText } = conductor.view;
    // The message is often the same as the last sentence, for example the result. It is then printed only once.
    if (output[output.length - 1] !== message) output.push(message);
    output.push(...choicesOf(conductor.view, table.phrases));
    if (conductor.view.betting.isOpen) output.push(`${table.phrases.pair(labels.credits, creditsText)}.`);
    await write(shell.stdout, `${output.splice(0).map(oneLine).join("\n")}\n`);
  };
  await flush();
  for await (const line of readLines(shell, "-")) {
    const input = line.trim().toLowerCase();
    if (input === "") continue;
    if (input === "quit" || input === "q") break;
    if (input === "help" || input === "?") await write(shell.stdout, `${HELP}\n`);
    else if (input === "table") output.push(...linesOf(conductor.view, table.phrases));
    else output.push(...carryOut(input, table));
    conductor.skip();
    if (table.shoe !== shoe) output.push(...commitmentLines(table));
    ({ shoe } = table);
    await flush();
  }
  await table.leave();
  return 0;
}

function commitmentLines(table: LiveTable): string[] {
  return [commitmentText(table), table.commitment, clientSeedText(table)].filter((line) => line !== null);
}

/**
 * Executes a command that the player entered.
 *
 * @returns the reasons for rejections; empty if the table accepted everything
 */
function carryOut(input: string, { conductor, words }: LiveTable): readonly string[] {
  const commands = commandsOf(input, conductor.view);
  if (commands.length === 0) return [words.notPossible(input)];
  return commands.flatMap((command) => conductor.act(command, { expected: conductor.version })?.message ?? []);
}

function commandsOf(input: string, view: TableView): readonly Command[] {
  const bet = /^bet(?: (?<seat>[a-z]+))? (?<credits>\d{1,12}(?:\.\d\d?)?)$/.exec(input)?.groups;
  if (bet !== undefined) return betsOf(view, bet.seat, Math.round(Number(bet.credits) * 100));
  const type = typeOf(input);
  const found = keyedButtons(view).find(
    ({ key, button: { command, label } }) => command.type === type || key === input || label.toLowerCase() === input,
  );
  return found === undefined ? [] : [found.button.command];
}

function typeOf(input: string): Command["type"] | null {
  switch (input) {
    case "deal":
      return "Deal";
    case "clear":
      return "ClearBets";
    case "again":
      return "StartAgain";
    default:
      return Object.entries(MOVES_BY_WORD).find(([word]) => word === input)?.[1] ?? null;
  }
}

function betsOf({ seats }: TableView, name: string | undefined, amount: number): readonly Command[] {
  if (name !== undefined) return SEATS.filter((seat) => seat === name).map((seat) => placeBet(seat, amount));
  const withBets = seats.filter(({ bet }) => bet > 0);
  return (withBets.length > 0 ? withBets : seats.slice(0, 1)).map(({ seat }) => placeBet(seat, amount));
}

function placeBet(seat: Seat, amount: number): Command {
  return { type: "PlaceBet", seat, amount };
}

/** Returns the cost and the effect of each answer to an offer of surrender or insurance, one line each. */
function choicesOf({ phase, moves, labels }: TableView, { pair, list }: Phrasebook): readonly string[] {
  const legal = moves.filter(({ isLegal }) => isLegal);
  if (asksQuestion({ phase })) return legal.map(({ label, detail }) => pair(label, detail));
  return legal.length === 0 ? [] : [`${pair(labels.moves, list(legal.map(({ label }) => label)))}.`];
}

/** Returns the table as text, one line per hand. */
function linesOf({ dealer, seats, labels, stakedText }: TableView, phrases: Phrasebook): readonly string[] {
  const hands = seats.flatMap((seat) => seat.hands);
  const lines = [lineOf(dealer, null, phrases), ...hands.map((hand) => lineOf(hand, hand.insuranceText, phrases))];
  return [...lines, `${phrases.pair(labels.bets, stakedText)}.`];
}

function lineOf(
  { label, cards, total, badge }: Pick<HandView, "label" | "cards" | "total" | "badge">,
  insurance: string | null,
  { pair, list }: Phrasebook,
): string {
  const result = badge === null ? [] : [badge.amountText === null ? badge.label : `${badge.label} ${badge.amountText}`];
  const facts = [...(total === null ? [] : [total.label]), ...(insurance === null ? [] : [insurance]), ...result];
  return pair(label, list([...cards.map((card) => card.label), ...facts]));
}
