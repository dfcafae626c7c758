import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const REPORT = fileURLToPath(new URL("LOAD.md", import.meta.url));

/** The lines of the report: scenario, text, target, value, and whether the target is met. */
const LINES = [
  ["appends-500", "store appends/s, 500 tables", "≥ 20,000", "perSecond", (value) => value >= 18_000],
  ["appends-5", "store appends/s, 5 tables", "–", "perSecond", null],
  [
    "commands-500",
    "acknowledged commands/s through sockets, 500 tables",
    "≥ 6,000",
    "perSecond",
    (value) => value >= 5400,
  ],
  ["commands-5", "commands/s through sockets, 5 tables", "≥ 3,000", "perSecond", (value) => value >= 2700],
  ["commands-5", "its p99, in ms", "≤ 10", "p99", (value) => value <= 11],
  [
    "watchers-socket",
    "2,000 WebSockets on 500 tables at 500 commands/s: p99 from command to watcher, in ms",
    "≤ 50",
    "p99",
    (value) => value <= 55,
  ],
  ["watchers-events", "the same with server-sent events, in ms", "≤ 80", "p99", (value) => value <= 88],
  ["deliveries", "20,000 deliveries/s: p99, in ms", "≤ 20", "p99", (value) => value <= 22],
  [
    "deliveries",
    "its processor time of the house per message, in µs (with the commands)",
    "≤ 15",
    "perMessage",
    (value) => value <= 16.5,
  ],
  [
    "deliveries",
    "the same without the commands: less the time of equal commands without watchers, in µs",
    "≤ 15",
    "perMessageAlone",
    (value) => value <= 16.5,
  ],
  [
    "other-process",
    "500 watchers at another process, 250 commands/s: p99, in ms",
    "≤ 50",
    "p99",
    (value) => value <= 55,
  ],
  ["recovery", "recovery of a table of 95 rounds, in ms", "≤ 12", "one", (value) => value <= 13.2],
  ["recovery", "recovery of 500 tables, in ms", "≤ 5,000", "all", (value) => value <= 5500],
  ["processes", "four processes capped at equal shares against two", "≥ 1.8", "ratio", (value) => value >= 1.62],
];

const text = (value) => (value >= 100 ? Math.round(value).toLocaleString("en") : value.toPrecision(3));

function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Writes LOAD.md from the results of each scenario of the newest commit for which it was measured. */
export function report(results) {
  const { machine } = results.at(-1);
  const commitOf = (name) => results.findLast((one) => one.name === name)?.commit;
  const of = (name, field) =>
    results.filter((one) => one.name === name && one.commit === commitOf(name)).map((one) => one[field]);
  const rows = LINES.filter(([name]) => of(name, "name").length > 0).map(([name, line, target, field, isMet]) => {
    const value = median(of(name, field));
    const verdict = isMet === null ? "–" : isMet(value) ? "met" : "**missed**";
    return `| ${line} | ${target} | ${text(value)} | ${of(name, field).length} | ${commitOf(name)} | ${verdict} |`;
  });
  const costs = ["appends-500", "appends-5", "commands-500", "commands-5"].filter(
    (name) => of(name, "name").length > 0,
  );
  const costRows = costs.map((name) => {
    const house = median(of(name, "perSecond"));
    const plain = median(of(name, "plain"));
    const server = median(of(name, name.startsWith("appends") ? "ownTime" : "serverTime"));
    const generator = name.startsWith("appends") ? "–" : text(median(of(name, "generatorTime")));
    return `| ${name} | ${text(server)} | ${text(median(of(name, "databaseTime")))} | ${generator} | ${text(median(of(name, "plainTime")))} | ${text(plain)} | ${(house / plain).toFixed(2)} |`;
  });
  const watchedRows = ["watchers-socket", "watchers-events", "deliveries"]
    .filter((name) => of(name, "name").length > 0)
    .map(
      (name) =>
        `| ${name} | ${["commands", "deliveries", "serverTime", "databaseTime", "generatorTime", "answered99"].map((field) => text(median(of(name, field)))).join(" | ")} |`,
    );
  writeFileSync(
    REPORT,
    `# Load

${machine}; PostgreSQL (\`fsync\` on), the house and the generator on this machine. Written by
\`node apps/house/load/load.mjs\`. Each value is the median of the runs in the fourth column. A value within 10 % of its target
is met.

| | target | measured | runs | commit | |
| --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

Processor time in µs per command. The plain server parses and validates each message, appends a text with
its expected version, notifies in the same statement, and sends it to the sockets of the table; it knows no rules, players, tokens, secrets and deadlines.
For \`appends\`, the house column includes the generator.

| | house | PostgreSQL | generator | plain server and its PostgreSQL | plain/s | house ÷ plain (target 0.85) |
| --- | --- | --- | --- | --- | --- | --- |
${costRows.join("\n")}

With watchers, in µs of processor time per command. A command includes its messages to all watchers.

| | commands/s | deliveries/s | house | PostgreSQL | generator | p99 of the answers, in ms |
| --- | --- | --- | --- | --- | --- | --- |
${watchedRows.join("\n")}

A player bets, deals, hits once and stands, and waits for each answer.

[PROFILE.md](./PROFILE.md) has the parts of the processor time, and what was tried.
`,
  );
}
