// `node install-fresh.mjs [names]` packs the published packages as npm would, installs the tarballs in a copy of each
// project of `fresh-projects`, one after the other, and runs the script `check` of the project. If the project has a
// script `start`, a round is played in Chromium. Without names, the command checks every project and writes FRESH.md.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromiumVersion } from "@thunderjack/vitest/chromium-path";
import { packedInto, ROOT, readJson, run, writeReport } from "./packed.mjs";
import { playFresh } from "./play-fresh.mjs";

const PROJECTS = fileURLToPath(new URL("fresh-projects", import.meta.url));

/** The entry points that need a framework or a library for servers. */
const OF_FRAMEWORKS = /\/elements\/(?:react|server|svelte|vue)$|\/house-postgres/;

/** The entry points that define elements, and those without code. */
const WITHOUT_REQUIRE = /\/elements\/(?:define|replay|thunderjack|tj-|jsx)/;

/** Writes the names of all entry points as a module and as data, so that new entry points are checked, too. */
function writeEntryPoints(folder) {
  const all = readdirSync(join(ROOT, "packages")).flatMap((short) => {
    // A command has no exports.
    const { name, exports = {} } = readJson(join(ROOT, "packages", short, "package.json"));
    return Object.keys(exports)
      .filter((path) => !/\*|\.css$|\.json$/.test(path))
      .map((path) => join(name, path))
      .filter((path) => !OF_FRAMEWORKS.test(path));
  });
  const modules = all.map((name, index) => `export * as module${index} from "${name}";\n`).join("");
  writeFileSync(join(folder, "entry-points.ts"), modules);
  const loadable = all.filter((name) => !WITHOUT_REQUIRE.test(name));
  writeFileSync(join(folder, "entry-points.json"), JSON.stringify({ loadable }));
}

/** The pages of the documentation about embedding. */
const PAGES = ["docs/embed.md", "docs/replay.md", "packages/elements/README.md"];

/** The complete server in the documentation, which the project `typescript` runs. */
const SERVER = "apps/host-page/src/server/server-rendered.mjs";

/**
 * Writes the TypeScript and JavaScript blocks of the pages as modules, each with the names that the text before it
 * assumes. Those in JavaScript are compiled in the folder `js`, without strict types. The types for Vue and Svelte are
 * checked in their own projects.
 */
function writeBlocks(folder) {
  for (const [number, page] of PAGES.entries()) {
    const text = readFileSync(join(ROOT, page), "utf8");
    const blocks = [...text.matchAll(/(?:<!-- given:((?:(?!-->).)*)-->\n\n)?^```(tsx?|js)\n(.*?)^```$/gms)];
    for (const { 1: given = "", 2: language, 3: code, index } of blocks) {
      if (/elements\/(?:svelte|vue)"/.test(code)) continue;
      const line = text.slice(0, index).split("\n").length;
      const file = language === "js" ? `js/page-${number}-line-${line}.ts` : `page-${number}-line-${line}.tsx`;
      writeFileSync(join(folder, file), `${given}${code}\nexport {};\n`);
    }
  }
}

/** Returns the versions of the dependencies of a project that are not of this repository. */
function versionsOf({ dependencies, devDependencies = {} }) {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([name, version]) => version !== "*" && !name.startsWith("@types/"))
    .map(([name, version]) => `${name} ${version}`)
    .join(", ");
}

async function check(name, folder, tarballs) {
  const project = join(folder, name);
  cpSync(join(PROJECTS, name), project, { recursive: true });
  if (name === "typescript") writeEntryPoints(project);
  if (name === "typescript") cpSync(join(ROOT, SERVER), join(project, "server-rendered.mjs"));
  if (name === "react") writeBlocks(project);
  if (name === "vue") cpSync(join(ROOT, "docs/samples/VueTable.vue"), join(project, "VueTable.vue"));
  const settings = readJson(join(project, "package.json"));
  const wanted = Object.keys(settings.dependencies).filter((dependency) => dependency in tarballs);
  const own = Object.fromEntries(wanted.map((dependency) => [dependency, tarballs[dependency]]));
  const dependencies = { ...settings.dependencies, ...own };
  // The packages depend on each other by version, and the registry does not have this version yet.
  const overrides = Object.fromEntries(Object.entries(tarballs).filter(([dependency]) => !(dependency in own)));
  writeFileSync(join(project, "package.json"), JSON.stringify({ ...settings, dependencies, overrides }));
  run(project, "npm", "install", "--no-audit", "--no-fund", "--prefer-offline");
  run(project, "npm", "run", "check");
  const { start } = settings.scripts;
  const isServerRendered = "@lit-labs/ssr" in settings.dependencies;
  if (start !== undefined) await playFresh(project, isServerRendered);
  rmSync(project, { recursive: true });
  const played = isServerRendered ? "the picture of the server, a round" : "a round";
  return `| ${name} | ${versionsOf(settings)} | \`${settings.scripts.check}\` | ${start === undefined ? "" : played} |`;
}

function writeReport(rows) {
  const git = (...words) => run(ROOT, "git", ...words).trim();
  const changed = git("status", "--porcelain") === "" ? "" : " with changes that were not committed";
  const versions = `Node ${process.version} and Chromium ${chromiumVersion()}`;
  const report = `# Fresh projects

Written by \`npx pnpm --filter @thunderjack/publish run fresh\`, at commit ${git("rev-parse", "--short=8", "HEAD")}${changed}, with
${versions}. Each project of \`fresh-projects\` was installed from the packed packages. All passed.

The projects check the declarations of the packages, too (\`skipLibCheck: false\`), except \`next\`: the types of Next.js itself
have errors.

| project | with | checked | in Chromium |
| ------- | ---- | ------- | ----------- |
${rows.join("\n")}
`;
  writeReport("FRESH.md", report);
}

const named = process.argv.slice(2);
const projects = readdirSync(PROJECTS).filter((name) => named.length === 0 || named.includes(name));
const folder = mkdtempSync(join(tmpdir(), "fresh-"));
try {
  const tarballs = packedInto(folder);
  const rows = [];
  for (const name of projects) {
    rows.push(await check(name, folder, tarballs));
    console.log(`${name}: passed`);
  }
  if (named.length === 0) writeReport(rows);
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
