// Creates the tables about rule sets. They contain the possible values of each option, from the schema that validates
// it, and its value in each preset.
import { readFileSync } from "node:fs";
import { PRESETS } from "@thunderjack/core";
import ts from "typescript";

/** The values that named schemas accept. */
const NAMED = new Map([
  ["positiveAmount", "hundredths of a credit"],
  ["share", "0 to 1"],
  ["yesOrNo", "yes or no"],
  ["ratio", "`[won, staked]`"],
]);

/**
 * Returns a table of all options: name, values, meaning, and the value in each preset.
 *
 * @param {string} file the TypeScript file that declares `ruleSetShape`
 */
export function optionReference(file) {
  const names = Object.keys(PRESETS);
  return [
    `| option | values | what it does | ${names.map((name) => `\`${name}\``).join(" | ")} |`,
    `| --- | --- | --- |${names.map(() => " --- |").join("")}`,
    ...optionsOf(file).map(({ path, values, comment }) => {
      const inPresets = names.map((name) => valueIn(PRESETS[name], path));
      return `| \`${path}\` | ${values} | ${comment} | ${inPresets.join(" | ")} |`;
    }),
    "",
  ].join("\n");
}

/**
 * Returns a table of the presets and their purposes.
 *
 * @param {string} file the TypeScript file that declares `PRESETS`
 */
export function presetReference(file) {
  const rows = fieldsOf(file, "PRESETS").map((field) => `| \`${nameOf(field)}\` | ${commentOf(field)} |`);
  return ["| preset | |", "| --- | --- |", ...rows, ""].join("\n");
}

function optionsOf(file) {
  return fieldsOf(file, "ruleSetShape").flatMap((field) => described(field, ""));
}

function described(field, before) {
  const path = before + nameOf(field);
  const own = { path, values: valuesOf(field.initializer), comment: commentOf(field) };
  return [own, ...innerFields(field.initializer).flatMap((inner) => described(inner, `${path}.`))];
}

/** Returns the fields of an option whose value is an object. */
function innerFields(shape) {
  if (!ts.isCallExpression(shape)) return [];
  const [first] = shape.arguments;
  if (shape.expression.getText() === "orNull") return innerFields(first);
  return shape.expression.getText() === "objectOf" ? [...first.properties] : [];
}

function valuesOf(shape) {
  if (ts.isIdentifier(shape)) {
    const words = NAMED.get(shape.text);
    if (words === undefined) throw new Error(`The schema ${shape.text} has no description.`);
    return words;
  }
  const parts = shape.arguments.map((part) => part.getText());
  switch (shape.expression.getText()) {
    case "wholeNumber":
      return parts.join(" to ");
    case "oneOf":
      return parts[0] === "SEATS"
        ? "seats"
        : [...parts[0].matchAll(/"([^"]+)"/g)].map(([, word]) => `\`${word}\``).join(", ");
    case "orNull":
      return `\`null\`, or ${valuesOf(shape.arguments[0])}`;
    case "listOf":
      return `a list of ${valuesOf(shape.arguments[0])}`;
    case "inTurnOrder":
      return valuesOf(shape.arguments[0]);
    case "objectOf":
      return "an object";
    case "shortText":
      return `a text of at most ${parts[0]} characters`;
    default:
      throw new Error(`The schema ${shape.getText()} has no description.`);
  }
}

function valueIn(rules, path) {
  let value = rules;
  for (const key of path.split(".")) value = value?.[key];
  if (value === undefined) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.join(path.startsWith("payouts") ? " to " : ", ");
  if (typeof value === "object" && value !== null) return "↓";
  return String(value);
}

/** Returns the fields of the object literal of a constant. The literal may be inside calls and type assertions. */
function fieldsOf(file, name) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
  let found;
  source.forEachChild(function visit(node) {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) found = node.initializer;
    else node.forEachChild(visit);
  });
  while (found !== undefined && !ts.isObjectLiteralExpression(found)) {
    found = ts.isCallExpression(found) ? found.arguments[0] : found.expression;
  }
  if (found === undefined) throw new Error(`${name} is not declared in ${file}.`);
  return [...found.properties];
}

function nameOf(field) {
  return field.name.getText().replaceAll('"', "");
}

function commentOf(node) {
  const [comment] = ts.getJSDocCommentsAndTags(node);
  const text = comment === undefined ? "" : (ts.getTextOfJSDocComment(comment.comment) ?? "");
  return text.replace(/\s*\n\s*/g, " ").trim();
}
