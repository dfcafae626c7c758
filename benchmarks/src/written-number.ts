/** Returns a number rounded to a whole number, with separators, such as `"1,234"`. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}

/** Returns a number with three digits, but with at most two after the decimal point and all before it. */
export function threeDigits(value: number): string {
  const digits = value < 10 ? 2 : value < 100 ? 1 : 0;
  return value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
