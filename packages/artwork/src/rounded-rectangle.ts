/** Returns the path data of a rectangle with rounded corners. */
export function roundedRectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const corner = `a${radius} ${radius} 0 0 1`;
  return (
    `M${x + radius} ${y}h${width - 2 * radius}${corner} ${radius} ${radius}v${height - 2 * radius}` +
    `${corner} ${-radius} ${radius}h${2 * radius - width}${corner} ${-radius} ${-radius}v${2 * radius - height}` +
    `${corner} ${radius} ${-radius}Z`
  );
}
