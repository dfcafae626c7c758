// Adds up the reports of the test runners and ends with the line "N passed, N failed".
// A run without a report, or with no test in it, is a failed run.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2] ?? ".test-results";
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];

let passed = 0;
let failed = 0;
let skipped = 0;
for (const file of files) {
  const report = JSON.parse(readFileSync(join(folder, file), "utf8"));
  passed += report.numPassedTests;
  failed += report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1);
  skipped += report.numPendingTests + report.numTodoTests;
}
if (passed === 0 && failed === 0) failed = 1;
console.log(
  skipped > 0 ? `${passed} passed, ${failed} failed, ${skipped} skipped` : `${passed} passed, ${failed} failed`,
);
process.exit(failed > 0 ? 1 : 0);
