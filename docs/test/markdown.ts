import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A code block, or inline code. */
export interface Snippet {
  /** The position: `packages/core/README.md:12`. */
  readonly at: string;
  /** The file and the line, counted from 1. */
  readonly path: string;
  readonly line: number;
  /** The language after the three backticks: `ts`; empty for inline code. */
  readonly language: string;
  readonly code: string;
  /** The content of the comment `<!-- given: … -->` before the block. */
  readonly given: string;
}

const inFolders = (group: string) =>
  readdirSync(`${ROOT}${group}`)
    .map((name) => `${group}/${name}/README.md`)
    .filter((path) => existsSync(ROOT + path));

/** The pages of the documentation. */
const PAGES = readdirSync(`${ROOT}docs`)
  .filter((name) => name.endsWith(".md"))
  .map((name) => `docs/${name}`);

/** The Markdown files for users of the packages. */
export const FOR_USERS: readonly string[] = ["README.md", ...inFolders("packages"), ...PAGES];

/** The Markdown files whose commands, JSON, markup and pictures are checked. */
export const FOR_ALL: readonly string[] = [
  ...FOR_USERS,
  "CONTRIBUTING.md",
  "packages/recording/FORMAT.md",
  ...inFolders("apps"),
];

/** Returns the text of a file, by its path in the project. */
export function textOf(path: string): string {
  return readFileSync(ROOT + path, "utf8");
}

const lineAt = (text: string, index: number) => text.slice(0, index).split("\n").length;

/** Returns the code blocks of a file in order, in all languages. */
export function blocksOf(path: string): readonly Snippet[] {
  const text = textOf(path);
  const found: Snippet[] = [];
  let given = "";
  for (const match of text.matchAll(/<!-- given:\s([\s\S]*?)-->|^( *)```(\S*)[^\n]*\n([\s\S]*?)^ *```$/gm)) {
    const [, setup, , language = "", code = ""] = match;
    if (setup !== undefined) {
      given = `${setup}\n`;
      continue;
    }
    const line = lineAt(text, match.index);
    found.push({ at: `${path}:${line}`, path, line, language, code, given });
    if (language !== "") given = "";
  }
  return found;
}

/** Returns the text of a file with empty code blocks. The line numbers stay the same. */
export function proseOf(path: string): string {
  return textOf(path).replace(/^ *```[\s\S]*?^ *```$/gm, (block) => block.replace(/[^\n]/g, ""));
}

/** Returns the inline code of a file. */
export function inlineCodeOf(path: string): readonly Snippet[] {
  const text = proseOf(path);
  return [...text.matchAll(/`([^`]+)`/g)].map((match) => {
    const line = lineAt(text, match.index);
    const code = (match[1] ?? "").replace(/\s*\n\s*/g, " ");
    return { at: `${path}:${line}`, path, line, language: "", code, given: "" };
  });
}
