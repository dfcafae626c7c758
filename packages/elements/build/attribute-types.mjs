import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PRESETS } from "@thunderjack/core";
import { languages } from "@thunderjack/stage";
import ts from "typescript";

/*
 * The possible values of each attribute, for editors. They are the type of the property with all type names resolved,
 * without the values that cannot be written as text.
 */

/** The type of an attribute that accepts any text. Known words are added to it in a union. */
const ANY_TEXT = "string";

/**
 * Returns the types of all properties with a decorator, by `Class.property`.
 *
 * @param {ts.Program} program
 * @param {string} root the folder of the package
 */
export function attributeTypes(program, root) {
  const checker = program.getTypeChecker();
  const types = new Map();
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.startsWith(join(root, "src"))) continue;
    ts.forEachChild(file, (node) => {
      if (!ts.isClassDeclaration(node) || node.name === undefined) return;
      const declared = checker.getTypeAtLocation(node);
      for (const property of declared.getProperties()) {
        if (checker.getPropertyOfType(declared, property.name)?.declarations?.some(isDecorated) !== true) continue;
        const type = checker.getTypeOfSymbolAtLocation(property, node);
        types.set(`${node.name.text}.${property.name}`, textType(type));
      }
    });
  }
  return types;
}

function isDecorated(node) {
  return ts.canHaveDecorators(node) && (ts.getDecorators(node) ?? []).length > 0;
}

/** Returns the part of a type that can be written as text. */
function textType(type) {
  const all = type.isUnion() ? type.types : [type];
  const has = (flags) => all.some((each) => (each.flags & flags) !== 0);
  const words = all.filter((each) => each.isStringLiteral()).map(({ value }) => JSON.stringify(value));
  const parts = [...words];
  if (has(ts.TypeFlags.BooleanLike)) parts.push("boolean");
  if (has(ts.TypeFlags.NumberLike)) parts.push("number");
  // Template literal types are text too. Lists and objects are written as text if they have an attribute.
  const isAnyText = has(ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.Intersection);
  if (isAnyText || parts.length === 0) parts.push(ANY_TEXT);
  if (has(ts.TypeFlags.Null)) parts.push("null");
  return parts.join(" | ");
}

/**
 * Returns the union types of the attributes that accept known words and any other text, by attribute name.
 *
 * @param {string} root the folder of the package
 */
export function knownWords(root) {
  const themes = readFileSync(join(root, "src/theme/themes.styles.ts"), "utf8").matchAll(
    /:host\(\[theme="([^"]+)"\]\)/g,
  );
  const words = {
    rules: Object.keys(PRESETS),
    lang: languages(),
    theme: ["storm", ...[...themes].map(([, theme]) => theme)],
    deck: ["standard", "four-colour", "traditional", "four-colour traditional"],
    renderer: ["lit", "canvas", "canvas2d"],
  };
  return new Map(Object.entries(words).map(([name, list]) => [name, [...list.map(quoted), ANY_TEXT].join(" | ")]));
}

function quoted(word) {
  return JSON.stringify(word);
}
