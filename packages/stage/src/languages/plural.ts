/** The forms of a word beside a number, by the categories of its language; those that a language lacks are left out. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/**
 * Chooses the form that goes with a number: `pluralIn("en")(2, { one: "card", other: "cards" })` is "cards".
 *
 * @param language a BCP 47 tag
 */
export function pluralIn(language: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
