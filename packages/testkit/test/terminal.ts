import type { Clock } from "@thunderjack/core";
import { formatCredits, type Renderer } from "@thunderjack/stage";
import type { DealerText, HandText, RendererDriver, SeatText, TableText } from "../src/index.js";
import type { Terminal } from "./text-renderer.js";

/** A terminal with a clock, for renderers that need one. */
export interface TimedTerminal extends Terminal {
  readonly clock: Clock;
}

/** Returns a driver for renderers that write tables in the format of the text renderer. */
export function onTerminal(renderer: Renderer<TimedTerminal>): RendererDriver<TimedTerminal> {
  return {
    renderer,
    newHost: (clock) => ({ screen: "", onLine: null, clock }),
    readTable: ({ screen }) => tableIn(screen.split("\n")),
    readText: ({ screen }) => screen,
    isEmpty: ({ screen, onLine }) => screen === "" && onLine === null,
    press: ({ onLine }, label) => onLine?.(label),
    placeChip: ({ onLine }, seat, chip) => onLine?.(`Bet ${formatCredits(chip)} on the ${seat.toLowerCase()} seat`),
  };
}

const DEALER = /^(?<label>Dealer): (?<cards>.*?)(?: = (?<total>.+?))?(?: – (?<badge>.+))?$/;
const SEAT = /^(?<label>\w+) seat(?: with (?<bet>\S+))?$/;
const HAND =
  /^(?<turn>[> ]) (?<label>.+?): (?<cards>(?:(?:\w+ of \w+|face-down card)(?:, )?)*)(?: = (?<total>.+?))?, bet (?<bet>\S+?)(?:, (?<insurance>.+?))?(?: – (?<badge>.+))?$/;
const MONEY = /^Credits (?<credits>\S+), bets (?<staked>\S+)$/;

function tableIn(lines: readonly string[]): TableText {
  const rest = [...lines];
  const dealer = dealerIn(groupsOf(DEALER, rest.shift()));
  const seats: SeatText[] = [];
  for (let line = rest.shift(); line !== undefined; line = rest.shift()) {
    const money = MONEY.exec(line)?.groups;
    if (money !== undefined) {
      const [message = "", buttons = ""] = rest;
      const offers = [...buttons.matchAll(/\[(.+?)\]/g)].map(([, label = ""]) => label);
      return { message, credits: money.credits ?? "", staked: money.staked ?? "", dealer, seats, offers };
    }
    const { label = "", bet } = groupsOf(SEAT, line);
    const hands: HandText[] = [];
    while (rest[0] !== undefined && HAND.test(rest[0])) hands.push(handIn(groupsOf(HAND, rest.shift())));
    seats.push({ label, bet: bet ?? null, hands });
  }
  throw new Error(`No table in:\n${lines.join("\n")}`);
}

type Groups = Readonly<Partial<Record<string, string>>>;

function dealerIn({ label = "", cards = "", total, badge }: Groups): DealerText {
  return { label, cards: cards === "" ? [] : cards.split(", "), total: total ?? null, badge: badge ?? null };
}

function handIn({ turn, bet = "", insurance, ...hand }: Groups): HandText {
  return { ...dealerIn(hand), bet, insurance: insurance ?? null, isTurn: turn === ">" };
}

function groupsOf(pattern: RegExp, line = ""): Groups {
  const groups = pattern.exec(line)?.groups;
  if (groups === undefined) throw new Error(`Unexpected line "${line}".`);
  return groups;
}
