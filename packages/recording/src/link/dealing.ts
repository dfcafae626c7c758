import { hexToBytes } from "@noble/hashes/utils.js";
import type { CardId } from "@thunderjack/cards";
import { type Command, FAIRNESS_SCHEME, type Seeds } from "@thunderjack/core";
import { commandsOf, placedCommands } from "../commands.js";
import type { RecordedEvent } from "../event-format.js";
import type { Recording } from "../recording.js";
import { NO_SEEDS } from "./shared-table.js";

/** One of the ways to deal the cards of a recording once more. */
export interface Dealing {
  readonly seeds: Seeds;
  /** All commands of the recording, each deal with the cards that must be on top for it. */
  readonly commands: readonly Command[];
}

/**
 * Deals with the revealed seed.
 *
 * @returns `null` while it is secret, and for cards that came from nothing that is known here
 */
export function dealtFromSeed(recording: Recording): Dealing | null {
  const { header, events, trailer } = recording;
  const { scheme, clientSeed } = header.fairness;
  const isHidden = events.some((event) => event.type === "ShoeStacked" && event.cards === null);
  if (trailer === null || isHidden || scheme !== FAIRNESS_SCHEME) return null;
  return {
    seeds: { serverSeed: hexToBytes(trailer.serverSeed), clientSeed, chosen: true },
    commands: commandsOf(recording),
  };
}

/**
 * Deals by choosing every card that was drawn, round by round. Only those are told: what is still in the shoe, and the
 * seed, stay secret.
 *
 * @returns `null` where the shoe was shuffled in the middle of a round: cards are chosen before a round begins
 */
export function dealtCardByCard({ events }: Recording): Dealing | null {
  const open = events.map((event): RecordedEvent => (event.type === "ShoeStacked" ? { ...event, cards: [] } : event));
  const commands: Command[] = [];
  for (const { command, place } of placedCommands(open)) {
    if (command.type !== "Deal") commands.push(command);
    else {
      const stack = cardsOfRound(events, place);
      if (stack === null) return null;
      commands.push({ type: "Deal", stack });
    }
  }
  return { seeds: NO_SEEDS, commands };
}

/** The cards that were drawn in the round that begins at this place; `null` when the shoe was shuffled between them. */
function cardsOfRound(events: readonly RecordedEvent[], start: number): readonly CardId[] | null {
  const cards: CardId[] = [];
  let hidden = -1;
  for (let place = start; place < events.length; place++) {
    const event = events[place];
    if (event === undefined || event.type === "RoundSettled") break;
    if (event.type === "ShoeShuffled" && cards.length > 0) return null;
    if (event.type === "HoleCardRevealed" && hidden !== -1) cards[hidden] = event.card;
    if (event.type !== "CardDealt") continue;
    if (event.card === null) hidden = cards.length;
    // A hidden card keeps its place until it is shown, which it is before its round is settled.
    cards.push(event.card ?? "2_h_0");
  }
  return cards;
}
