// `node tooling/run/engines.mjs` writes the table of browser engines into README.md and docs/embed.md. It counts the
// passed tests in the reports of the last `npm test`, which must have run in all engines.
import { readFileSync, writeFileSync } from "node:fs";
import { reportsOf } from "../../.ci/reports.mjs";
import { ENGINES, versionOf } from "../vitest/engines.mjs";

const FILES = ["README.md", "docs/embed.md"];

/** The tests of an engine: the files that are counted, and their subjects. */
const TESTS = {
  Chromium: {
    counted: /\.(?:browser|chromium)\.test\.ts$|\.stories\.ts$/,
    subjects: "the elements, the canvas, stored tables and all stories, with screenshots, axe, keyboard and touch",
  },
  Firefox: {
    counted: /\.(?:browser|firefox)\.test\.ts$/,
    subjects: "the elements, the canvas and stored tables; the cards on a built page",
  },
  WebKitGTK: {
    counted: /\.webkit\.test\.ts$/,
    subjects: "both renderers, a replay, a stored table, all panels and languages, on the built pages",
  },
};

/** Returns the number of passed tests of an engine. */
function passedIn({ name, task }) {
  const reports = reportsOf(task);
  for (const { folder, report } of reports) {
    if (!report?.success) throw new Error(`${folder}: the task ${task} has no report, or failed.`);
  }
  return reports
    .flatMap(({ report }) => report.testResults)
    .filter((file) => TESTS[name].counted.test(file.name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed").length;
}

const rows = ENGINES.map((engine) => [
  { Firefox: "Firefox ESR", WebKitGTK: "WebKitGTK (Safari)" }[engine.name] ?? engine.name,
  /^\d+\.\d+/.exec(versionOf(engine))?.[0] ?? "",
  passedIn(engine).toLocaleString("en"),
  TESTS[engine.name].subjects,
]);
const cells = [["engine", "version", "passed", "tests of"], ...rows];
const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column].length)));
const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
const [head, ...body] = cells.map(line);
const table = [head, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...body].join("\n");
for (const file of FILES) {
  const path = new URL(`../../${file}`, import.meta.url);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace(/^\| engine .*\n(?:\|.*\n)+/m, `${table}\n`));
}
console.log(table);
