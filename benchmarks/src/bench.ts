import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { median } from "./contender.js";
import { CONTENDERS, type ContenderName } from "./contenders.js";
import type { RecordingFigures } from "./recording.js";
import { machineOf, reportOf } from "./report.js";

/*
 * `pnpm bench [--repeat N] [--report]`: everybody does the same work, each in a process of its own, in turn and several
 * times, so that a machine that slows down slows all of them; and what a recording takes. `--report` writes REPORT.md.
 */

const { values } = parseArgs({
  // A package manager hands a lone `--` on.
  args: process.argv.slice(2).filter((word) => word !== "--"),
  options: { repeat: { type: "string", default: "5" }, report: { type: "boolean", default: false } },
});
const repeat = Math.max(1, Number(values.repeat));
const ONE = fileURLToPath(new URL("./one.js", import.meta.url));
const RECORDING = fileURLToPath(new URL("./one-recording.js", import.meta.url));
const names = Object.keys(CONTENDERS) as ContenderName[];

const samples = new Map<ContenderName, number[]>(names.map((name) => [name, []]));
for (let turn = 1; turn <= repeat; turn++) {
  for (const name of names) {
    process.stderr.write(`turn ${turn} of ${repeat}: ${name}\n`);
    samples.get(name)?.push(Number(execFileSync(process.execPath, [ONE, name], { encoding: "utf8" })));
  }
}

const medians = Object.fromEntries(names.map((name) => [name, median(samples.get(name) ?? [])])) as Record<
  ContenderName,
  number
>;
const spreads = Object.fromEntries(
  names.map((name) => {
    const all = samples.get(name) ?? [];
    return [name, (Math.max(...all) - Math.min(...all)) / medians[name]];
  }),
) as Record<ContenderName, number>;

process.stderr.write("a recording\n");
const recording: RecordingFigures = JSON.parse(
  execFileSync(process.execPath, [RECORDING, "--json"], { encoding: "utf8" }),
);

const report = reportOf({ medians, spreads, recording, repeat, machine: machineOf(), date: new Date() });
process.stdout.write(report);
if (values.report) writeFileSync(new URL("../REPORT.md", import.meta.url), report);
