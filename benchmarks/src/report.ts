import { createRequire } from "node:module";
import { cpus, totalmem } from "node:os";
import { type ContenderName, TITLES } from "./contenders.js";
import type { RecordingFigures } from "./recording.js";

/** What was measured. */
export interface Measured {
  /** Work per second: rounds, and events for the replay. */
  readonly medians: Readonly<Record<ContenderName, number>>;
  /** The range of the repetitions, as a part of their median. */
  readonly spreads: Readonly<Record<ContenderName, number>>;
  readonly recording: RecordingFigures;
  readonly repeat: number;
  readonly machine: string;
  readonly date: Date;
}

interface Aim {
  readonly what: string;
  readonly found: (medians: Measured["medians"]) => number;
  readonly least: number;
  readonly unit: "×" | "events/s";
}

const ratio = (one: ContenderName, other: ContenderName) => (medians: Measured["medians"]) =>
  medians[one] / medians[other];

const AIMS: readonly Aim[] = [
  {
    what: "`decide` and `evolve` against blackjack-simulator without events",
    found: ratio("decide-and-evolve", "peer-without-events"),
    least: 1,
    unit: "×",
  },
  {
    what: "`decide` and `evolve` against blackjack-simulator with events",
    found: ratio("decide-and-evolve", "peer-with-events"),
    least: 20,
    unit: "×",
  },
  {
    what: "`decide` and `evolve` against boardgame.io",
    found: ratio("decide-and-evolve", "boardgame"),
    least: 100,
    unit: "×",
  },
  {
    what: "fast simulation against blackjack-simulator's simulator",
    found: ratio("fast-simulation", "peer-simulator"),
    least: 8,
    unit: "×",
  },
  { what: "replay", found: ({ replay }) => replay, least: 30_000_000, unit: "events/s" },
];

/** The machine and the versions, in a line. */
export function machineOf(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const { versions } = process;
  return `${processors[0]?.model.trim() ?? "unknown processor"}, ${processors.length} cores, ${memory} GB; Node ${versions.node}, V8 ${versions.v8}; ${PEERS.map((name) => `${name} ${versionOf(name)}`).join(", ")}`;
}

const PEERS = ["@blackjacktrainer/blackjack-simulator", "boardgame.io"] as const;

function versionOf(name: string): string {
  const { version }: { readonly version: string } = createRequire(import.meta.url)(`${name}/package.json`);
  return version;
}

/** The report as markdown. */
export function reportOf({ medians, spreads, recording, repeat, machine, date }: Measured): string {
  const rows = (Object.keys(medians) as ContenderName[]).map((name) => {
    const unit = name === "replay" ? "events/s" : "rounds/s";
    return [TITLES[name], `${whole(medians[name])} ${unit}`, `${Math.round(100 * spreads[name])} %`];
  });
  const aims = AIMS.map(({ what, found, least, unit }) => {
    const value = found(medians);
    const is = unit === "×" ? `${value.toFixed(value < 10 ? 2 : 0)} ×` : `${whole(value)} ${unit}`;
    const aim = unit === "×" ? `≥ ${least} ×` : `≥ ${whole(least)} ${unit}`;
    return [what, is, aim, value >= least ? "yes" : "no"];
  });
  return `# Benchmarks

${date.toISOString().slice(0, 10)}. ${machine}. Every contender in a process of its own, in turn, ${repeat} times; medians, by processor time.

${table([["contender", "in a second of one core", "range"], ...rows])}

${table([["aim", "found", "aimed at", "met"], ...aims])}

${WORK}
${recordingSection(recording)}

\`pnpm bench\` prints this page, \`pnpm bench --report\` writes it, \`--repeat N\` sets the repetitions.
`;
}

/** Events per second of processor time in which a recording is to be read and validated. */
const PARSED_AT_LEAST = 500_000;

/** What a recording takes, as a section of the report. */
export function recordingSection(figures: RecordingFigures): string {
  const { rounds, events, size, compressed, parsed } = figures;
  const perSecond = (value: number) => `${whole(value)} events/s`;
  return `## Recordings

A recording of ${whole(rounds)} rounds of one hand of Thunderjack: ${whole(events)} events, ${(size / 2 ** 20).toFixed(1)} MiB of text, ${compressed.toFixed(0)} bytes a round with gzip. Medians by processor time, seeks and steps by the clock.

${table([
  ["a recording", "found", "aimed at", "met"],
  [
    "parse, with full validation",
    perSecond(parsed),
    `≥ ${perSecond(PARSED_AT_LEAST)}`,
    parsed >= PARSED_AT_LEAST ? "yes" : "no",
  ],
  ["verify, all that can be checked", perSecond(figures.verified), "", ""],
  ["replay, every state", perSecond(figures.replayed), "", ""],
  ["open a playback", `${figures.opening.toFixed(1)} ms`, "", ""],
  ["the first seek, to the end, the slowest", `${figures.firstSeek.toFixed(1)} ms`, "", ""],
  ["any other seek, on average", `${figures.seek.toFixed(3)} ms`, "", ""],
  ["any other seek, the slowest", `${figures.slowestSeek.toFixed(1)} ms`, "", ""],
  ["a step back, the slowest", `${figures.slowestStepBack.toFixed(1)} ms`, "", ""],
])}`;
}

/** A table as markdown, its columns aligned as the formatter wants them: the first to the left, the others to the right. */
function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(" | ")} |`;
  const rule = widths.map((width, at) => (at === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}

const WORK = `The work: one seat at a table of six decks that hits soft 17, doubles after a split, splits up to four hands, surrenders late and offers insurance; the player plays the chart of totals and never insures; the shoe is shuffled when a quarter is left, with a quick shuffle and not the fair one. A round is a deal and everything until it is settled.

- **Thunderjack, \`decide\` and \`evolve\`**: every event is made and folded; the player's answers are worked out by \`answerOf\`, and counted.
- **Thunderjack, \`Table\`**: the same through the table's door, with one subscriber who counts the events.
- **Thunderjack, replay**: the events of 2,000 such rounds, folded from the first to the last.
- **Thunderjack, fast simulation**: \`simulate\` of \`@thunderjack/odds\`.
- **blackjack-simulator**: the same rules and its own chart. "With events" has one listener to all changes, as its page has. Its simulator is its game without events, and counts; of its hands of split pairs we count the round.
- **boardgame.io**: the smallest blackjack that it can be given: hit and stand by a chart, no double, split, surrender, insurance or money, in a local client with one subscriber. It does less than everybody else.
`;
