/** A point in the units of the caller. `y` increases downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns a number rounded to one hundredth, which keeps path data short. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** Returns the path data of a polygon. */
export function polygonPath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join("L")}Z`;
}
