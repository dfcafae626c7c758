import type { CardId } from "@thunderjack/cards";
import { CHAIN_SCHEME, type Command, type Seeds } from "@thunderjack/core";
import { hexToBytes } from "@thunderjack/core/sha256";
import { commandsOf, placedCommands } from "../commands.js";
import type { RecordedEvent } from "../event-format.js";
import type { Recording } from "../recording.js";
import { unmaskedEvents } from "../unmasked.js";
import { NO_SEEDS } from "./shared-table.js";

/** Seeds and commands that deal the cards of a recording again. */
export interface Dealing {
  readonly seeds: Seeds;
  /** All commands of the recording. If cards are chosen, each deal contains the cards to put on top of the shoe. */
  readonly commands: readonly Command[];
}

/**
 * Returns the dealing that uses the revealed seed.
 *
 * @returns `null` if the seed is secret, if the recording does not contain all chosen cards, or if the scheme of the
 *   shuffle is unknown
 */
export function dealtFromSeed(recording: Recording): Dealing | null {
  const { header, trailer } = recording;
  const { scheme, clientSeed } = header.fairness;
  const isHidden = unmaskedEvents(recording).some((event) => event.type === "ShoeStacked" && event.cards === null);
  if (trailer === null || isHidden || scheme !== CHAIN_SCHEME) return null;
  return {
    seeds: { serverSeed: hexToBytes(trailer.serverSeed), clientSeed, chosen: true },
    commands: commandsOf(recording),
  };
}

/**
 * Returns a dealing that chooses each drawn card, round by round. It contains only these cards, so the seed and the
 * rest of the shoe stay secret.
 *
 * @returns `null` if the shoe was shuffled during a round, because cards can be chosen only before a round
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

/** Returns the cards of the round that begins at this index; `null` if the shoe was shuffled during the round. */
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
    // A placeholder for a hidden card. The card is revealed before its round is settled.
    cards.push(event.card ?? "2_h_0");
  }
  return cards;
}
