// `node start-fresh.mjs` packs the published packages as npm would, creates a project from each template of the packed
// create-thunderjack-renderer in a new folder, and runs its tests and its build with npm. It writes STARTER.md.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packedInto, ROOT, readJson, run, writeReport } from "./packed.mjs";

const NAME = "create-thunderjack-renderer";
const TEMPLATES = readdirSync(join(ROOT, "packages/create-renderer/templates")).filter((name) => name !== "base");

/** Makes a project install the packed packages, because the registry does not have this version yet. */
function usePacked(project, tarballs) {
  const file = join(project, "package.json");
  const settings = readJson(file);
  const own = {};
  for (const field of ["dependencies", "devDependencies"]) {
    for (const name of Object.keys(settings[field]).filter((each) => each in tarballs)) {
      own[name] = tarballs[name];
      settings[field][name] = tarballs[name];
    }
  }
  settings.overrides = Object.fromEntries(Object.entries(tarballs).filter(([name]) => !(name in own) && name !== NAME));
  writeFileSync(file, JSON.stringify(settings));
}

/** Creates and tests a project. Returns its row in the report. */
function checked(template, folder, tarballs) {
  const name = `my-${template}-renderer`;
  run(folder, "npm", "exec", "--yes", `--package=${tarballs[NAME]}`, "--", NAME, name, "--template", template);
  const project = join(folder, name);
  usePacked(project, tarballs);
  run(project, "npm", "install", "--no-audit", "--no-fund", "--prefer-offline");
  const output = run(project, "npm", "test", "--", "--reporter=json");
  const { numPassedTests, numTotalTests } = JSON.parse(output.slice(output.indexOf("{")));
  run(project, "npm", "run", "build");
  const sources = readdirSync(join(project, "src")).filter((file) =>
    /^(renderer|paint|table-template)\.ts$/.test(file),
  );
  const lines = sources.map(
    (file) => `${file} ${readFileSync(join(project, "src", file), "utf8").split("\n").length - 1}`,
  );
  return `| ${template} | ${numPassedTests} of ${numTotalTests} | passed | ${lines.join(", ")} |`;
}

const folder = mkdtempSync(join(tmpdir(), "starter-"));
try {
  const tarballs = packedInto(folder);
  const rows = TEMPLATES.map((template) => checked(template, folder, tarballs));
  const commit = run(ROOT, "git", "rev-parse", "--short=8", "HEAD").trim();
  const isChanged = run(ROOT, "git", "status", "--porcelain", "packages").trim() !== "";
  writeReport(
    "STARTER.md",
    `# Projects of create-thunderjack-renderer

Written by \`npx pnpm --filter @thunderjack/publish run fresh:starter\`, at commit ${commit}${isChanged ? " with changes" : ""}, with Node
${process.version} and npm ${run(folder, "npm", "--version").trim()}. Each project was created and installed from the packed packages in a new folder.

| template | \`npm test\` | \`npm run build\` | lines |
| -------- | ---------- | --------------- | ----- |
${rows.join("\n")}
`,
  );
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
