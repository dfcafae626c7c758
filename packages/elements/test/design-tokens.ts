import type { DesignToken } from "../build/design-tokens.mjs";

/** The tokens whose default is another token, with its description. */
const OTHERS: Readonly<Record<string, string>> = { "--tj-button-line": "half of `--tj-gold`" };

/** Returns the page about the tokens. */
export function tokensPage(tokens: readonly DesignToken[]): string {
  const rows = tokens.map(
    ({ name, initial, about }) => `| \`${name}\` | ${OTHERS[name] ?? `\`${initial}\``} | ${about} |`,
  );
  return `# Design tokens

Custom properties that decide what the table looks like. Set them on the element: the table, the replay, or a component that stands alone.

A theme sets some of them; \`felt\` sets none, and is what they are by themselves. What is set on the element itself comes before its theme. What is set on something around it is inherited: that holds for every token in the theme \`felt\`, and in another one for those which that theme does not set.

| token | unless it is set | what it is |
| --- | --- | --- |
${rows.join("\n")}
| \`--tj-hearts\`, \`--tj-diamonds\`, \`--tj-clubs\`, \`--tj-spades\` | red and black | The ink of each suit. |
| \`--tj-ink-paper\`, \`-black\`, \`-red\`, \`-blue\`, \`-gold\`, \`-cream\`, \`-rose\`, \`-hair\`, \`-silver\`, \`-night\`, \`-dusk\`, \`-lattice\`, \`-ivory\`, \`-blush\`, \`-leaf\` | the inks of the built-in deck | What cards and courts are printed in: \`paper\` for all cards, \`night\`, \`dusk\` and \`lattice\` for their backs. |
| \`--tj-chip-10-body\`, \`-side\`, \`-stripe\`, \`-plate\`, \`-ink\` | by its value | The colours of a chip of 10 credits; for every other value the same with its number. |

Sizes belong to single components, and stand in their doc comments: \`--tj-card-width\`, \`--tj-chip-size\`, \`--tj-pile-width\`, …

The canvas renderers read the same tokens where they stand, when they are mounted, and again when the theme or the deck of the table is another one. They paint no shadows but their own, chips in the colours of their values, and the built-in back.

An image of \`--tj-card-back-image\` covers the card: \`url("back.svg")\` from wherever the page's \`img-src\` allows, or gradients, which every page allows. What it leaves transparent shows the built-in back. It reaches every card of a table, and the shoe and the tray; a lone \`tj-card\` also takes any element in its slot \`back\`.
`;
}
