import { getWebTypesData } from "custom-element-jet-brains-integration";
import { getVsCodeCssCustomData, getVsCodeHtmlCustomData } from "custom-element-vs-code-integration";
import { elementsOf } from "./manifest.mjs";

/**
 * Returns the data for editors, made from the manifest. VS Code reads it with its settings `html.customData` and
 * `css.customData`, the JetBrains IDEs with the `web-types` of package.json.
 *
 * @param {Parameters<typeof elementsOf>[0]} manifest
 */
export function editorData(manifest) {
  // The tokens are left out here, because editors complete them in style sheets. With all of them, the description of
  // an element would be too long.
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

/** Removes entries with a repeated name, because several elements have parts and properties of the same name. */
function once(named) {
  return [...new Map([...named].reverse().map((each) => [each.name, each])).values()].reverse();
}

/**
 * Returns the data for the JetBrains IDEs. The types are TypeScript types, and each element has a source link. Without
 * a framework, the data applies to every page.
 */
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
