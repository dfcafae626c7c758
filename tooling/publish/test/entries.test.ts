import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { transform } from "esbuild";
import { beforeAll, describe, expect, it } from "vitest";
import { COMMANDS, entriesOf, publicPackages, ROOT } from "./packages.js";

const run = promisify(execFile);

/** The entries for a script tag. They register their elements on import, which requires a browser. */
const SCRIPT_TAGS = new Set(["@thunderjack/elements/thunderjack.js", "@thunderjack/elements/thunderjack-replay.js"]);

const entries = publicPackages().flatMap(entriesOf);
const modules = entries.filter(({ module, specifier }) => module !== null && !SCRIPT_TAGS.has(specifier));

/** The names that an entry point exports, or the error that its import throws. */
interface Imported {
  readonly names?: readonly string[];
  readonly error?: string;
}

/** Imports entry points of one package as its users do, in a Node process without a DOM. */
async function imported(folder: string, specifiers: readonly string[]): Promise<Readonly<Record<string, Imported>>> {
  const script = `
    for (const name of ["window", "document", "HTMLElement", "customElements"]) {
      if (name in globalThis) throw new Error(name + " exists before the import");
    }
    const found = {};
    for (const specifier of ${JSON.stringify(specifiers)}) {
      found[specifier] = await import(specifier).then(
        (module) => ({ names: Object.keys(module) }),
        (error) => ({ error: String(error) }),
      );
    }
    console.log(JSON.stringify(found));`;
  // In the folder of a package, Node resolves the public name of this package, but only to exported modules.
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script], { cwd: folder });
  return JSON.parse(stdout);
}

describe("every public entry", () => {
  it("is found, and every package has at least one", () => {
    const found = new Set(entries.map(({ folder }) => folder));
    expect(found.size).toBe(publicPackages().length);
    expect(modules.length).toBeGreaterThan(30);
  });

  const found = new Map<string, Imported>();

  beforeAll(async () => {
    for (const { folder } of publicPackages()) {
      const specifiers = modules.filter((entry) => entry.folder === folder).map(({ specifier }) => specifier);
      for (const [specifier, result] of Object.entries(await imported(folder, specifiers)))
        found.set(specifier, result);
    }
  });

  it.each(modules)("$specifier can be imported in plain Node", ({ specifier }) => {
    expect(found.get(specifier)?.error).toBeUndefined();
    expect(found.get(specifier)?.names).not.toEqual([]);
  });

  it.each(entries.filter(({ specifier }) => SCRIPT_TAGS.has(specifier)))(
    "$specifier is a module that browsers can read",
    async ({ folder, module }) => {
      const { code } = await transform(readFileSync(`${folder}${module}`, "utf8"), { format: "esm", target: "es2022" });
      expect(code).toMatch(/export \{[^}]*Thunderjack(Table|Replay)/);
    },
  );

  it.each(entries.filter(({ types }) => types !== null))("$specifier has types", ({ folder, types }) => {
    expect(existsSync(`${folder}${types}`)).toBe(true);
  });
});

/**
 * The documents that must be packed because the README of a package links to them. npm always packs README and LICENSE.
 */
const PACKED: Readonly<Record<string, readonly string[]>> = {
  "@thunderjack/elements": ["TOKENS.md"],
  "@thunderjack/recording": ["FORMAT.md", "reference/verify.py"],
  "@thunderjack/stage": ["VIEW.md"],
};

describe("every published package", () => {
  it.each(publicPackages())("$name is packed with its changelog and its documents", ({ name, folder, files }) => {
    const documents = ["CHANGELOG.md", ...(PACKED[name] ?? [])];
    expect(files).toEqual(expect.arrayContaining(documents));
    for (const document of documents) expect(existsSync(folder + document)).toBe(true);
  });

  it.each([...publicPackages().map(({ folder }) => folder), ...COMMANDS])(
    "%s has a README whose relative links lead to packed files",
    (folder) => {
      const { files }: { files: readonly string[] } = JSON.parse(readFileSync(`${folder}package.json`, "utf8"));
      const packed = [...files, "README.md", "LICENSE", "package.json"];
      const links = [...readFileSync(`${folder}README.md`, "utf8").matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)/g)];
      const paths = links.map(([, path = ""]) => path);
      const dead = paths.filter((path) => !packed.some((each) => path === each || path.startsWith(`${each}/`)));
      expect(dead).toEqual([]);
      expect(paths.filter((path) => !existsSync(folder + path))).toEqual([]);
    },
  );

  it.each(COMMANDS)("the command %s is also packed with its changelog, in the version of the packages", (folder) => {
    const { files, version } = JSON.parse(readFileSync(`${folder}package.json`, "utf8"));
    expect(files).toContain("CHANGELOG.md");
    expect(readFileSync(`${folder}CHANGELOG.md`, "utf8")).toContain(`## ${version}`);
    expect(version).toBe(publicPackages()[0]?.version);
  });

  it.each([...publicPackages().map(({ folder }) => folder), ...COMMANDS])(
    "%s names its folder of the repository and is published with provenance",
    (folder) => {
      const { repository, publishConfig } = JSON.parse(readFileSync(`${folder}package.json`, "utf8"));
      expect(`${ROOT}${repository.directory}/`).toBe(folder);
      expect(repository.url).toMatch(/^git\+https:.*\.git$/);
      expect(publishConfig).toEqual({ access: "public", provenance: true });
    },
  );

  it.each(publicPackages())(
    "$name has a licence, a README, a changelog and the version that it exports",
    (published) => {
      const { folder, license, version } = published;
      expect(license).toBe("MIT");
      expect(existsSync(`${folder}LICENSE`)).toBe(true);
      expect(existsSync(`${folder}README.md`)).toBe(true);
      expect(readFileSync(`${folder}CHANGELOG.md`, "utf8")).toContain(`## ${version}`);
    },
  );
});
