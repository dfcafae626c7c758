import {
  type CardSource,
  decide,
  type GameEvent,
  isAmount,
  NO_BETS,
  newTableState,
  publicEvent,
  SEATS,
  type TableEvent,
  type TableState,
  whyNot,
} from "@thunderjack/core";
import { canonicalJson } from "../canonical-json.js";
import { commandAt } from "../commands.js";
import { EVENT_FIELD_NAMES, type RecordedEvent } from "../event-format.js";
import type { RecordingHeader } from "../header.js";
import { creditsIn, openingState } from "../replay.js";
import type { Steps } from "../steps.js";
import { isMasked } from "../unmasked.js";
import { withoutVersion } from "../without-version.js";
import type { KnownPart } from "./known-part.js";

/** The first difference between a recording and the events of its commands. */
export interface Difference {
  /** The number of the line, from 1. */
  readonly line: number;
  /** The difference, as a sentence. Only a sentence that ends with the message of a rejection has a full stop. */
  readonly detail: string;
  /** The event that the commands cause at this line; `null` if no event should follow, or if the event is unknown. */
  readonly expected: GameEvent | null;
}

/** The number of events after which a step ends, once the events of the current command are compared. */
const STEP = 128;

/**
 * Runs the commands of the known part of a recording again, and compares their events with the recorded ones. An event
 * with a masked card is compared with the public form of the expected event. An open recording, and one that ends with
 * a recovery, may end in the middle of the events of a command.
 *
 * @param source the source of the cards
 * @returns the first difference; `null` if there is none
 * @throws CorruptEvents if cards were chosen for a deal and the events do not contain them
 */
export function* rerun({ recording, events: unmasked }: KnownPart, source: CardSource): Steps<Difference | null> {
  const { header, trailer, recoveries = [] } = recording;
  const isWhole = unmasked.length === recording.events.length;
  const events = isWhole ? recording.events : recording.events.slice(0, unmasked.length);
  const isCut = trailer === null || recoveries.length > 0;
  const refused = whyNotOpened(header);
  if (refused !== null) return { line: 1, detail: refused, expected: null };
  let state: TableState = openingState(header);
  let next = 0;
  let pause = STEP;
  for (let event = events[0]; event !== undefined; event = events[next]) {
    const place = next;
    const command = commandAt(unmasked, place);
    if (command === null) return at(place, `no command causes this ${event.type}`);
    const decision = decide(header.rules, state, command, source);
    if (!decision.accepted) return at(place, `the command ${command.type} is rejected: ${decision.message}`);
    for (const caused of decision.events) {
      const recorded = events[next];
      const expected = recorded !== undefined && isMasked(recorded) ? publicEvent(caused) : caused;
      if (recorded === undefined) {
        return isCut ? null : at(next, `${expected.type} is missing`, withoutVersion(expected));
      }
      const difference = differenceBetween(recorded, expected);
      if (difference !== null) return at(next, difference, withoutVersion(expected));
      next++;
    }
    if (next === place) return at(place, `no command causes this ${event.type}`);
    state = decision.state;
    if (next >= pause) {
      pause = next + STEP;
      yield next / events.length;
    }
  }
  return null;
}

function at(place: number, detail: string, expected: GameEvent | null = null): Difference {
  return { line: place + 2, detail, expected };
}

/** Returns the reason why no table can be opened with these credits and bets; `null` if one can. */
export function whyNotOpened(header: RecordingHeader): string | null {
  const { rules, credits, seats, purses } = header;
  if (!isAmount(credits)) return `a table cannot be opened with ${credits} credits`;
  const unseated = SEATS.find((seat) => rules.purses === "per-seat" && purses?.[seat] && !rules.seats.includes(seat));
  if (unseated !== undefined) return `the ${unseated} seat has credits, but the table has no such seat`;
  const empty = newTableState(creditsIn(header), NO_BETS, rules.decks * 52);
  for (const seat of SEATS) {
    if (seats[seat] === 0) continue;
    const refused = whyNot(rules, empty, { type: "PlaceBet", seat, amount: seats[seat] });
    if (refused !== null) return `the bet on the ${seat} seat is rejected: ${refused.message}`;
  }
  return null;
}

/** Returns the difference between a recorded event and the expected one; `null` if there is none. */
function differenceBetween(event: RecordedEvent, expected: TableEvent): string | null {
  if (event.type !== expected.type) return `the event must be ${expected.type}, not ${event.type}`;
  for (const field of EVENT_FIELD_NAMES.get(expected.type) ?? []) {
    const said = event[field as keyof RecordedEvent] ?? null;
    const value = expected[field as keyof TableEvent] ?? null;
    if (said === value || canonicalJson(said) === canonicalJson(value)) continue;
    return `"${field}" of ${event.type} must be ${canonicalJson(value)}, not ${canonicalJson(said)}`;
  }
  return null;
}
