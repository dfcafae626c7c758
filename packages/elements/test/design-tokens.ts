/** A design token, as `src/tokens.ts` says it. */
export interface DesignToken {
  readonly name: string;
  readonly initial: string;
  readonly about: string;
}

/** The tokens of that file, in its order. */
export function designTokens(source: string): readonly DesignToken[] {
  const found = source.matchAll(
    /\/\*\* (?<about>[^*]+?) \*\/\nexport const \w+ = token\(\s*"(?<name>[a-z-]+)",\s*(?<initial>"[^"]*"|'[^']*'|faint\(gold, 50\)\.cssText),?\s*\);/g,
  );
  return [...found].map(({ groups: { name = "", initial = "", about = "" } = {} }) => ({
    name: `--tj-${name}`,
    initial: initial.startsWith("faint") ? "half of `--tj-gold`" : `\`${initial.slice(1, -1)}\``,
    about,
  }));
}

/** The same as a page to read. */
export function tokensPage(tokens: readonly DesignToken[]): string {
  const rows = tokens.map(({ name, initial, about }) => `| \`${name}\` | ${initial} | ${about} |`);
  return `# Design tokens

Custom properties that decide what the table looks like. Set them on the table's element, or on anything around it.

A theme sets some of them; \`felt\` sets none, and is what they are by themselves. What is set on the element itself comes before its theme.

| token | unless it is set | what it is |
| --- | --- | --- |
${rows.join("\n")}
| \`--tj-hearts\`, \`--tj-diamonds\`, \`--tj-clubs\`, \`--tj-spades\` | red and black | The ink of each suit. |
| \`--tj-ink-paper\`, \`-black\`, \`-red\`, \`-blue\`, \`-gold\`, \`-cream\`, \`-rose\`, \`-hair\`, \`-silver\`, \`-night\`, \`-dusk\`, \`-lattice\`, \`-ivory\`, \`-blush\`, \`-leaf\` | the inks of the built-in deck | What cards and courts are printed in: \`paper\` for all cards, \`night\`, \`dusk\` and \`lattice\` for their backs. |
| \`--tj-chip-10-body\`, \`-side\`, \`-stripe\`, \`-plate\`, \`-ink\` | by its value | The colours of a chip of 10 credits; for every other value the same with its number. |

Sizes belong to single components, and stand in their doc comments: \`--tj-card-width\`, \`--tj-chip-size\`, \`--tj-shoe, tj-discard-tray-width\`, …

The canvas renderers read the same tokens where they stand, when they are mounted, and again when the theme or the deck of the table is another one. They paint no shadows but their own, chips in the colours of their values, and the built-in back.

An image of \`--tj-card-back-image\` covers the card: \`url("back.svg")\` from wherever the page's \`img-src\` allows, or gradients, which every page allows. What it leaves transparent shows the built-in back. It reaches every card of a table, and the shoe and the tray; a lone \`tj-card\` also takes any element in its slot \`back\`.
`;
}
