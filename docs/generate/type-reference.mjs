// Creates the reference of a union of types from the doc comments of its members.
import { readFileSync } from "node:fs";
import ts from "typescript";

/**
 * Returns one section per member of a union: its doc comment, and a table of its fields.
 *
 * @param {string} file the TypeScript file that declares the union and its members
 * @param {string[]} unions the unions, in the order of their sections
 */
export function typeReference(file, unions) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
  const declared = new Map();
  source.forEachChild((node) => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) declared.set(node.name.text, node);
  });
  const members = unions.flatMap((name) => membersOf(declared.get(name), declared));
  return members.map((member) => section(member, source)).join("\n");
}

/**
 * Returns the names of the interfaces of a file.
 *
 * @param {string} file
 */
export function interfacesIn(file) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
  return source.statements.filter(ts.isInterfaceDeclaration).map(({ name }) => name.text);
}

function membersOf(node, declared) {
  if (node === undefined) throw new Error("A union or one of its members is not declared in this file.");
  if (ts.isInterfaceDeclaration(node)) return [node];
  const parts = ts.isUnionTypeNode(node.type) ? node.type.types : [node.type];
  return parts.flatMap((part) => membersOf(declared.get(part.getText()), declared));
}

function section(member, source) {
  const fields = member.members.filter((field) => field.name.getText(source) !== "type");
  return [
    `### ${member.name.text}`,
    "",
    [commentOf(member), inherited(member, source)].filter((text) => text !== "").join(" "),
    "",
    ...(fields.length === 0 ? [] : ["| field | type | |", "| --- | --- | --- |", ...fields.map(row), ""]),
  ].join("\n");
}

function inherited({ heritageClauses = [] }, source) {
  const names = heritageClauses.flatMap(({ types }) => types).map((type) => `\`${type.getText(source)}\``);
  return names.length === 0 ? "" : `It also has the fields of ${names.join(" and ")}.`;
}

function row(field) {
  const type = field.type.getText().replaceAll("|", "\\|");
  const name = `${field.name.getText()}${field.questionToken ? "?" : ""}`;
  return `| \`${name}\` | \`${type}\` | ${commentOf(field)} |`;
}

function commentOf(node) {
  const [comment] = ts.getJSDocCommentsAndTags(node);
  const text = comment === undefined ? "" : (ts.getTextOfJSDocComment(comment.comment) ?? "");
  return text
    .replace(/\{@link (\S+?)\}/g, "`$1`")
    .replace(/\s*\n\s*/g, " ")
    .trim();
}
