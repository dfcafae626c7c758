import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { ROOT } from "./markdown.js";

/*
 * Checks the commands in Markdown without running them. It checks scripts, packages, test projects and files, and the
 * arguments of the command line.
 */

const FOLDERS = ["", "docs/", "benchmarks/"].concat(
  ["packages", "apps", "tooling"]
    .flatMap((group) => readdirSync(`${ROOT}${group}`).map((name) => `${group}/${name}/`))
    .filter((folder) => existsSync(`${ROOT}${folder}package.json`)),
);

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
}

/** All package.json files by their folders: `""`, `packages/core/`. */
const MANIFESTS: ReadonlyMap<string, Manifest> = new Map(
  FOLDERS.map((folder) => [folder, JSON.parse(readFileSync(`${ROOT}${folder}package.json`, "utf8"))]),
);

/** All test projects by name, with their folders. */
const PROJECTS: ReadonlyMap<string, string> = new Map(
  [...MANIFESTS].flatMap(([folder, { name, scripts = {} }]) => {
    if (folder === "" || scripts.test === undefined) return [];
    const config = `${ROOT}${folder}vitest.config.ts`;
    const names = existsSync(config)
      ? [...readFileSync(config, "utf8").matchAll(/(nodeTests|browserTests)\(\s*"([^"]+)"/g)].map(
          ([, kind, one = ""]) => (kind === "nodeTests" ? one : `${one} (chromium)`),
        )
      : [name.replace("@thunderjack/", "")];
    return names.map((project) => [project, folder] as const);
  }),
);

/** All tasks of Turborepo, without package names. */
const TASKS: ReadonlySet<string> = new Set(
  Object.keys(ts.parseConfigFileTextToJson("turbo.json", readFileSync(`${ROOT}turbo.json`, "utf8")).config.tasks).map(
    (task) => task.replace(/^.*#/, ""),
  ),
);

const folders = ["packages", "apps", "docs", "tooling"].flatMap((group) =>
  readdirSync(`${ROOT}${group}`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`${group}/${entry.name}`] : [],
  ),
);
const tests = folders.flatMap((folder) =>
  ["", "/src", "/test"]
    .filter((sub) => sub !== "" || folder === "docs/test")
    .filter((sub) => existsSync(`${ROOT}${folder}${sub}`))
    .flatMap((sub) =>
      readdirSync(`${ROOT}${folder}${sub}`, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(test|stories)\.tsx?$/.test(name))
        .map((name) => `${folder}${sub}/${name}`),
    ),
);

/** The commands of the system, which are not checked. */
const FOREIGN = new Set(["git", "cd", "printf", "cat", "node", "python3", "head"]);
/** The tools whose arguments are not checked. */
const TOOLS = new Set(["biome", "changeset"]);
/** The built-in commands of npm and pnpm. */
const OWN_WORDS = new Set(["install", "audit", "exec"]);
const VARIABLES = new Set(["THOROUGH", "FROM", "KILLS", "SEED", "SEEDS", "PORT", "CI", "CHROMIUM_PATH"]);

const helpOf = (...words: readonly string[]) =>
  execFileSync(process.execPath, [`${ROOT}apps/cli/dist/main.js`, ...words, "--help"], { encoding: "utf8" });

let subcommands: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Returns the subcommands of `thunderjack` with their options, from the output of `--help`. */
function commandsOfTheGame(): ReadonlyMap<string, ReadonlySet<string>> {
  subcommands ??= new Map(
    (/USAGE thunderjack (\S+)/.exec(helpOf())?.[1] ?? "").split("|").map((name) => {
      const flags = helpOf(name).matchAll(/^ *--([a-z-]+)/gm);
      return [name, new Set(["help", ...[...flags].map(([, flag = ""]) => flag)])];
    }),
  );
  return subcommands;
}

function complaintsOfGame([name, ...words]: readonly string[]): readonly string[] {
  if (name === undefined || name === "--help" || name === "…") return [];
  const flags = commandsOfTheGame().get(name);
  if (flags === undefined) return [`thunderjack has no command "${name}".`];
  return words
    .flatMap((word) => /^--([^=]+)/.exec(word)?.[1] ?? [])
    .filter((flag) => !flags.has(flag))
    .map((flag) => `thunderjack ${name} has no --${flag}.`);
}

