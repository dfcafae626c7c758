import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { transform } from "esbuild";
import { describe, expect, it } from "vitest";
import { type Entry, entriesOf, publicPackages, ROOT } from "./packages.js";

const run = promisify(execFile);

/** For a script tag: they register their elements as they are loaded, which takes a browser. */
const SCRIPT_TAGS = new Set(["@thunderjack/elements/thunderjack.js", "@thunderjack/elements/thunderjack-replay.js"]);

const entries = publicPackages().flatMap(entriesOf);
const modules = entries.filter(({ module, specifier }) => module !== null && !SCRIPT_TAGS.has(specifier));

/** Imports an entry as its users do, in a Node process that has nothing but Node. */
async function importedNames({ specifier, folder }: Entry): Promise<readonly string[]> {
  const script = `
    for (const name of ["window", "document", "HTMLElement", "customElements"]) {
      if (name in globalThis) throw new Error(name + " is there before the import");
    }
    const names = Object.keys(await import(${JSON.stringify(specifier)}));
    console.log(JSON.stringify(names));`;
  // From the package's own folder a package can be imported by its public name, and by nothing that it does not export.
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script], { cwd: folder });
  return JSON.parse(stdout);
}

describe("every public entry", () => {
  it("is found: all packages have one", () => {
    const found = new Set(entries.map(({ folder }) => folder));
    expect(found.size).toBe(publicPackages().length);
    expect(modules.length).toBeGreaterThan(30);
  });

  it.each(modules)("$specifier can be imported in plain Node", async (entry) => {
    expect(await importedNames(entry)).not.toEqual([]);
  });

  it.each(entries.filter(({ specifier }) => SCRIPT_TAGS.has(specifier)))(
    "$specifier is a module that browsers can read",
    async ({ folder, module }) => {
      const { code } = await transform(readFileSync(`${folder}${module}`, "utf8"), { format: "esm", target: "es2022" });
      expect(code).toContain("customElements");
    },
  );

  it.each(entries.filter(({ types }) => types !== null))("$specifier has types", ({ folder, types }) => {
    expect(existsSync(`${folder}${types}`)).toBe(true);
  });
});

/** What a package's README sends its readers to, beside what npm packs by itself: README and LICENSE. */
const PACKED: Readonly<Record<string, readonly string[]>> = {
  "@thunderjack/elements": ["TOKENS.md"],
  "@thunderjack/recording": ["FORMAT.md"],
};

describe("every published package", () => {
  it.each(publicPackages())("$name is packed with its changelog and its documents", ({ name, folder, files }) => {
    const documents = ["CHANGELOG.md", ...(PACKED[name] ?? [])];
    expect(files).toEqual(expect.arrayContaining(documents));
    for (const document of documents) expect(existsSync(folder + document)).toBe(true);
  });

  it("has its like in the command line, which is packed with its changelog", () => {
    const { files } = JSON.parse(readFileSync(`${ROOT}apps/cli/package.json`, "utf8"));
    expect(files).toContain("CHANGELOG.md");
  });

  it.each(publicPackages())("$name has a licence, a README, a changelog and the version that it tells", (published) => {
    const { folder, license, version } = published;
    expect(license).toBe("MIT");
    expect(existsSync(`${folder}LICENSE`)).toBe(true);
    expect(existsSync(`${folder}README.md`)).toBe(true);
    expect(readFileSync(`${folder}CHANGELOG.md`, "utf8")).toContain(`## ${version}`);
  });
});
