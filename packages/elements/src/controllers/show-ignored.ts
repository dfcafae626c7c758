/** The duration of the ring, in milliseconds. */
const DURATION = 300;

/** Shows a static ring in a button for a short time, to indicate that its press was ignored. */
export function showIgnored(button: HTMLElement): void {
  const ring = "inset 0 0 0 3px #fff, inset 0 0 0 5px #000";
  button.animate?.([{ boxShadow: ring }, { boxShadow: ring, offset: 0.6 }, {}], DURATION);
}
