import type { Mark } from "@thunderjack/artwork";

/** The path data of marks at their places. */
const paths = new WeakMap<Mark, string>();

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
  const path = paths.get(mark) ?? transformed(mark);
  paths.set(mark, path);
  return path;
}

function transformed({ path, x, y, scale, isTurned }: Mark): string {
  const factor = isTurned ? -scale : scale;
  // The first point of a path is absolute, also after a lower-case letter.
  return path.replace(/^m/, "M0 0m").replace(/([a-z])([^a-z]*)/gi, (_, command: string, numbers: string) => {
    const origin = command < "a" ? [x, y] : [];
    const values = (numbers.match(/-?\d*\.?\d+/g) ?? []).map((number, place) => {
      // The numbers of an arc before its end point are two radii, an angle and two flags.
      const axis = /a/i.test(command) ? (place % 7) - 5 : /v/i.test(command) ? 1 : /h/i.test(command) ? 0 : place % 2;
      const value = Number(number) * (axis < -3 ? scale : axis < 0 ? 1 : factor) + (origin[axis] ?? 0);
      // With fewer decimals, half a circle whose radius is rounded up would be visibly larger.
      return Math.round(value * 1e6) / 1e6;
    });
    return command + values.join(" ");
  });
}
