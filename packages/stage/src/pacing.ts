import type { GameEvent } from "@thunderjack/core";
import { paceBetween, type Speed } from "./timing.js";

/**
 * Returns {@link paceBetween} for the events of a stream, which it must receive in order. It counts the dealer's cards.
 */
export function pacing(speed: Speed = "normal"): (event: GameEvent, next: GameEvent) => number {
  let dealerCards = 0;
  return (event, next) => {
    if (event.type === "RoundStarted") dealerCards = 0;
    if (event.type === "CardDealt" && event.to === "dealer") dealerCards++;
    return paceBetween(event, next, speed, dealerCards);
  };
}
