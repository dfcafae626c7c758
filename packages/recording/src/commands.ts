import { type Command, CorruptEvents, choiceOf, type GameEvent } from "@thunderjack/core";
import type { RecordedEvent } from "./event-format.js";
import type { Recording } from "./recording.js";
import { unmaskedEvents } from "./unmasked.js";

/**
 * Returns the commands of a recording. They are read from its events, because a choice is always the first event of its
 * command. If the commands are dispatched in order to a table with the same rules, seeds, credits and bets, they cause
 * the same events.
 *
 * @throws CorruptEvents if cards were chosen for a deal and the events do not contain them, as in a public stream
 */
export function commandsOf(recording: Recording): readonly Command[] {
  return Array.from(placedCommands(unmaskedEvents(recording)), ({ command }) => command);
}

/** A command and its position in the recording. */
export interface PlacedCommand {
  readonly command: Command;
  /** The index of the first event that the command caused, from 0. */
  readonly place: number;
}

/**
 * Yields the commands of these events, each with its position.
 *
 * @throws CorruptEvents if cards were chosen for a deal and the events do not contain them
 */
export function* placedCommands(events: readonly RecordedEvent[]): Generator<PlacedCommand, void, undefined> {
  for (let place = 0; place < events.length; place++) {
    const command = commandAt(events, place);
    if (command !== null) yield { place, command };
  }
}

/**
 * Returns the command that caused the event at this index; `null` if the event is not the first one of a command.
 *
 * @throws CorruptEvents if cards were chosen for a deal and the events do not contain them
 */
export function commandAt(events: readonly RecordedEvent[], place: number): Command | null {
  const event = events[place];
  const command = event === undefined ? null : choiceOf(event);
  return command === null ? null : withStack(command, events, place);
}

function withStack(command: Command, events: readonly RecordedEvent[], place: number): Command {
  return command.type === "Deal" ? { ...command, ...stackAfter(events, place) } : command;
}

/** Returns whether an event is a choice of the player for a hand. */
export function isHandChoice(event: GameEvent): boolean {
  const command = choiceOf(event);
  return command !== null && "hand" in command;
}

/**
 * Returns the cards that were chosen for the deal at this index. The event that contains them comes before the first
 * card.
 *
 * @throws CorruptEvents if the event does not contain the cards
 */
function stackAfter(events: readonly RecordedEvent[], deal: number): Pick<Extract<Command, { type: "Deal" }>, "stack"> {
  for (let place = deal + 1; place < events.length; place++) {
    const event = events[place];
    // The search ends at the next deal. Otherwise, a file of deals without cards would take quadratic time.
    if (event === undefined || event.type === "CardDealt" || event.type === "RoundStarted") break;
    if (event.type !== "ShoeStacked") continue;
    if (event.cards === null) throw new CorruptEvents(`Event ${event.seq} does not contain the chosen cards.`);
    return { stack: event.cards };
  }
  return {};
}
