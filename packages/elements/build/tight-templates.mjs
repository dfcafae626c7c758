import { changed, visit } from "./tight-source.mjs";

/**
 * Minifiers leave template strings alone, and half of a style sheet or a template is indentation. A run of white space with
 * a line break in it becomes one space, which means the same in HTML outside of `pre`.
 */
export function tightTemplates() {
  return {
    name: "tight-templates",
    // What it reads is JavaScript by then.
    enforce: "post",
    transform: {
      filter: { id: /packages\/elements\/src\/.*\.ts$/ },
      handler(code) {
        const changes = [];
        visit(this.parse(code), (node) => {
          if (node.type !== "TaggedTemplateExpression" || !/^(html|svg|css)$/.test(node.tag.name ?? "")) return;
          for (const { start, end, value } of node.quasi.quasis) {
            if (code.slice(start, end) !== value.raw) continue;
            changes.push({
              start,
              end,
              text: node.tag.name === "css" ? tightSheet(value.raw) : tightMarkup(value.raw),
            });
          }
        });
        return changes.length === 0 ? null : { code: changed(code, changes), map: null };
      },
    },
  };
}

/** A value that is one word needs no quotes, and before the end of a tag there is nothing to keep apart. */
function tightMarkup(markup) {
  return markup
    .replace(/\s*\n\s*/g, " ")
    .replace(/( [\w:-]+=)"([\w-]+)"(?=[ >])/g, "$1$2")
    .replace(/" >/g, '">');
}

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
