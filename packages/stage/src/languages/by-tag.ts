/**
 * Returns the value of the longest registered prefix of a BCP 47 tag; `undefined` if no prefix is registered. For
 * `zh-Hant-TW` it looks up `zh-hant-tw`, `zh-hant` and `zh`.
 *
 * @param values by tag in lower case
 */
export function byTag<Value>(values: ReadonlyMap<string, Value>, language: string): Value | undefined {
  let tag = language.toLowerCase();
  while (tag !== "" && !values.has(tag)) tag = tag.replace(/-?[^-]*$/, "");
  return values.get(tag);
}
