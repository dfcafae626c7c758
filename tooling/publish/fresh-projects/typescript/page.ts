import type { TjHand } from "@thunderjack/elements/tj-hand";

// The entry point of one element declares the types of its events.
export function watch(hand: TjHand): void {
  hand.addEventListener("tj-hand-opened", ({ detail }) => {
    detail satisfies string;
    // @ts-expect-error The detail is the name of a hand.
    detail.nonsense;
  });
}
