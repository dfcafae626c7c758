import { join, relative } from "node:path";
import ts from "typescript";
import { attributeTypes } from "./attribute-types.mjs";

/**
 * Emits the declarations of every module, and returns the information that only the types contain: the event names of
 * the game with their details, the module that declares each event, and the possible values of each attribute.
 *
 * @param {string} root the folder of the package
 * @param {string} outDir the folder for the declaration files
 */
export function emitDeclarations(root, outDir) {
  const configFile = join(root, "../../tsconfig.json");
  const { config, error } = ts.readConfigFile(configFile, ts.sys.readFile);
  if (error !== undefined) throw new Error(text([error]));
  // The tests and stories are part of the project, but are not published. The files in `src/cdn` are published as built.
  const published = { ...config, include: ["src"], exclude: ["src/**/*.stories.ts", "src/**/*.test.ts", "src/cdn"] };
  const { options, fileNames } = ts.parseJsonConfigFileContent(published, ts.sys, root);
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
  return {
    carried: eventTypes(program),
    declaredIn: eventModules(program, join(root, "src")),
    written: attributeTypes(program, root),
  };
}

/** @param {ts.Program} program */
function eventTypes(program) {
  const checker = program.getTypeChecker();
  const global = checker.resolveName("HTMLElementEventMap", undefined, ts.SymbolFlags.Interface, false);
  if (global === undefined) throw new Error("`HTMLElementEventMap` was not found.");
  const carried = new Map();
  for (const event of checker.getDeclaredTypeOfSymbol(global).getProperties()) {
    if (event.name.includes("-")) carried.set(event.name, checker.typeToString(checker.getTypeOfSymbol(event)));
  }
  return carried;
}

/**
 * Returns the path of the module that declares the type of each event. A file that imports this module has the type.
 *
 * @param {ts.Program} program
 * @param {string} source the folder of the sources
 */
function eventModules(program, source) {
  const checker = program.getTypeChecker();
  const global = checker.resolveName("GlobalEventHandlersEventMap", undefined, ts.SymbolFlags.Interface, false);
  const found = new Map();
  for (const declaration of global?.declarations ?? []) {
    const { fileName } = declaration.getSourceFile();
    if (!ts.isInterfaceDeclaration(declaration) || !fileName.startsWith(source)) continue;
    const inherited = (declaration.heritageClauses ?? [])
      .flatMap(({ types }) => types)
      .flatMap((type) => checker.getTypeAtLocation(type).getProperties());
    const own = declaration.members.map(({ symbol }) => symbol);
    const module = relative(source, fileName).replace(/\.ts$/, ".js");
    for (const { name } of [...own, ...inherited]) found.set(name, module);
  }
  return found;
}

/** @param {readonly ts.Diagnostic[]} diagnostics */
function text(diagnostics) {
  return ts.formatDiagnostics(diagnostics, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    getNewLine: () => "\n",
  });
}
