import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { create } from "@custom-elements-manifest/analyzer/src/create.js";
import { litPlugin } from "@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js";
import { knownWords } from "./attribute-types.mjs";
import { partsHandedOn, tokensOf } from "./handed-on.mjs";

// The TypeScript compiler that the analyzer itself uses, because the numbers of node kinds differ between versions.
const ts = createRequire(import.meta.resolve("@custom-elements-manifest/analyzer/cli.js"))("typescript");

/**
 * Returns the custom elements manifest, read from the doc comments of the classes.
 *
 * @param {string} root the folder of the package
 * @param {{ carried: ReadonlyMap<string, string>, written: ReadonlyMap<string, string> }} types the detail of each
 *   event, by its name, and the possible values of each attribute, by its class and property
 */
export function manifestOf(root, { carried, written }) {
  const modules = readdirSync(join(root, "src"), { recursive: true })
    .map((path) => join("src", path))
    .filter((path) => /(?<!\.stories|\.test|\.styles)\.ts$/.test(path))
    .sort()
    .map((path) => ts.createSourceFile(path, readFileSync(join(root, path), "utf8"), ts.ScriptTarget.ES2022, true));
  const plugins = [
    ...litPlugin(),
    registrations(),
    onlyPublic(),
    typedEvents(carried),
    typedAttributes(written, knownWords(root)),
    handedOn(root),
    shippedPaths(),
  ];
  return create({ modules, plugins, context: { dev: false, thirdPartyCEMs: [] } });
}

/**
 * Returns the elements of a manifest, sorted by name.
 *
 * @param {{ modules: readonly { path: string, declarations?: readonly object[] }[] }} manifest
 */
export function elementsOf({ modules }) {
  return modules
    .flatMap(({ path, declarations = [] }) => declarations.map((declaration) => ({ path, declaration })))
    .filter(({ declaration }) => declaration.customElement === true && declaration.tagName !== undefined)
    .sort((one, other) => (one.declaration.tagName < other.declaration.tagName ? -1 : 1));
}

/**
 * Adds the element definitions. The package registers elements with its own function, which the analyzer does not know.
 */
function registrations() {
  return plugin("registrations", (manifest) => {
    for (const { path, declaration } of elementsOf(manifest)) {
      const module = manifest.modules.find((each) => each.path === path.replace(/\.ts$/, ".define.ts"));
      const { name, tagName } = declaration;
      module?.exports.push({ kind: "custom-element-definition", name: tagName, declaration: { name, module: path } });
    }
  });
}

/** Removes members that cannot be used from outside, and modules without elements. */
function onlyPublic() {
  return plugin("only-public", (manifest) => {
    for (const { declaration } of elementsOf(manifest)) {
      declaration.members = (declaration.members ?? []).filter(
        ({ name, privacy = "public", static: isStatic }) =>
          privacy === "public" && isStatic !== true && !name.startsWith("#") && name !== "getUpdateComplete",
      );
    }
    const paths = new Set(elementsOf(manifest).map(({ path }) => path));
    manifest.modules = manifest.modules.filter(({ path }) => paths.has(path.replace(/\.define\.ts$/, ".ts")));
  });
}

/**
 * Adds the details of the events, and the events of the game: their names are derived in the types and are not in any
 * doc comment.
 *
 * @param {ReadonlyMap<string, string>} carried the types of the events as text, by event name
 */
function typedEvents(carried) {
  return plugin("typed-events", (manifest) => {
    for (const { declaration } of elementsOf(manifest)) {
      const events = declaration.events ?? [];
      if (declaration.tagName === "thunderjack-table") events.push(...gameEvents(carried, events));
      for (const event of events) event.type = { text: carried.get(event.name) ?? "CustomEvent" };
      declaration.events = events;
    }
  });
}

function gameEvents(carried, told) {
  return [...carried.keys()]
    .filter((name) => name.startsWith("thunderjack-") && !told.some((event) => event.name === name))
    .map((name) => ({
      name,
      description: `"${name.slice("thunderjack-".length).replaceAll("-", " ")}": the game event of this name is shown`,
    }));
}

/**
 * Adds the possible values of attributes whose properties have named types.
 *
 * @param {ReadonlyMap<string, string>} written the type of each attribute as text, by `Class.property`
 * @param {ReadonlyMap<string, string>} words the known words of attributes that accept any text
 */
function typedAttributes(written, words) {
  return plugin("typed-attributes", (manifest) => {
    for (const { declaration } of elementsOf(manifest)) {
      for (const attribute of declaration.attributes ?? []) {
        const { name, fieldName } = attribute;
        const text = written.get(`${declaration.name}.${fieldName}`);
        if (text === undefined) throw new Error(`The type of ${declaration.name}.${fieldName} is unknown.`);
        attribute.type = { text: text.includes('"') ? text : (words.get(name) ?? text) };
      }
    }
  });
}

/** Adds the exported parts and the tokens of an element. */
function handedOn(root) {
  return plugin("handed-on", (manifest) => {
    for (const { declaration } of elementsOf(manifest)) {
      for (const [list, more] of Object.entries({
        cssParts: partsHandedOn(root, declaration.tagName),
        cssProperties: tokensOf(root, declaration.tagName),
      })) {
        const told = declaration[list] ?? [];
        const others = more.filter(({ name }) => !told.some((each) => each.name === name));
        if (others.length > 0) declaration[list] = [...told, ...others];
      }
    }
  });
}

/** Changes source paths to the paths in the published package. */
function shippedPaths() {
  const rewrite = (value) => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const isPath = (key === "path" || key === "module") && typeof inner === "string" && inner.startsWith("src/");
      if (isPath) value[key] = inner.replace(/^src\//, "dist/modules/").replace(/\.ts$/, ".js");
      else rewrite(inner);
    }
  };
  return plugin("shipped-paths", rewrite);
}

function plugin(name, change) {
  return { name, packageLinkPhase: ({ customElementsManifest }) => change(customElementsManifest) };
}
