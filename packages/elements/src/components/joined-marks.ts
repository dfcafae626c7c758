import type { Mark } from "@thunderjack/artwork";

/** The path data of marks at their places, by the path data and the place. Many cards have marks at the same places. */
const paths = new Map<string, string>();

/**
 * Returns marks that are drawn like these, but without transformations: their paths are at their places. Adjacent filled
 * marks of the same colour are one mark.
 *
 * A browser paints each transformed element as a separate piece of the page, which takes time in each frame.
 */
export function joined(marks: readonly Mark[]): readonly Mark[] {
  const found: Mark[] = [];
  for (const mark of marks) {
    const { fill, stroke, suit, lineWidth, scale } = mark;
    const last = found.at(-1);
    const path = placedPath(mark);
    const isAlike = stroke === null && last?.stroke === null && fill === last.fill && suit === last.suit;
    if (isAlike) found.pop();
    found.push({
      ...mark,
      x: 0,
      y: 0,
      scale: 1,
      isTurned: false,
      lineWidth: lineWidth * scale,
      path: isAlike ? last.path + path : path,
    });
  }
  return found;
}

/** Returns the path data of a mark at its place in the box. */
function placedPath(mark: Mark): string {
  const { x, y, scale, isTurned, path } = mark;
  const key = `${x} ${y} ${scale} ${isTurned} ${path}`;
  const placed = paths.get(key) ?? transformed(mark);
  paths.set(key, placed);
  return placed;
}

function transformed({ path, x, y, scale, isTurned }: Mark): string {
  const factor = isTurned ? -scale : scale;
  let command = "";
  let place = 0;
  return path.replace(/[\s,]*([a-z]|-?\d*\.?\d+)/gi, (_, token: string) => {
    if (token >= "A") {
      // The first point of a path is absolute, also after a lower-case letter.
      const start = command === "" && token === "m" ? `M${x} ${y}` : "";
      command = token;
      place = 0;
      return start + token;
    }
    const axis = axisOf(command.toLowerCase(), place);
    const origin = command > "Z" ? 0 : axis === 0 ? x : axis === 1 ? y : 0;
    const value = Number(token) * (axis < -3 ? scale : axis < 0 ? 1 : factor) + origin;
    // With fewer decimals, half a circle whose radius is rounded up would be visibly larger.
    return (place++ === 0 ? "" : " ") + Math.round(value * 1e6) / 1e6;
  });
}

/**
 * Returns the axis of a number of a command: 0 or 1 for a coordinate. The numbers of an arc before its end point are
 * negative: two radii, an angle and two flags.
 */
function axisOf(command: string, place: number): number {
  if (command === "a") return (place % 7) - 5;
  return command === "v" ? 1 : command === "h" ? 0 : place % 2;
}
