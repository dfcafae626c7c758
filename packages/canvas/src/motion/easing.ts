/**
 * How a movement spends its time:
 *
 * - `glide` sets off fast and comes to rest gently, as a card that was dealt;
 * - `turn` sets off and stops gently, as a card that is turned over;
 * - `drop` goes a little too far and comes back, as a chip that falls on its pile.
 */
export type Easing = "steady" | "glide" | "turn" | "drop";

/**
 * How far a movement has come, from 0 to 1, when so much of its time is over.
 *
 * One function for all of them, so that it is compiled into its caller: the result of a function that is only known when
 * it is called is a new object each time.
 */
export function eased(easing: Easing, time: number): number {
  const left = 1 - time;
  switch (easing) {
    case "steady":
      return time;
    case "glide":
      return 1 - left * left * left;
    case "turn":
      return time < 0.5 ? 4 * time * time * time : 1 - 4 * left * left * left;
    case "drop":
      return 1 - 2.2 * left * left * left + 1.2 * left * left;
    default:
      return unknownEasing(easing);
  }
}

function unknownEasing(easing: never): never {
  throw new TypeError(`Unknown easing: ${JSON.stringify(easing)}.`);
}
