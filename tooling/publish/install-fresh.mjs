// `node install-fresh.mjs [names]` packs the published packages as npm would, installs the tarballs in a copy of each
// project of `fresh-projects`, and runs the script `check` of the project. Without names, it checks every project.
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { packedInto, ROOT, readJson, run } from "./packed.mjs";

const PROJECTS = fileURLToPath(new URL("fresh-projects", import.meta.url));

/** The entry points that need a framework. */
const OF_FRAMEWORKS = /\/elements\/(?:react|svelte|vue)$/;

/** The entry points that define elements, and those without code. */
const WITHOUT_REQUIRE = /\/elements\/(?:define|replay|thunderjack|tj-|jsx)/;

/** Writes the names of all entry points as a module and as data, so that new entry points are checked, too. */
function writeEntryPoints(folder) {
  const all = readdirSync(join(ROOT, "packages")).flatMap((short) => {
    // A command has no exports.
    const { name, exports = {} } = readJson(join(ROOT, "packages", short, "package.json"));
    return Object.keys(exports)
      .filter((path) => !/\*|\.json$/.test(path))
      .map((path) => join(name, path))
      .filter((path) => !OF_FRAMEWORKS.test(path));
  });
  const modules = all.map((name, index) => `export * as module${index} from "${name}";\n`).join("");
  writeFileSync(join(folder, "entry-points.ts"), modules);
  const loadable = all.filter((name) => !WITHOUT_REQUIRE.test(name));
  writeFileSync(join(folder, "entry-points.json"), JSON.stringify({ loadable }));
}

const named = process.argv.slice(2);
const projects = readdirSync(PROJECTS).filter((name) => named.length === 0 || named.includes(name));
const folder = mkdtempSync(join(tmpdir(), "fresh-"));
try {
  const tarballs = packedInto(folder);
  for (const name of projects) {
    const project = join(folder, name);
    cpSync(join(PROJECTS, name), project, { recursive: true });
    writeEntryPoints(project);
    const settings = readJson(join(project, "package.json"));
    const wanted = Object.keys(settings.dependencies).filter((dependency) => dependency in tarballs);
    const own = Object.fromEntries(wanted.map((dependency) => [dependency, tarballs[dependency]]));
    const dependencies = { ...settings.dependencies, ...own };
    // The packages depend on each other by version, and the registry does not have this version yet.
    const overrides = Object.fromEntries(Object.entries(tarballs).filter(([dependency]) => !(dependency in own)));
    writeFileSync(join(project, "package.json"), JSON.stringify({ ...settings, dependencies, overrides }));
    run(project, "npm", "install", "--no-audit", "--no-fund", "--prefer-offline");
    run(project, "npm", "run", "check");
    console.log(`${name}: passed`);
  }
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
