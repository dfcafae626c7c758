import type { Amount, Command, Seat } from "@thunderjack/core";

/*
 * What components ask for. Requests bubble up as events; the table comes down as properties.
 */

/** Asks for a command: `tj-command`, leaves every shadow root; who prevents its default carries it out elsewhere. */
export function commandRequest(command: Command): CustomEvent<Command> {
  return new CustomEvent("tj-command", { detail: command, bubbles: true, composed: true, cancelable: true });
}

/** A chip was picked: `tj-chip-picked`, with its value in hundredths. */
export function chipPicked(value: Amount): CustomEvent<Amount> {
  return new CustomEvent("tj-chip-picked", { detail: value, bubbles: true });
}

/** A seat was switched on or off: `tj-seat-toggled`. */
export function seatToggled(seat: Seat): CustomEvent<Seat> {
  return new CustomEvent("tj-seat-toggled", { detail: seat, bubbles: true });
}
