// `node tooling/mutants/check-scores.mjs` compares the report of the mutants with the floors. It fails if a score is
// below its floor, and names the files whose score is not known. It runs no mutants.
import { findings, mutatedGroups, readReport, scoreOf, sha256Of, sourceOf } from "./report.mjs";

const report = readReport();
const hashes = new Map(
  mutatedGroups()
    .flat()
    .map((path) => [path, sha256Of(sourceOf(path))]),
);
const { failures, notes } = findings(report, hashes);
const files = Object.keys(report).length;
console.log(`Mutants: ${scoreOf(Object.values(report)).toFixed(1)} % are detected in ${files} files.`);
for (const note of notes) console.log(`Mutants: ${note}.`);
for (const failure of failures) console.error(`Mutants: ${failure}.`);
if (failures.length > 0) process.exitCode = 1;
