import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * @typedef {object} PublicPackage
 * @property {string} name without the scope
 * @property {ReadonlyMap<string, readonly string[]>} entries the exported names by entry, such as
 *   `"@thunderjack/cards/deck"`
 * @property {ReadonlyMap<string, string>} declarations the declaration of every exported name, without comments
 * @property {ReadonlyMap<string, string>} inner the declarations of the same package to which these declarations refer
 */

/**
 * Returns the public names of every published package, from its built declarations.
 *
 * @returns {readonly PublicPackage[]}
 */
export function publicPackages() {
  const packages = readdirSync(join(ROOT, "packages"))
    .map((name) => ({ name, entryPoints: entryPointsOf(name) }))
    .filter(({ entryPoints }) => entryPoints.size > 0);
  const files = packages.flatMap(({ entryPoints }) => [...entryPoints.values()]);
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: [],
    skipLibCheck: true,
    noEmit: true,
  });
  return packages.map(({ name, entryPoints }) => readPackage(program, name, entryPoints));
}

/** Returns the entries of a package with the files of their declarations. */
function entryPointsOf(name) {
  const folder = join(ROOT, "packages", name);
  // A command has no exports.
  const { exports = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const entryPoints = Object.entries(exports).flatMap(([path, { types }]) => {
    if (types === undefined) return [];
    const entry = `@thunderjack/${name}${path.slice(1)}`;
    if (!path.includes("*")) return [[entry, join(folder, types)]];
    const [before, after] = types.split("*");
    const slash = before.lastIndexOf("/") + 1;
    return readdirSync(join(folder, before.slice(0, slash)))
      .filter((file) => file.startsWith(before.slice(slash)) && file.endsWith(after))
      .map((file) => file.slice(before.length - slash, -after.length))
      .map((star) => [entry.replace("*", star), join(folder, types.replace("*", star))]);
  });
  return new Map(entryPoints);
}

/**
 * Reads the public names of a package from its declarations.
 *
 * @param {ts.Program} program
 * @param {string} name the name of the package without its scope
 * @param {ReadonlyMap<string, string>} entryPoints the paths of the declaration files, by entry point
 * @returns {PublicPackage}
 */
function readPackage(program, name, entryPoints) {
  const checker = program.getTypeChecker();
  const entries = new Map();
  const symbols = new Map();
  for (const [entry, file] of entryPoints) {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`${entry} has no declarations: build the package first.`);
    const module = checker.getSymbolAtLocation(source);
    const exported = module === undefined ? [] : checker.getExportsOfModule(module);
    for (const symbol of exported) symbols.set(symbol.name, resolved(checker, symbol));
    entries.set(entry, exported.map((symbol) => symbol.name).sort());
  }
  const folder = join(ROOT, "packages", name, "dist");
  const found = new Set(symbols.values());
  const inner = new Map();
  // The set grows during the iteration, so that indirect references are also found.
  for (const symbol of found) {
    for (const declaration of symbol.declarations ?? []) {
      if (!declaration.getSourceFile().fileName.startsWith(folder)) continue;
      for (const used of namesIn(checker, declaration)) {
        const isOwn = used.declarations?.some((one) => isInPackage(one, folder));
        if (isOwn && !found.has(used)) {
          found.add(used);
          inner.set(used.name, textOf(used));
        }
      }
    }
  }
  return { name, entries, declarations: new Map([...symbols].map(([key, symbol]) => [key, textOf(symbol)])), inner };
}

/** @param {ts.Declaration} declaration */
function isInPackage(declaration, folder) {
  const isOnTop = ts.isSourceFile(statementOf(declaration).parent);
  return declaration.getSourceFile().fileName.startsWith(folder) && isOnTop && !ts.isSourceFile(declaration);
}

function resolved(checker, symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Returns the symbols of all names in a declaration. */
function namesIn(checker, declaration) {
  const used = new Set();
  (function visit(node) {
    if (isHidden(node)) return;
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const parent = symbol?.declarations?.[0]?.parent;
      if (symbol !== undefined && parent !== undefined && !isMember(parent)) used.add(resolved(checker, symbol));
    }
    ts.forEachChild(node, visit);
  })(statementOf(declaration));
  return used;
}

const isMember = (node) => ts.isClassLike(node) || ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node);

const isHidden = (node) =>
  ts.isClassElement(node) &&
  ((ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private) !== 0 ||
    (node.name !== undefined && ts.isPrivateIdentifier(node.name)));

/** Returns the statement of a declaration. In `export const x: T`, it is the grandparent of the declaration. */
function statementOf(declaration) {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

const printer = ts.createPrinter({ removeComments: true });

function textOf(symbol) {
  const texts = (symbol.declarations ?? []).map((declaration) => {
    const file = declaration.getSourceFile();
    const { transformed } = ts.transform(statementOf(declaration), [withoutHidden]);
    return printer.printNode(ts.EmitHint.Unspecified, transformed[0], file);
  });
  return [...new Set(texts)].join("\n").replace(/^(export )?(declare )?/gm, "");
}

/** Removes private members, which cannot be used outside of their class. */
function withoutHidden(context) {
  return (root) =>
    (function visit(node) {
      return isHidden(node) ? undefined : ts.visitEachChild(node, visit, context);
    })(root);
}
