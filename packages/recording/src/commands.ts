import { type Command, CorruptEvents, type GameEvent } from "@thunderjack/core";
import type { RecordedEvent } from "./event-format.js";
import type { Recording } from "./recording.js";

/**
 * The commands of a recording, read back from its events: a choice is always the first event of what it caused.
 * Dispatched one after the other at a table of the same rules, seeds, credits and bets, they cause the same events.
 *
 * @throws CorruptEvents when the events say that cards were chosen, but not which: those of a public stream do
 */
export function commandsOf({ events }: Recording): readonly Command[] {
  return Array.from(placedCommands(events), ({ command }) => command);
}

/** A command, and where in the recording it was read. */
export interface PlacedCommand {
  readonly command: Command;
  /** The place of the first event that it caused, counted from 0. */
  readonly place: number;
}

/**
 * The commands behind these events, each with its place.
 *
 * @throws CorruptEvents when the events say that cards were chosen, but not which
 */
export function* placedCommands(events: readonly RecordedEvent[]): Generator<PlacedCommand, void, undefined> {
  for (let place = 0; place < events.length; place++) {
    const event = events[place];
    const command = event === undefined ? null : commandBehind(event);
    if (command === null) continue;
    yield { place, command: command.type === "Deal" ? { ...command, ...stackAfter(events, place) } : command };
  }
}

/** Whether an event is what a hand chose when it was asked. */
export function isHandChoice(event: GameEvent): boolean {
  const command = commandBehind(event);
  return command !== null && "hand" in command;
}

/** The cards that were chosen for the deal at this place: their event comes before the first card. */
function stackAfter(events: readonly RecordedEvent[], deal: number): Pick<Extract<Command, { type: "Deal" }>, "stack"> {
  for (let place = deal + 1; place < events.length; place++) {
    const event = events[place];
    if (event === undefined || event.type === "CardDealt") break;
    if (event.type !== "ShoeStacked") continue;
    if (event.cards === null) throw new CorruptEvents(`Event ${event.seq} does not say which cards were chosen.`);
    return { stack: event.cards };
  }
  return {};
}

/** The command that an event is the first consequence of; `null` for what follows by itself. */
function commandBehind(event: GameEvent): Command | null {
  switch (event.type) {
    case "BetPlaced":
      return { type: "PlaceBet", seat: event.seat, amount: event.amount };
    case "BetsCleared":
      return { type: "ClearBets" };
    case "RoundStarted":
      return { type: "Deal" };
    case "GameRestarted":
      return { type: "StartAgain" };
    case "HandHit":
      return { type: "Hit", hand: event.hand };
    case "HandStood":
      return { type: "Stand", hand: event.hand };
    case "HandDoubled":
      return { type: "Double", hand: event.hand };
    case "HandSplit":
      return { type: "Split", hand: event.hand };
    case "HandSurrendered":
      return { type: "Surrender", hand: event.hand };
    case "SurrenderDeclined":
      return { type: "DeclineSurrender", hand: event.hand };
    case "InsuranceTaken":
      return { type: "TakeInsurance", hand: event.hand, amount: event.amount };
    case "InsuranceDeclined":
      return { type: "DeclineInsurance", hand: event.hand };
    case "CardsDiscarded":
    case "ShoeShuffled":
    case "ShoeStacked":
    case "CardDealt":
    case "SurrenderOffered":
    case "InsuranceOffered":
    case "TurnStarted":
    case "TurnEnded":
    case "ThunderjackAwarded":
    case "ThunderjacksCancelled":
    case "BlackjackAwarded":
    case "BlitzAwarded":
    case "HoleCardRevealed":
    case "DealerHit":
    case "DealerStood":
    case "DealerBusted":
    case "HandSettled":
    case "RoundSettled":
    case "GameEnded":
      return null;
    default:
      return neverRecorded(event);
  }
}

function neverRecorded(event: never): never {
  throw new CorruptEvents(`Unknown event ${JSON.stringify(event)}.`);
}
