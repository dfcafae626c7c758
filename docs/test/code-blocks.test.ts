import { existsSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { blocksOf, FOR_USERS, ROOT, type Snippet } from "./markdown.js";

/*
 * Every TypeScript and JavaScript block of the pages and of the READMEs for users is compiled against the built
 * packages, as a reader would compile it. Names that the text around it assumes, such as `table`, are declared in an
 * HTML comment before the block:
 *
 *     <!-- given: declare const table: Table; -->
 *
 * The comment applies to the next block.
 */

/** A code block as a separate module. */
interface Module {
  readonly at: string;
  /** The file name of the module. */
  readonly file: string;
  readonly code: string;
}

function moduleOf({ at, path, line, language, code, given }: Snippet): Module {
  // The module is beside its Markdown file, so that a package can import itself and its dependencies. The module of the
  // root README is in `docs`. JavaScript is compiled as TypeScript, so that its calls are also checked.
  const beside = path === "README.md" ? "docs/README-of-all" : path.slice(0, -".md".length);
  const file = `${ROOT}${beside}-${line}.${language.replace("js", "in-js.ts")}`;
  return { at, file, code: `${given}${code}\nexport {};\n` };
}

const blocks = FOR_USERS.flatMap(blocksOf)
  .filter(({ language }) => /^(tsx?|jsx?)$/.test(language))
  .map(moduleOf);

/** Errors that apply only to TypeScript: an implicit `any`, and an element that may be `null`. */
const ONLY_IN_TYPESCRIPT = new Set([7006, 7031, 18047]);

/** Errors about missing properties, which are ignored in blocks with an ellipsis. */
const ONLY_IN_WHOLE = new Set([2739, 2740, 2741]);
const ELLIPSIS = "/* … */";

/** Returns whether an error is about a module that the reader writes, such as `./dutch.js`. */
const isOfTheReader = (number: number, text: string) => number === 2307 && text.includes("'./");

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  // A block may declare names that it does not use.
  noUnusedLocals: false,
  skipLibCheck: true,
  noEmit: true,
};

/** Returns the compiler errors of each file. */
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

describe("every TypeScript and JavaScript block of the pages and of the READMEs for users", () => {
  const found = complaints();

  it("exists, and the packages are built", () => {
    expect(blocks.length).toBeGreaterThan(25);
    expect(existsSync(`${ROOT}packages/core/dist/index.d.ts`)).toBe(true);
    expect(found.get("") ?? []).toEqual([]);
  });

  it.each(blocks)("$at compiles", ({ file }) => {
    expect(found.get(file) ?? []).toEqual([]);
  });
});
