import { type Amount, isAmount } from "@thunderjack/core";

/**
 * A list: an array, or text whose items are separated by spaces or commas. Attributes contain text, and some frameworks
 * set the property to the text of the attribute.
 */
export type Written<Item> = string | readonly Item[];

/** Reflects a property to its attribute only while the value is a string. */
export const ONLY_TEXT = { toAttribute: (value: unknown) => (typeof value === "string" ? value : undefined) };

/** Returns the items of a list. `null` and `undefined` are an empty list. Any other value is converted to text. */
export function itemsIn<Item = never>(list: Written<Item> | null): readonly (Item | string)[] {
  return Array.isArray(list)
    ? list
    : String(list ?? "")
        .split(/[\s,]+/)
        .filter(Boolean);
}

/** Returns the distinct chip values of a list, in hundredths of a credit. Invalid amounts are omitted. */
export function chipsIn(list: Written<Amount> | null): readonly Amount[] {
  return [...new Set(itemsIn(list).map(Number))].filter((value) => value > 0 && isAmount(value));
}

/** Returns an array, parsed from JSON if it is text. Returns an empty array for any other value. */
export function jsonIn(list: unknown): readonly unknown[] {
  try {
    const read: unknown = typeof list === "string" ? JSON.parse(list) : list;
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
