/** Returns a number as text with at most this number of decimals. */
export function numberText(value: number, decimals = 2): string {
  const text = value.toFixed(decimals).replace(/\.0+$|(?<=\.\d+)0+$/, "");
  return text === "-0" ? "0" : text;
}
