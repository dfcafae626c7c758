import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A block of code, or the code within a sentence. */
export interface Snippet {
  /** Where it stands: `packages/core/README.md:12`. */
  readonly at: string;
  /** The file that it stands in, and its line in it, from 1. */
  readonly path: string;
  readonly line: number;
  /** What stands behind the three ticks: `ts`; nothing for the code within a sentence. */
  readonly language: string;
  readonly code: string;
  /** What the words around it take for granted: `<!-- given: … -->` before it. */
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

/** What people read who use the packages. */
export const FOR_USERS: readonly string[] = ["README.md", ...inFolders("packages"), ...PAGES];

/** Everything that somebody wrote for people to read. */
export const FOR_ALL: readonly string[] = [
  ...FOR_USERS,
  "CONTRIBUTING.md",
  "packages/recording/FORMAT.md",
  ...inFolders("apps"),
];

/** The text of a file, by its path in the project. */
export function textOf(path: string): string {
  return readFileSync(ROOT + path, "utf8");
}

const lineAt = (text: string, index: number) => text.slice(0, index).split("\n").length;

/** The blocks of code of a file in order, in whatever language. */
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

/** The text of a file with every block of code left empty, so that each line keeps its number. */
export function proseOf(path: string): string {
  return textOf(path).replace(/^ *```[\s\S]*?^ *```$/gm, (block) => block.replace(/[^\n]/g, ""));
}

/** The code within the sentences of a file. */
export function inlineCodeOf(path: string): readonly Snippet[] {
  const text = proseOf(path);
  return [...text.matchAll(/`([^`]+)`/g)].map((match) => {
    const line = lineAt(text, match.index);
    const code = (match[1] ?? "").replace(/\s*\n\s*/g, " ");
    return { at: `${path}:${line}`, path, line, language: "", code, given: "" };
  });
}
