import { visit } from "./tight-source.mjs";

/**
 * Returns the changes that remove the indentation from template strings, which minifiers leave unchanged. Much of a
 * style sheet or a template is indentation. White space with a line break becomes one space, which has the same meaning
 * in HTML outside of `pre`.
 */
export function tightTemplates(code, program) {
  const changes = [];
  visit(program, (node) => {
    if (node.type !== "TaggedTemplateExpression" || !/^(html|svg|css)$/.test(node.tag.name ?? "")) return;
    for (const { start, end, value } of node.quasi.quasis) {
      if (code.slice(start, end) !== value.raw) continue;
      changes.push({ start, end, text: node.tag.name === "css" ? tightSheet(value.raw) : tightMarkup(value.raw) });
    }
  });
  return changes;
}

/** Replaces line breaks with spaces, and removes the quotes of one-word values and spaces before the end of a tag. */
function tightMarkup(markup) {
  return markup
    .replace(/\s*\n\s*/g, " ")
    .replace(/( [\w:-]+=)"([\w-]+)"(?=[ >])/g, "$1$2")
    .replace(/" >/g, '">');
}

/** Removes the comments and the white space of a style sheet, or of a part of one. */
export function tightSheet(sheet) {
  return sheet
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    .replace(/: /g, ":")
    .replace(/ !important/g, "!important")
    .replace(/ > /g, ">")
    .replace(/;}/g, "}")
    .replace(/([ :,(])0\./g, "$1.");
}
