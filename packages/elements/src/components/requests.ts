import type { Amount, Command, HandName, Seat } from "@thunderjack/core";

/* The requests of components bubble up as events. The table is passed down as properties. */

/**
 * Creates the composed event `tj-command`, which requests a command. A listener that calls `preventDefault()` carries
 * the command out itself.
 */
export function commandRequest(command: Command): CustomEvent<Command> {
  return new CustomEvent("tj-command", { detail: command, bubbles: true, composed: true, cancelable: true });
}

/** Creates the event `tj-chip-picked`: the player picked a chip. The detail is its value in hundredths of a credit. */
export function chipPicked(value: Amount): CustomEvent<Amount> {
  return new CustomEvent("tj-chip-picked", { detail: value, bubbles: true });
}

/** Creates the event `tj-seat-toggled`: the player pressed the circle of a seat. The detail is the seat. */
export function seatToggled(seat: Seat): CustomEvent<Seat> {
  return new CustomEvent("tj-seat-toggled", { detail: seat, bubbles: true });
}

/** Creates the event `tj-chip-taken`: the player takes back the last chip of a seat. The detail is the seat. */
export function chipTaken(seat: Seat): CustomEvent<Seat> {
  return new CustomEvent("tj-chip-taken", { detail: seat, bubbles: true });
}

/** Creates the composed event `tj-hand-opened`: the player pressed a collapsed hand. The detail is its name. */
export function handOpened(hand: HandName): CustomEvent<HandName> {
  return new CustomEvent("tj-hand-opened", { detail: hand, bubbles: true, composed: true });
}
