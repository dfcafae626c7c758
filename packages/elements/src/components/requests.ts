import type { Amount, Command, Seat } from "@thunderjack/core";
import { composedEvent } from "../platform/composed-event.js";

/* Components request changes with bubbling events, and receive the view of the table as properties. */

/**
 * Creates the composed event `tj-command`, which requests a command. If a listener calls `preventDefault()`, the table
 * does not dispatch the command.
 */
export function commandRequest(command: Command): CustomEvent<Command> {
  return composedEvent("tj-command", command, { cancelable: true });
}

/** Creates the event `tj-chip-picked`: the player picked a chip. The detail is its value in hundredths of a credit. */
export function chipPicked(value: Amount): CustomEvent<Amount> {
  return composedEvent("tj-chip-picked", value, { composed: false });
}

/** Creates the event `tj-seat-toggled`: the player pressed the circle of a seat. The detail is that seat. */
export function seatToggled(seat: Seat): CustomEvent<Seat> {
  return composedEvent("tj-seat-toggled", seat, { composed: false });
}

/** Creates the event `tj-chip-taken`: the player takes back the last chip of a seat. The detail is that seat. */
export function chipTaken(seat: Seat): CustomEvent<Seat> {
  return composedEvent("tj-chip-taken", seat, { composed: false });
}
