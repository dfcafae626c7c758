/**
 * The result of `pnpm audit`: `clean`, `vulnerable`, or `unavailable` if the registry did not respond.
 *
 * @typedef {object} Verdict
 * @property {"clean" | "vulnerable" | "unavailable"} status
 * @property {string} summary the result as one line
 */

/**
 * Reads the output of `pnpm audit --json`. If the registry did not respond, the audit neither passes nor fails.
 *
 * @param {string} output
 * @param {string} level the lowest severity that counts as vulnerable
 * @returns {Verdict}
 */
export function verdictOf(output, level) {
  const report = reportIn(output);
  if (report?.metadata?.vulnerabilities === undefined) {
    return {
      status: "unavailable",
      summary: `Audit: NOT DONE, no answer from the registry: ${reasonIn(report, output)}`,
    };
  }
  const { vulnerabilities } = report.metadata;
  const found = LEVELS.slice(LEVELS.indexOf(level)).filter((each) => (vulnerabilities[each] ?? 0) > 0);
  if (found.length === 0) return { status: "clean", summary: `Audit: no vulnerabilities of level ${level} or above.` };
  const counts = found.map((each) => `${vulnerabilities[each]} ${each}`).join(", ");
  const modules = [...new Set(Object.values(report.advisories ?? {}).map(nameOf))].join(", ");
  return { status: "vulnerable", summary: `Audit: ${counts}: ${modules}` };
}

/**
 * Returns a verdict as the report of one test, which is skipped if the registry did not respond. `.ci/totals.mjs` adds
 * its numbers to those of the test reports, and prints the note.
 *
 * @param {Verdict} verdict
 */
export function testReportOf({ status, summary }) {
  return {
    success: status !== "vulnerable",
    numPassedTests: status === "clean" ? 1 : 0,
    numFailedTests: status === "vulnerable" ? 1 : 0,
    numPendingTests: status === "unavailable" ? 1 : 0,
    numTodoTests: 0,
    testResults: [],
    note: status === "clean" ? null : summary,
  };
}

const LEVELS = ["info", "low", "moderate", "high", "critical"];

/** @param {{ module_name?: string, title?: string }} advisory */
const nameOf = ({ module_name: name = "?", title = "" }) => `${name} (${title})`;

/** @param {string} output */
function reportIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf("{")));
  } catch {
    return null;
  }
}

/**
 * Returns the reason why an audit has no result, as at most 300 characters in one line.
 *
 * @param {{ error?: { message?: string } } | null} report the parsed output; `null` if it is not JSON
 * @param {string} output
 */
function reasonIn(report, output) {
  const reason = report?.error?.message ?? output;
  return reason.trim().replace(/\s+/g, " ").slice(0, 300) || "the answer is empty.";
}
