// `npx turbo run api` compares the public signatures of every package with docs/api-report, and fails if they differ.
// The folder has one file per package, which `npx turbo run api:update` writes.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publicPackages, ROOT } from "./public-names.mjs";

const FOLDER = join(ROOT, "docs/api-report");

/** @param {import("./public-names.mjs").PublicPackage} published */
function reportOf({ entries, declarations, inner }) {
  const sorted = (map) => [...map].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
  return [
    ...[...entries].map(([entry, names]) => `${entry}\n${names.map((name) => `  ${name}\n`).join("")}`),
    "Exported:\n",
    ...sorted(declarations).map((text) => `${text}\n`),
    ...(inner.size > 0 ? ["Not exported, and named above:\n", ...sorted(inner).map((text) => `${text}\n`)] : []),
  ].join("\n");
}

const reports = new Map(publicPackages().map((published) => [`${published.name}.txt`, reportOf(published)]));

if (process.argv.includes("--update")) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, text] of reports) writeFileSync(join(FOLDER, file), text);
} else {
  const stored = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const different = [...new Set([...reports.keys(), ...stored])].filter(
    (file) => !stored.includes(file) || readFileSync(join(FOLDER, file), "utf8") !== reports.get(file),
  );
  for (const file of different) console.error(`docs/api-report/${file} differs:\n${differenceOf(file)}`);
  if (different.length > 0) {
    console.error(
      "The public API changed. If that is intended, run `npx turbo run api:update` and commit the reports.",
    );
    process.exitCode = 1;
  }
}

/** Returns the lines that are in only one of the two reports. */
function differenceOf(file) {
  const linesOf = (text) => text.split("\n");
  const before = linesOf(existsSync(join(FOLDER, file)) ? readFileSync(join(FOLDER, file), "utf8") : "");
  const after = linesOf(reports.get(file) ?? "");
  const [old, current] = [new Set(before), new Set(after)];
  return [
    ...before.filter((line) => !current.has(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ].join("\n");
}
