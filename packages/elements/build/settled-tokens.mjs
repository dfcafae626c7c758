import { visit } from "./tight-source.mjs";
import { tightSheet } from "./tight-templates.mjs";

/**
 * Returns the changes that inline the tokens in the style sheets of a module. Its bundle then contains no other tokens.
 *
 * @param {Readonly<Record<string, { cssText: string } | ((...given: unknown[]) => { cssText: string })>>} tokens
 *   the exports of `theme/tokens.ts`
 */
export function settledTokens(program, tokens) {
  /** Evaluates `tj.gold`, `tj.faint(tj.gold, 50)` and `50`. Returns `undefined` for any other expression. */
  const settled = ({ type, object, property, callee, arguments: given, value }) => {
    if (type === "Literal") return value;
    if (type === "MemberExpression" && object.name === "tj") return tokens[property.name];
    if (type === "CallExpression" && callee.object?.name === "tj") return settled(callee)(...given.map(settled));
  };
  const changes = [];
  visit(program, ({ type, tag, quasi }) => {
    if (type !== "TaggedTemplateExpression" || tag.name !== "css") return;
    for (const [place, expression] of quasi.expressions.entries()) {
      const text = settled(expression)?.cssText;
      const [before, after] = quasi.quasis.slice(place);
      if (text !== undefined) changes.push({ start: before.end, end: after.start, text: tightSheet(text) });
    }
  });
  return changes;
}
