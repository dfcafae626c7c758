/**
 * The name of an easing function:
 *
 * - `steady` is linear.
 * - `glide` starts fast and ends slowly, for dealt cards and for chips that are placed.
 * - `turn` starts and ends slowly, for cards that are turned over.
 * - `fall` starts slowly, for cards and chips that leave their place.
 */
export type Easing = "steady" | "glide" | "turn" | "fall";

/**
 * Returns the progress at a share of the time. Both range from 0 to 1.
 *
 * All easings are in one function so that the compiler can inline it. A call through a function value allocates its
 * result.
 */
export function eased(easing: Easing, time: number): number {
  const rest = 1 - time;
  switch (easing) {
    case "steady":
      return time;
    case "glide":
      return 1 - rest * rest * rest;
    case "turn":
      return time < 0.5 ? 4 * time * time * time : 1 - 4 * rest * rest * rest;
    case "fall":
      return time * time;
    default:
      return unknownEasing(easing);
  }
}

function unknownEasing(easing: never): never {
  throw new TypeError(`Unknown easing ${JSON.stringify(easing)}.`);
}
