import type { GameEvent } from "@thunderjack/core";
import type { Speed } from "./speed.js";
import { paceBetween } from "./timing.js";

/**
 * Returns a variant of {@link paceBetween} that counts the dealer's cards itself. It must receive all events of a
 * stream in order.
 */
export function pacing(speed: Speed = "normal"): (event: GameEvent, next: GameEvent) => number {
  let dealerCards = 0;
  return (event, next) => {
    if (event.type === "RoundStarted") dealerCards = 0;
    if (event.type === "CardDealt" && event.to === "dealer") dealerCards++;
    return paceBetween(event, next, speed, dealerCards);
  };
}
