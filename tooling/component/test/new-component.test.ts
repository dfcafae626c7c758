import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/*
 * The scaffold runs in a copy outside of the project, so that a failing test leaves no files in the packages.
 */

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "new-component-"));
const ELEMENTS = join(copy, "packages/elements");

const run = (command: string, ...words: readonly string[]) =>
  spawnSync(command, words, { cwd: copy, encoding: "utf8", shell: false });
const make = (...words: readonly string[]) =>
  run(process.execPath, join(copy, "tooling/component/new-component.mjs"), ...words);
const tool = (name: string, ...words: readonly string[]) => run(join(copy, "node_modules/.bin", name), ...words);
const written = (tag: string, ending: string) =>
  readFileSync(join(ELEMENTS, "src/components", tag, `${tag}${ending}`), "utf8");
const names = () => readFileSync(join(ELEMENTS, "src/index.ts"), "utf8");

beforeAll(() => {
  for (const file of ["biome.json", ".gitignore", "tsconfig.json"]) {
    cpSync(join(ROOT, file), join(copy, file), { recursive: true });
  }
  cpSync(join(ROOT, "tooling/component"), join(copy, "tooling/component"), {
    recursive: true,
    filter: (path) => basename(path) !== "test",
  });
  mkdirSync(ELEMENTS, { recursive: true });
  for (const folder of ["src", "stories"]) {
    cpSync(join(ROOT, "packages/elements", folder), join(ELEMENTS, folder), { recursive: true });
  }
  // The stories import the preview of Storybook.
  mkdirSync(join(copy, "apps/storybook"), { recursive: true });
  cpSync(join(ROOT, "apps/storybook/.storybook"), join(copy, "apps/storybook/.storybook"), { recursive: true });
  symlinkSync(join(ROOT, "apps/storybook/node_modules"), join(copy, "apps/storybook/node_modules"));
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  symlinkSync(join(ROOT, "packages/elements/node_modules"), join(ELEMENTS, "node_modules"));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("a component of the scaffold", () => {
  const tag = "tj-ladder-of-luck";

  it("is a folder with class, styles, registration, test and story, and one more public name", () => {
    const before = names().trimEnd().split("\n");
    const { status, stdout, stderr } = make(tag);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain(`packages/elements/src/components/${tag} was created.`);
    expect(readdirSync(join(ELEMENTS, "src/components", tag)).sort()).toEqual(
      [".chromium.test.ts", ".define.ts", ".stories.ts", ".styles.ts", ".ts"].map((ending) => tag + ending),
    );
    const after = names().trimEnd().split("\n");
    expect(after.filter((line) => !before.includes(line))).toEqual([
      `export { TjLadderOfLuck } from "./components/${tag}/${tag}.js";`,
    ]);
    expect(after.length).toBe(before.length + 1);
  });

  it("has the same name in class, registration, test and story", () => {
    expect(written(tag, ".ts")).toMatch(new RegExp(`@element ${tag}$[^]*export class TjLadderOfLuck extends`, "m"));
    expect(written(tag, ".define.ts")).toContain(`register("${tag}", TjLadderOfLuck);`);
    expect(written(tag, ".chromium.test.ts")).toContain(`document.createElement("${tag}")`);
    expect(written(tag, ".stories.ts")).toContain(`component: "${tag}"`);
    for (const ending of [".chromium.test.ts", ".stories.ts"]) {
      expect(written(tag, ending)).toContain(`import "./${tag}.define.js";`);
    }
  });

  it("passes the formatter and the linter, and so does the list of public names", () => {
    const { status, stdout, stderr } = tool(
      "biome",
      "ci",
      `packages/elements/src/components/${tag}`,
      "packages/elements/src/index.ts",
    );
    expect({ status, said: status === 0 ? "" : stdout + stderr }).toEqual({ status: 0, said: "" });
  });

  it("compiles, with its test and its story", () => {
    const files = readdirSync(join(ELEMENTS, "src/components", tag)).map((file) => `src/components/${tag}/${file}`);
    const settings = { extends: "../../tsconfig.json", include: [], files };
    writeFileSync(join(ELEMENTS, "tsconfig.new.json"), JSON.stringify(settings));
    const { status, stdout } = tool("tsc", "-p", "packages/elements/tsconfig.new.json");
    expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
  });

  it("is not created if a component of this name exists", () => {
    const before = [names(), written(tag, ".ts")];
    for (const taken of [tag, "tj-card"]) {
      const { status, stdout, stderr } = make(taken);
      expect({ status, stdout, stderr }).toEqual({
        status: 2,
        stdout: "",
        stderr: `The component ${taken} already exists.\n`,
      });
    }
    expect([names(), written(tag, ".ts")]).toEqual(before);
  });

  it.each([
    "",
    "dice",
    "tj-",
    "tj-Dice",
    "tj-dice-",
    "tj-dice2",
    "tj_dice",
    "../tj-dice",
    "tj-dice/../../..",
    "tj-dice\n",
  ])("cannot be named %j, and nothing is written", (bad) => {
    const folders = readdirSync(join(ELEMENTS, "src/components"));
    const { status, stdout, stderr } = make(bad);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toBe(
      `The name of a component must be tj- and one or more words in lower case, such as "tj-dice", not "${bad}".\n`,
    );
    expect(readdirSync(join(ELEMENTS, "src/components"))).toEqual(folders);
  });

  it("requires a name", () => {
    const { status, stderr } = make();
    expect(status).toBe(2);
    expect(stderr).toContain('such as "tj-dice"');
  });
});
