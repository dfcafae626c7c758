/**
 * What became of `pnpm audit`: `clean`, `vulnerable`, or `unasked` where nobody could be asked.
 *
 * @typedef {object} Verdict
 * @property {"clean" | "vulnerable" | "unasked"} status
 * @property {string} says one line
 */

/**
 * Reads what `pnpm audit --json` printed. A registry that does not answer says nothing about the dependencies: that is
 * neither a pass nor a failure, and is said in so many words.
 *
 * @param {string} output
 * @param {string} level from which on a vulnerability counts
 * @returns {Verdict}
 */
export function verdictOf(output, level) {
  const report = reportIn(output);
  if (report?.metadata?.vulnerabilities === undefined) {
    return { status: "unasked", says: `Audit: NOT DONE, no answer from the registry: ${reasonIn(report, output)}` };
  }
  const { vulnerabilities } = report.metadata;
  const found = LEVELS.slice(LEVELS.indexOf(level)).filter((each) => (vulnerabilities[each] ?? 0) > 0);
  if (found.length === 0) return { status: "clean", says: `Audit: nothing of level ${level} or above.` };
  const counts = found.map((each) => `${vulnerabilities[each]} ${each}`).join(", ");
  const modules = [...new Set(Object.values(report.advisories ?? {}).map(nameOf))].join(", ");
  return { status: "vulnerable", says: `Audit: ${counts}: ${modules}` };
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
 * @param {{ error?: { message?: string } } | null} report
 * @param {string} output
 */
function reasonIn(report, output) {
  const reason = report?.error?.message ?? output;
  return reason.trim().replace(/\s+/g, " ").slice(0, 300) || "it said nothing.";
}
