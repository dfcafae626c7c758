// The reports of the test runners. They are the files `.test-results/*.json` in the folder of every package with tests.
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const REPORTS = ".test-results";

/** The report of a task in the folder of a package. Another task names its reports itself. */
const REPORT_OF = {
  test: "vitest.json",
  "test:firefox": "firefox.json",
  "test:webkit": "webkit.json",
  "test:thorough": "thorough.json",
};

/** Returns the folders of all packages whose package.json has one of these scripts. */
function foldersWith(scripts) {
  return ["packages", "apps", "tooling"]
    .flatMap((group) => readdirSync(join(ROOT, group)).map((name) => `${group}/${name}`))
    .concat("docs")
    .filter((folder) => existsSync(join(ROOT, folder, "package.json")))
    .filter((folder) => {
      const manifest = JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
      return scripts.some((script) => manifest.scripts?.[script] !== undefined);
    });
}

/** Removes the reports of earlier runs. */
export function clearReports() {
  for (const folder of foldersWith([...Object.keys(REPORT_OF), "node-versions"])) {
    rmSync(join(ROOT, folder, REPORTS), { recursive: true, force: true });
  }
}

/**
 * Returns the report of a task in each package that has the task. It is `null` if it is missing.
 *
 * @param {keyof typeof REPORT_OF} script the task
 */
export function reportsOf(script) {
  return foldersWith([script]).map((folder) => {
    const path = join(ROOT, folder, REPORTS, REPORT_OF[script]);
    return { folder, report: existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null };
  });
}

/** Returns the notes about the packages in which the report of a task is missing. */
function missingReports(script) {
  return foldersWith([script])
    .filter((folder) => !existsSync(join(ROOT, folder, REPORTS, REPORT_OF[script] ?? "")))
    .map((folder) => `${folder}: no report of the task ${script}.`);
}

/**
 * Returns the totals of all reports. A missing report of a task counts as one failed test. So does a report in which no
 * test passed, or with an error outside of a test. The report of the audit has a note instead of tests.
 *
 * @param {readonly string[]} scripts the tasks that were run
 */
export function totalsOf(scripts) {
  const missing = scripts.flatMap(missingReports);
  const totals = { passed: 0, failed: missing.length, skipped: 0, notes: [...missing] };
  const notCompared = new Map();
  for (const folder of foldersWith(scripts)) {
    const path = join(ROOT, folder, REPORTS);
    const files = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(".json")) : [];
    for (const file of files) {
      const report = JSON.parse(readFileSync(join(path, file), "utf8"));
      totals.notes.push(...repeatedTestsIn(report));
      const isWrong = !report.success || (report.numPassedTests === 0 && !report.note);
      totals.passed += report.numPassedTests;
      totals.failed += report.numFailedTests === 0 && isWrong ? 1 : report.numFailedTests;
      totals.skipped += report.numPendingTests + report.numTodoTests;
      if (report.note) totals.notes.push(report.note);
      else if (isWrong)
        totals.notes.push(`${folder}/${REPORTS}/${file}: ${failuresIn(report)}`, ...failedTestsIn(report));
      for (const { reason, names } of picturesIn(report)) {
        notCompared.set(reason, (notCompared.get(reason) ?? 0) + names.length);
      }
    }
  }
  for (const [reason, count] of notCompared) totals.notes.push(`${count} pictures NOT COMPARED: ${reason}.`);
  return totals;
}

/** Returns the names of the screenshots that were not compared according to a report, with the reason. */
function picturesIn({ testResults }) {
  return testResults.flatMap(({ assertionResults }) => assertionResults.flatMap(({ meta }) => meta?.notCompared ?? []));
}

/** Returns a line for each failed test of a report, and for each file that could not be run. The log above may be cut. */
function failedTestsIn(report) {
  const files = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.length,
  );
  return [...files.map(({ name, message }) => lineFor(name, "", message)), ...errorsIn(report, "failed")];
}

/** Returns a line for each test of a report that passed only when it was repeated. */
function repeatedTestsIn(report) {
  return errorsIn(report, "passed").map((line) => `PASSED WHEN REPEATED:${line}`);
}

/** Returns a line for each test of a report that has this status and an error. */
function errorsIn({ testResults }, wanted) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === wanted && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [error] }) => lineFor(name, fullName, error)),
  );
}

/** Returns a line with the beginning of an error. A report has `null` for an error without a message. */
function lineFor(file, test, error) {
  const [message] = String(error).split("\n    at ");
  return `  ${relative(ROOT, file)}: ${test}: ${message.slice(0, 800)}`;
}

function failuresIn({ numFailedTests, numPassedTests }) {
  if (numFailedTests > 0) return `${numFailedTests} failed.`;
  return numPassedTests === 0 ? "no test passed." : "an error outside of a test.";
}
