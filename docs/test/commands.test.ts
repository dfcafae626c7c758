import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { complaintsOfShell } from "./commands.js";
import { blocksOf, FOR_ALL, inlineCodeOf, ROOT } from "./markdown.js";

const blocks = FOR_ALL.flatMap(blocksOf).filter(({ language }) => /^(sh|bash|shell|console)$/.test(language));
const sentences = FOR_ALL.flatMap(inlineCodeOf).filter(({ code }) =>
  /^((npx|pnpm|npm) |vitest |thunderjack [a-z-]+( |$)|[A-Z]+=\S+ (npx|pnpm) )/.test(code),
);

/** `npm run …` runs a script of the package that contains the README, or else of the root. */
const folderOf = (path: string) => /^(?:apps|packages)\/[^/]+\//.exec(path)?.[0] ?? "";

describe("every command of the READMEs and the pages", () => {
  it("exists", () => {
    expect(blocks.length).toBeGreaterThan(15);
    expect(sentences.length).toBeGreaterThan(30);
  });

  it.each([...blocks, ...sentences])("$at is valid: $code", ({ path, code }) => {
    const there = complaintsOfShell(code);
    expect(there.length === 0 ? there : complaintsOfShell(code, folderOf(path))).toEqual([]);
  });

  it.each([
    ["pnpm storybok", 'There is no script "storybok" in package.json.'],
    ["npx pnpm -s thunderjack paly", 'thunderjack has no command "paly".'],
    ["thunderjack verify x.tjr --commitmnet ab", "thunderjack verify has no --commitmnet."],
    ["git clone x && pnpm --filter canvas-tabel dev", 'There is no package "canvas-tabel".'],
    ["pnpm --filter canvas-table deb", 'There is no script "deb" in apps/canvas-table/package.json.'],
    ["DEPE=1 npx vitest", "DEPE is not used."],
    ['npx vitest run --project "elements (chrome)"', 'There is no project "elements (chrome)".'],
    ["npx turbo run tets", 'There is no task "tets".'],
    ["npx vitest run --project core no-such-test", 'There is no test "no-such-test" in these projects.'],
    ["npm instal x", 'npm has no command "instal".'],
    ["npm create thunderjack-rendrer my-renderer", "There is no create-thunderjack-rendrer."],
    ["npm install @thunderjack/element", "There is no @thunderjack/element."],
  ])("reports the error in %j", (command, complaint) => {
    expect(complaintsOfShell(command)).toEqual([complaint]);
  });
});

/** The folders of the packages with thorough tests. */
const thorough = ["packages", "apps", "tooling", "docs"]
  .flatMap((group) => filesIn(group).filter((path) => path.includes(".thorough.")))
  .map((path) => path.replace(/\/(?:test|src)\/.*/, ""));

function filesIn(folder: string): readonly string[] {
  return readdirSync(`${ROOT}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return path;
    return entry.name === "node_modules" || entry.name === "dist" || entry.name.startsWith("__") ? [] : filesIn(path);
  });
}

it.each([...new Set(thorough)])("the task test:thorough runs the thorough tests of %s", (folder) => {
  const { scripts } = JSON.parse(readFileSync(`${ROOT}${folder}/package.json`, "utf8"));
  expect(scripts["test:thorough"]).toContain(" .thorough.");
});
