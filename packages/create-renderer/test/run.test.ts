import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { TEMPLATES } from "../src/create-project.js";
import { run } from "../src/run.js";

/** Runs the command in a new folder, and returns the folder, the exit code and the printed text. */
function ran(words: readonly string[], prepare: (folder: string) => void = () => {}) {
  const folder = mkdtempSync(join(tmpdir(), "created-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  prepare(folder);
  let [output, errors] = ["", ""];
  const code = run(words, {
    cwd: () => folder,
    stdout: { write: (text) => (output += text) },
    stderr: { write: (text) => (errors += text) },
  });
  return { folder, code, output, errors };
}

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

describe("the command", () => {
  it.each(TEMPLATES)("creates a project with the template %s", (template) => {
    const { folder, code, output, errors } = ran(["my-renderer", "--template", template]);
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    expect(output).toContain("cd my-renderer");
    expect(readdirSync(join(folder, "my-renderer"))).toEqual(
      expect.arrayContaining([".gitignore", "README.md", "src"]),
    );
    expect(readJson(join(folder, "my-renderer/package.json")).name).toBe("my-renderer");
  });

  it("depends on the packages of its own version, and on the versions of the catalogue", () => {
    const { folder } = ran(["my-renderer"]);
    const { dependencies, devDependencies } = readJson(join(folder, "my-renderer/package.json"));
    const { version } = readJson(join(import.meta.dirname, "../package.json"));
    const catalogue = readFileSync(join(import.meta.dirname, "../../../pnpm-workspace.yaml"), "utf8");
    for (const [name, wanted] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
      if (name.startsWith("@thunderjack/")) expect(wanted, name).toBe(`^${version}`);
      else expect(catalogue, name).toContain(`  ${name}: ${wanted.replace("^", "")}\n`);
    }
  });

  it("creates a project in an empty folder that exists", () => {
    const { code } = ran(["my-renderer"], (folder) => mkdirSync(join(folder, "my-renderer")));
    expect(code).toBe(0);
  });

  it("prints its help", () => {
    expect(ran(["--help"])).toMatchObject({ code: 0, output: expect.stringContaining("--template"), errors: "" });
  });

  it.each<[string, readonly string[], string]>([
    ["without a folder", [], "The name of the folder is missing."],
    ["with two folders", ["one", "two"], "more than one folder: one, two"],
    ["with an unknown template", ["one", "--template", "svg"], 'no template "svg". The templates are: dom, canvas.'],
    ["with an unknown option", ["one", "--speed"], "--speed"],
    ["with an invalid name", ["My Renderer"], '"My Renderer" is not a valid name'],
  ])("fails with a message and creates nothing %s", (_case, words, message) => {
    const { folder, code, errors } = ran(words);
    expect(code).toBe(1);
    expect(errors).toContain(message);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("does not change a folder with files, or a file", () => {
    const { folder, code, errors } = ran(["mine"], (path) => {
      mkdirSync(join(path, "mine"));
      writeFileSync(join(path, "mine/notes.txt"), "mine");
    });
    expect(code).toBe(1);
    expect(errors).toContain("already exists and is not an empty folder");
    expect(readdirSync(join(folder, "mine"))).toEqual(["notes.txt"]);
    expect(ran(["mine"], (path) => writeFileSync(join(path, "mine"), "mine")).code).toBe(1);
  });
});
