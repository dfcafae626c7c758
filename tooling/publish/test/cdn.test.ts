import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicPackages, ROOT } from "./packages.js";

const BASE = "https://cdn.example/thunderjack";
const version = publicPackages().find(({ name }) => name === "@thunderjack/elements")?.version ?? "";
let site = "";
const at = (...path: readonly string[]) => join(site, ...path);
const json = (...path: readonly string[]) => JSON.parse(readFileSync(at(...path), "utf8"));

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), "cdn-"));
  execFileSync(process.execPath, [`${ROOT}tooling/publish/cdn.mjs`, site, BASE]);
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

/** Returns the files of a folder whose imports do not exist. */
function unresolved(folder: string): readonly string[] {
  return readdirSync(at(folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".js") && !path.endsWith(".classic.js"))
    .flatMap((path) => {
      const code = readFileSync(at(folder, path), "utf8");
      const imports = [...code.matchAll(/(?:from|import\(?)\s*["`](\.[^"`$]+)["`]/g)].map(([, name = ""]) => name);
      return imports
        .filter((name) => !existsSync(join(dirname(at(folder, path)), name)))
        .map((name) => `${path}: ${name}`);
    });
}

test("the folder of a version contains every file that its modules import", () => {
  expect(unresolved(version)).toEqual([]);
  expect(readdirSync(at(version))).toEqual(
    expect.arrayContaining(["autoloader.js", "thunderjack.js", "thunderjack-replay.js", "tj-card.js"]),
  );
});

test("latest has a file for each public file, which refers to the version", () => {
  expect(unresolved("latest")).toEqual([]);
  const isPublic = (name: string) => /\.(?:js|css)$/.test(name);
  expect(readdirSync(at("latest")).sort()).toEqual(readdirSync(at(version)).filter(isPublic).sort());
  expect(readFileSync(at("latest", "thunderjack.js"), "utf8")).toBe(`export * from "../${version}/thunderjack.js";\n`);
});

test("the hashes are those of all files, and the import map has those of the modules by URL", () => {
  const hashes: Readonly<Record<string, string>> = json(version, "integrity.json");
  for (const [path, hash] of Object.entries(hashes)) {
    expect(
      `sha384-${createHash("sha384")
        .update(readFileSync(at(version, path)))
        .digest("base64")}`,
    ).toBe(hash);
  }
  const scripts = readdirSync(at(version), { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".js"),
  );
  expect(Object.keys(hashes).sort()).toEqual([...scripts, "thunderjack.css"].sort());
  const { integrity } = json(version, "importmap.json");
  expect(integrity[`${BASE}/${version}/thunderjack.js`]).toBe(hashes["thunderjack.js"]);
  expect(Object.keys(integrity)).toHaveLength(scripts.length - 1);
});

test("the file that a CDN serves for the name of the package imports no other file", async () => {
  const { jsdelivr, unpkg } = JSON.parse(readFileSync(`${ROOT}packages/elements/package.json`, "utf8"));
  expect(unpkg).toBe(jsdelivr);
  const { metafile } = await build({
    entryPoints: [`${ROOT}packages/elements/${jsdelivr}`],
    bundle: true,
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  expect(Object.values(metafile.inputs).map(({ imports }) => imports)).toEqual([[]]);
});