function complaintsOfVitest(words: readonly string[]): readonly string[] {
  const projects: string[] = [];
  const filters: string[] = [];
  const left = words[0] === "run" ? words.slice(1) : [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === "--project") projects.push(left.shift() ?? "");
    else if (!word.startsWith("-")) filters.push(word);
  }
  const unknown = projects.filter((name) => !PROJECTS.has(name));
  const within = projects.flatMap((name) => PROJECTS.get(name) ?? []);
  // The stories are in the folders of the components.
  const where = within.includes("apps/storybook/") ? [...within, "packages/elements/"] : within;
  const isFound = (filter: string) =>
    tests.some((path) => path.includes(filter) && (where.length === 0 || where.some((one) => path.startsWith(one))));
  return [
    ...unknown.map((name) => `There is no project "${name}".`),
    ...filters.filter((filter) => !isFound(filter)).map((filter) => `There is no test "${filter}" in these projects.`),
  ];
}

function complaintsOfTurbo([first, ...words]: readonly string[]): readonly string[] {
  if (first !== "run") return ["turbo requires a task: turbo run …"];
  const end = words.indexOf("--");
  return (end < 0 ? words : words.slice(0, end))
    .filter((word) => !word.startsWith("-") && !TASKS.has(word))
    .map((word) => `There is no task "${word}".`);
}

function complaintsOfScript(folder: string, [name = "", ...words]: readonly string[]): readonly string[] {
  if (name === "thunderjack" && folder === "") return complaintsOfGame(words);
  if (name === "vitest") return complaintsOfVitest(words);
  if (name === "…") return [];
  const scripts = MANIFESTS.get(folder)?.scripts ?? {};
  return Object.hasOwn(scripts, name) ? [] : [`There is no script "${name}" in ${folder}package.json.`];
}

function complaintsOfPnpm(folder: string, words: readonly string[]): readonly string[] {
  const [first = "", ...rest] = words;
  if (first === "-s") return complaintsOfPnpm(folder, rest);
  if (first === "run") return complaintsOfScript(folder, rest);
  if (OWN_WORDS.has(first) || first.startsWith("--version")) return [];
  if (first !== "--filter") return complaintsOfScript(folder, words);
  const [wanted = "", ...command] = rest;
  const found = [...MANIFESTS].find(([, { name }]) => name === wanted || name === `@thunderjack/${wanted}`);
  return found === undefined ? [`There is no package "${wanted}".`] : complaintsOfPnpm(found[0], command);
}

function complaintsOfNpm(folder: string, [first = "", ...rest]: readonly string[]): readonly string[] {
  if (first === "start" || first === "test") return complaintsOfScript(folder, [first]);
  if (first === "run") return complaintsOfScript(folder, rest);
  const ours = new Set([...MANIFESTS.values()].map(({ name }) => name));
  if (first === "create") return ours.has(`create-${rest[0]}`) ? [] : [`There is no create-${rest[0]}.`];
  if (first !== "install") return [`npm has no command "${first}".`];
  return rest
    .filter((name) => name.startsWith("@thunderjack/") && !ours.has(name))
    .map((name) => `There is no ${name}.`);
}

function complaintsOf(folder: string, words: readonly string[]): readonly string[] {
  const [program = "", ...rest] = words;
  const variable = /^([A-Z_]+)=/.exec(program)?.[1];
  if (variable !== undefined) {
    return VARIABLES.has(variable) ? complaintsOf(folder, rest) : [`${variable} is not used.`];
  }
  if (program === "npx") return complaintsOf(folder, rest[0] === "--yes" ? rest.slice(1) : rest);
  if (/^pnpm(@[\d.]+)?$/.test(program)) return complaintsOfPnpm(folder, rest);
  if (program === "npm") return complaintsOfNpm(folder, rest);
  if (program === "vitest") return complaintsOfVitest(rest);
  if (program === "thunderjack") return complaintsOfGame(rest);
  if (program === "turbo") return complaintsOfTurbo(rest);
  return FOREIGN.has(program) || TOOLS.has(program) ? [] : [`"${program}" is not a known program.`];
}

/** Returns the words of each command of a line, without comments, prompts and quotation marks. */
function commandsIn(line: string): readonly (readonly string[])[] {
  const commands: string[][] = [[]];
  for (const [token] of line.matchAll(/'[^']*'|"[^"]*"|&&|[|;]|[^\s'"|;&]+/g)) {
    if (token.startsWith("#")) break;
    if (token === "&&" || token === "|" || token === ";") commands.push([]);
    else if (token !== "$" && token !== ">") commands.at(-1)?.push(token.replace(/^(['"])(.*)\1$/, "$2"));
  }
  return commands.filter(({ length }) => length > 0);
}

/**
 * Returns the errors in the commands of a text.
 *
 * @param folder the folder in which the commands run: `""`, `apps/lit-table/`
 */
export function complaintsOfShell(text: string, folder = ""): readonly string[] {
  return text.split("\n").flatMap((line) => commandsIn(line).flatMap((words) => complaintsOf(folder, words)));
}
