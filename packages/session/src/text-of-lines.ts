/** Returns the text of a recording from its lines, each without a newline. */
export function textOfLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}
