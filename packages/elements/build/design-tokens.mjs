/* The design tokens, read from the source of the styles, for TOKENS.md, the story and the manifest. */

/**
 * Returns the tokens of `src/theme/tokens.ts`, in the order of the file.
 *
 * @param {string} source the text of that file
 */
export function designTokens(source) {
  const found = source.matchAll(
    /\/\*\* (?<about>[^*]+?) \*\/\nexport const \w+ = token\(\s*"(?<name>[a-z-]+)",\s*(?<initial>"[^"]*"|'[^']*'),?\s*\);/g,
  );
  return [...found].map(({ groups: { name = "", initial = "", about = "" } = {} }) => ({
    name: `--tj-${name}`,
    initial: initial.slice(1, -1),
    about,
  }));
}

const SUITS = ["hearts", "diamonds", "clubs", "spades"];

/**
 * Returns the inks of the built-in deck as tokens.
 *
 * @param {Readonly<Record<string, string>>} inks the colours by name, as in `INK` of the artwork
 */
export function inkTokens(inks) {
  const suits = SUITS.map((suit) => ({
    name: `--tj-${suit}`,
    initial: suit === "hearts" || suit === "diamonds" ? inks.red : inks.black,
    about: `The ink of ${suit}.`,
  }));
  const others = Object.entries(inks).map(([name, colour]) => ({
    name: `--tj-ink-${name}`,
    initial: colour,
    about: `An ink of the cards and courts: ${name}.`,
  }));
  return [...suits, ...others];
}
