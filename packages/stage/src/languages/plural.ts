/** The forms of a word by plural category. Categories that the language lacks are omitted. */
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
