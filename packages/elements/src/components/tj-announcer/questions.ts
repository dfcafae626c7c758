/** A question of the player about the table, which the announcer answers. */
export type Question = "hand" | "dealer" | "bets" | "credits";

/** The question for each key. A key is identified by the typed character. */
export const QUESTION_KEYS = { m: "hand", u: "dealer", b: "bets", c: "credits" } as const satisfies Record<
  string,
  Question
>;

/** Returns the question for a key; `null` for any other key. */
export function questionOf({ key }: KeyboardEvent): Question | null {
  const letter = key.toLowerCase();
  return Object.hasOwn(QUESTION_KEYS, letter) ? QUESTION_KEYS[letter as keyof typeof QUESTION_KEYS] : null;
}
