import { dirname, join } from "node:path";
import ts from "typescript";
import { attributeTypes } from "./attribute-types.mjs";

/**
 * The declarations of every module, and what the types know that doc comments do not: the names of the events of the game
 * with what each event carries, and what may be written into each attribute.
 *
 * @param {string} root the folder of the package
 * @param {string} outDir
 */
export function emitDeclarations(root, outDir) {
  const configFile = join(root, "tsconfig.json");
  const { config, error } = ts.readConfigFile(configFile, ts.sys.readFile);
  if (error !== undefined) throw new Error(text([error]));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configFile));
  const program = ts.createProgram(fileNames, {
    ...options,
    noEmit: false,
    composite: false,
    incremental: false,
    declaration: true,
    emitDeclarationOnly: true,
    declarationMap: false,
    rootDir: join(root, "src"),
    outDir,
  });
  const { diagnostics } = program.emit();
  const wrong = [...ts.getPreEmitDiagnostics(program), ...diagnostics].filter(
    ({ category }) => category === ts.DiagnosticCategory.Error,
  );
  if (wrong.length > 0) throw new Error(text(wrong));
  return { carried: eventTypes(program), written: attributeTypes(program, root) };
}

/** @param {ts.Program} program */
function eventTypes(program) {
  const checker = program.getTypeChecker();
  const global = checker.resolveName("HTMLElementEventMap", undefined, ts.SymbolFlags.Interface, false);
  if (global === undefined) throw new Error("The DOM's map of events is not there.");
  const carried = new Map();
  for (const event of checker.getDeclaredTypeOfSymbol(global).getProperties()) {
    if (event.name.includes("-")) carried.set(event.name, checker.typeToString(checker.getTypeOfSymbol(event)));
  }
  return carried;
}

/** @param {readonly ts.Diagnostic[]} diagnostics */
function text(diagnostics) {
  return ts.formatDiagnostics(diagnostics, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    getNewLine: () => "\n",
  });
}
