/** The plural forms of a word, by plural category; a category that the language lacks is left out. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/**
 * Returns a function that chooses the plural form for a number:
 * `pluralIn("en")(2, { one: "card", other: "cards" })` is "cards".
 *
 * @param language a BCP 47 tag
 */
export function pluralIn(language: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
