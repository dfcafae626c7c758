import { existsSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { blocksOf, FOR_USERS, ROOT, type Snippet } from "./markdown.js";

/*
 * Every block of code in a README and in a page is compiled against the built packages, as somebody compiles it who
 * copies it. What the words around it take for granted, such as `table`, stands before it in a comment that no reader
 * sees:
 *
 *     <!-- given: declare const table: Table; -->
 *
 * It holds for the next block.
 */

/** A block as a module of its own. */
interface Module {
  readonly at: string;
  /** The name of the module that it is compiled as. */
  readonly file: string;
  readonly code: string;
}

function moduleOf({ at, path, line, language, code, given }: Snippet): Module {
  // In the folder of its README, so that a package imports itself, and what it depends on. JavaScript is compiled as
  // TypeScript: what it calls and passes has to be right as well.
  const beside = path === "README.md" ? "docs/README-of-all" : path.slice(0, -".md".length);
  const file = `${ROOT}${beside}-${line}.${language.replace("js", "in-js.ts")}`;
  return { at, file, code: `${given}${code}\nexport {};\n` };
}

const blocks = FOR_USERS.flatMap(blocksOf)
  .filter(({ language }) => /^(tsx?|jsx?)$/.test(language))
  .map(moduleOf);

/** What only those who write types are asked to say: a parameter's type, and that an element is there. */
const ONLY_IN_TYPESCRIPT = new Set([7006, 7031, 18047]);

/** What is said of an object that is shortened: that there is more of it, where the block has an ellipsis. */
const ONLY_IN_WHOLE = new Set([2739, 2740, 2741]);
const ELLIPSIS = "/* … */";

/** What is said of a module that is the reader's own: `./dutch.js`. */
const isOfTheReader = (number: number, text: string) => number === 2307 && text.includes("'./");

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  // Two blocks of a README may give the same name, and a sample need not use all that it shows.
  noUnusedLocals: false,
  skipLibCheck: true,
  noEmit: true,
};

/** What the compiler says of each file. */
function complaints(): ReadonlyMap<string, readonly string[]> {
  const texts = new Map(blocks.map(({ file, code }) => [file, code]));
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, target, ...rest) => {
    const code = texts.get(file);
    return code === undefined ? getSourceFile(file, target, ...rest) : ts.createSourceFile(file, code, target, true);
  };
  const program = ts.createProgram([...texts.keys()], OPTIONS, host);
  const found = new Map<string, string[]>();
  for (const { code: number, file, messageText, start } of ts.getPreEmitDiagnostics(program)) {
    if (file?.fileName.includes(".in-js.") && ONLY_IN_TYPESCRIPT.has(number)) continue;
    if (file?.text.includes(ELLIPSIS) && ONLY_IN_WHOLE.has(number)) continue;
    const text = ts.flattenDiagnosticMessageText(messageText, " ");
    if (isOfTheReader(number, text)) continue;
    const line = file === undefined || start === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line;
    const told = found.get(file?.fileName ?? "") ?? [];
    const code = file?.text.split("\n")[line]?.trim();
    told.push(`${text} In: ${code}`);
    found.set(file?.fileName ?? "", told);
  }
  return found;
}

describe("every block of code in the READMEs and the pages", () => {
  const found = complaints();

  it("is found, and the packages are built", () => {
    expect(blocks.length).toBeGreaterThan(25);
    expect(existsSync(`${ROOT}packages/core/dist/index.d.ts`)).toBe(true);
    expect(found.get("") ?? []).toEqual([]);
  });

  it.each(blocks)("$at compiles", ({ file }) => {
    expect(found.get(file) ?? []).toEqual([]);
  });
});
