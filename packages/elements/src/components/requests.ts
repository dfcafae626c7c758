import type { Amount, Command, Seat } from "@thunderjack/core";

/* The requests of components. They bubble up as events; the table comes down as properties. */

/**
 * Requests a command: `tj-command`, composed. A listener that calls `preventDefault()` carries the command out itself.
 */
export function commandRequest(command: Command): CustomEvent<Command> {
  return new CustomEvent("tj-command", { detail: command, bubbles: true, composed: true, cancelable: true });
}

/** The player picked a chip: `tj-chip-picked`, with its value in hundredths. */
export function chipPicked(value: Amount): CustomEvent<Amount> {
  return new CustomEvent("tj-chip-picked", { detail: value, bubbles: true });
}

/** The player switched a seat on or off: `tj-seat-toggled`. */
export function seatToggled(seat: Seat): CustomEvent<Seat> {
  return new CustomEvent("tj-seat-toggled", { detail: seat, bubbles: true });
}
