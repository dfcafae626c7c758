import { getWebTypesData } from "custom-element-jet-brains-integration";
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from "custom-element-vs-code-integration";
import { elementsOf } from "./manifest.mjs";

/**
 * What editors complete and explain, made from the manifest: VS Code by its settings `html.customData` and
 * `css.customData`, the IDEs of JetBrains by the `web-types` of package.json.
 *
 * @param {Parameters<typeof elementsOf>[0]} manifest
 */
export function editorData(manifest) {
  // The tokens are completed in style sheets: with all of them, nobody would read the description of an element.
  const options = { hideLogs: true, hideCssPropertiesDocs: true };
  const html = parsed(getVsCodeHtmlCustomData(manifest, options));
  const css = parsed(getVsCodeCssCustomData(manifest, options));
  const webTypes = parsed(getWebTypesData(manifest, options));
  return {
    "vscode.html-custom-data.json": written(html),
    "vscode.css-custom-data.json": written({
      ...css,
      properties: once(css.properties).map(({ values: _, ...property }) => property),
      pseudoElements: once(css.pseudoElements),
    }),
    "web-types.json": written(forJetBrains(webTypes, manifest)),
  };
}

/** Several elements have parts and properties of the same name: the first one explains it. */
function once(named) {
  return [...new Map([...named].reverse().map((each) => [each.name, each])).values()].reverse();
}

/** Types are those of TypeScript, and every element can be gone to. Without a framework the data holds in any page. */
function forJetBrains({ $schema, name, version, contributions, ...rest }, manifest) {
  const classes = new Map(elementsOf(manifest).map(({ declaration }) => [declaration.tagName, declaration.name]));
  const { html, css } = contributions;
  return {
    $schema,
    name,
    version,
    "js-types-syntax": "typescript",
    ...rest,
    contributions: {
      html: {
        elements: html.elements.map(({ "doc-url": _, ...element }) => ({
          ...element,
          source: { module: `${name}/${element.name}`, symbol: classes.get(element.name) },
        })),
      },
      css: { ...css, properties: once(css.properties), "pseudo-elements": once(css["pseudo-elements"]) },
    },
  };
}

function parsed(data) {
  return typeof data === "string" ? JSON.parse(data) : data;
}

function written(data) {
  return `${JSON.stringify(data, null, 2)}\n`;
}
