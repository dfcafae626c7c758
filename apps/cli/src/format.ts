import pc from "picocolors";

/** The functions of picocolors. They colour text, or return it unchanged if they were created without colours. */
export type Paint = ReturnType<typeof pc.createColors>;

/** Returns the functions that colour text. Without colour support, they return the text unchanged. */
export function paintFor(hasColor: boolean): Paint {
  return pc.createColors(hasColor);
}

const MINUS = "\u2212";

/** Returns a fraction in per cent: −2.8636 for −0.028636. A value that is rounded to zero has no sign. */
export function percent(fraction: number, digits = 4): string {
  const text = Math.abs(100 * fraction).toFixed(digits);
  return fraction < 0 && Number(text) !== 0 ? `${MINUS}${text}` : text;
}

/** Returns a value in bets with its sign: +0.2500, −0.5000. A value that is rounded to zero has no sign. */
export function signed(value: number, digits = 4): string {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return text;
  return `${value < 0 ? MINUS : "+"}${text}`;
}

/** Returns a number, rounded to a whole number, with commas as separators: 1,000,000. */
export function whole(count: number): string {
  return Math.round(count).toLocaleString("en");
}

/** Returns rows of text as aligned columns. The first column is aligned to the left, the other columns to the right. */
export function columns(rows: readonly (readonly string[])[], gap = "  "): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, text] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, text.length);
  }
  return rows.map((row) =>
    row
      .map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0)))
      .join(gap)
      .trimEnd(),
  );
}

/**
 * Returns a horizontal bar whose length is a share, from 0 to 1, of the width. The width is in characters, and the
 * length is rounded to an eighth of a character.
 */
export function bar(share: number, width: number): string {
  const eighths = Math.round(Math.min(Math.max(share, 0), 1) * width * 8);
  return "█".repeat(eighths >> 3) + ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths & 7];
}

/** Returns a value as a field of a CSV line, quoted if necessary. */
function csvField(value: string | number): string {
  const text = String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns rows as CSV, one line each. */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `${rows.map((row) => row.map(csvField).join(",")).join("\n")}\n`;
}
