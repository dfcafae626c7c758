import type { DesignToken } from "../build/design-tokens.mjs";

/** Returns the contents of TOKENS.md. */
export function tokensPage(tokens: readonly DesignToken[]): string {
  const rows = tokens.map(({ name, initial, about }) => `| \`${name}\` | \`${initial}\` | ${about} |`);
  return `# Design tokens

The custom properties of the appearance. Set them on an element: a table, a replay, or a single component.

Each theme sets some of the tokens. The theme \`storm\` sets none and shows their default values. A token that is set on the element itself overrides the theme. A token that is set on an ancestor is inherited, unless the theme sets it.

| token | default | description |
| --- | --- | --- |
${rows.join("\n")}
| \`--tj-hearts\`, \`--tj-diamonds\`, \`--tj-clubs\`, \`--tj-spades\` | red and black | The ink of each suit. |
| \`--tj-ink-paper\`, \`-black\`, \`-red\`, \`-blue\`, \`-gold\`, \`-cream\`, \`-rose\`, \`-hair\`, \`-silver\`, \`-night\`, \`-dusk\`, \`-lattice\`, \`-ivory\`, \`-blush\`, \`-leaf\` | the inks of the built-in deck | The inks of the cards and courts: \`paper\` for all cards, \`night\`, \`dusk\` and \`lattice\` for their backs. |
| \`--tj-chip-10-body\`, \`-side\`, \`-stripe\`, \`-plate\`, \`-ink\` | by its value | The colours of a chip of 10 credits. For another chip, replace \`10\` with its value. |

Sizes are properties of single components, documented in their doc comments: \`--tj-card-width\`, \`--tj-chip-size\`, \`--tj-pile-width\`, …

The canvas renderers read the same tokens from their host when they are mounted, and again when the theme or the deck of the table changes. They ignore the tokens of shadows and chips: they draw their own shadows, and the default colours of the chips. Of \`--tj-card-back-image\`, they draw a single \`url(…)\` or a single \`linear-gradient(…)\`; otherwise, they draw the built-in back.

An image of \`--tj-card-back-image\` covers the card: \`url("back.svg")\`, if the \`img-src\` directive of the page allows it, or gradients, which every page allows. The built-in back is visible through transparent areas. The image applies to every card of a table, and to the shoe and the tray. A single \`tj-card\` also accepts any element in its slot \`back\`.
`;
}
