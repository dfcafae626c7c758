import { changed, visit } from "./tight-source.mjs";

/**
 * Inlines the tokens in the style sheets of the chunks. The first file then contains only the tokens that it uses, and
 * exports none.
 *
 * @param {ReadonlySet<string>} first the sources of the first file
 * @param {Readonly<Record<string, { cssText: string } | ((...given: unknown[]) => { cssText: string })>>} tokens
 *   the exports of the built `theme/tokens.js`
 */
export function settledTokens(first, tokens) {
  /** Evaluates `tj.gold`, `tj.faint(tj.gold, 50)` and `50`. Returns `undefined` for any other expression. */
  const settled = ({ type, object, property, callee, arguments: given, value }) => {
    if (type === "Literal") return value;
    if (type === "MemberExpression" && object.name === "tj") return tokens[property.name];
    if (type === "CallExpression" && callee.object?.name === "tj") return settled(callee)(...given.map(settled));
  };
  return {
    name: "settled-tokens",
    // Runs after the transformation to JavaScript.
    enforce: "post",
    transform: {
      filter: { id: /packages\/elements\/src\/.*\.ts$/ },
      handler(code, id) {
        if (first.has(id)) return null;
        const changes = [];
        visit(this.parse(code), ({ type, tag, quasi }) => {
          if (type !== "TaggedTemplateExpression" || tag.name !== "css") return;
          for (const [place, expression] of quasi.expressions.entries()) {
            const text = settled(expression)?.cssText;
            const [before, after] = quasi.quasis.slice(place);
            if (text !== undefined) changes.push({ start: before.end, end: after.start, text });
          }
        });
        return changed(code, id, changes);
      },
    },
  };
}
