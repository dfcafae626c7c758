import { createRequire } from "node:module";
import { cpus, totalmem } from "node:os";
import { median, medianInterval } from "./contender.js";
import { type ContenderName, TITLES } from "./contenders.js";
import type { GrowthFigures } from "./growth.js";
import { table } from "./markdown-table.js";
import { pageSection } from "./page-report.js";
import type { PageFigures } from "./pages.js";
import type { RecordingFigures } from "./recording.js";
import { threeDigits, whole } from "./written-number.js";

/** The work per second of each contender, in the order of the turns. */
type Rates = Readonly<Record<ContenderName, readonly number[]>>;

/** The measurements of the report. */
export interface Measured {
  /** The work per second of each turn. The unit of work is a round; for a recording it is a line, and for the replay an event. */
  readonly rates: Rates;
  readonly recording: RecordingFigures;
  readonly growth: GrowthFigures;
  readonly pages: PageFigures;
  /** The rate of this checkout divided by its own rate, as text, by the title of the contender. */
  readonly noise: readonly (readonly [title: string, text: string])[];
  readonly machine: string;
  readonly commit: string;
  readonly date: Date;
}

/** The largest number of times that each page is measured. More repetitions would take longer than all other measurements. */
export const MOST_PAGES = 3;

interface Goal {
  readonly what: string;
  /** Returns the value of each turn. */
  readonly found: (rates: Rates) => readonly number[];
  readonly least: number;
  readonly unit: "×" | "events/s";
}

/** The units of the contenders whose work is not counted in rounds. */
const UNITS: Partial<Record<ContenderName, string>> = { replay: "events/s", recording: "lines/s" };

/** Returns the ratio of two rates in each turn. */
export function ratiosOf(rates: readonly number[], others: readonly number[]): readonly number[] {
  return rates.map((rate, turn) => rate / (others[turn] ?? Number.NaN));
}

function ratio(one: ContenderName, other: ContenderName): Goal["found"] {
  return (rates) => ratiosOf(rates[one], rates[other]);
}

const GOALS: readonly Goal[] = [
  {
    what: "`decide` and `evolve` against blackjack-simulator without events",
    found: ratio("decide-and-evolve", "peer-without-events"),
    least: 0.7,
    unit: "×",
  },
  {
    what: "`decide` and `evolve` with one listener against blackjack-simulator with events",
    found: ratio("one-listener", "peer-with-events"),
    least: 20,
    unit: "×",
  },
  {
    what: "`Table` with one subscriber against `decide` and `evolve`",
    found: ratio("table", "decide-and-evolve"),
    least: 0.9,
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

/** Returns one line of text with the machine, and the versions of Node and of other packages. */
export function machineOf(peers: readonly string[] = PEERS): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const { versions } = process;
  return `${processors[0]?.model.trim() ?? "unknown processor"}, ${processors.length} cores, ${memory} GB; Node ${versions.node}, V8 ${versions.v8}${peers.map((name, index) => `${index === 0 ? "; " : ", "}${name} ${versionOf(name)}`).join("")}`;
}

const PEERS: readonly string[] = ["@blackjacktrainer/blackjack-simulator", "boardgame.io"];

function versionOf(name: string): string {
  const { version }: { readonly version: string } = createRequire(import.meta.url)(`${name}/package.json`);
  return version;
}

/** Returns the report as Markdown. */
export function reportOf({ rates, recording, growth, pages, noise, machine, commit, date }: Measured): string {
  const rows = (Object.keys(rates) as ContenderName[]).map((name) => {
    const unit = UNITS[name] ?? "rounds/s";
    const middle = median(rates[name]);
    const range = (Math.max(...rates[name]) - Math.min(...rates[name])) / middle;
    return [TITLES[name], `${whole(middle)} ${unit}`, `${Math.round(100 * range)} %`];
  });
  const goals = GOALS.map(({ what, found, least, unit }) => {
    const values = found(rates);
    const value = median(values);
    const number = unit === "×" ? (of: number) => of.toFixed(of < 10 ? 2 : of < 100 ? 1 : 0) : whole;
    const [low, high] = medianInterval(values);
    const goal = unit === "×" ? String(least) : whole(least);
    const isMet = low >= least ? "yes" : high < least ? "no" : "uncertain";
    return [what, `${number(value)} ${unit}`, `${number(low)} to ${number(high)}`, `≥ ${goal} ${unit}`, isMet];
  });
  return `# Benchmarks

${date.toISOString().slice(0, 10)}, at commit ${commit}. ${machine}. Each contender runs in its own process, in ${rates.replay.length} turns. Medians of processor time. A goal that compares two contenders is the median of the ratios of all turns. It is uncertain if the 95 % interval of this median contains the required ratio.

${table([["contender", "per second on one core", "range"], ...rows])}

${table([["goal", "measured", "95 % interval", "required", "met"], ...goals])}

${WORK}
${recordingSection(recording)}

${growthSection(growth)}

${pageSection(pages, null)}

## Noise of the machine

The rate of this checkout divided by its own rate: the median of alternating samples, with its 95 % interval. All samples use the same instances of the packages. The table of the goals varies more, because V8 compiles differently in each process.

${table([["contender", "this checkout / itself"], ...noise])}

\`pnpm bench\` prints this report, \`pnpm bench --report\` writes it, \`--repeat N\` sets the number of repetitions (pages are measured at most ${MOST_PAGES} times). \`pnpm bench --against DIR|TAG\` compares this checkout with another installed and built one, or with a tag or commit: ratios of short samples that alternate in one process, for \`decide\` and \`evolve\`, \`Table\`, recording, parse, verify (closed and open) and replay, then the pages in turn. \`--only NAME\` limits it to one contender, or to the pages. \`bench:recording\`, \`bench:growth\` and \`bench:pages\` print a section of this report. \`bench:large\` and \`bench:page\` measure a recording of nearly the maximum size, in Node and in a page.
`;
}

/** The required rate of parsing with validation, in events per second of processor time. */
const PARSED_AT_LEAST = 500_000;

/** Returns the section of the report about recordings. */
export function recordingSection(figures: RecordingFigures): string {
  const { rounds, events, size, compressed, parsed } = figures;
  const perSecond = (value: number) => `${whole(value)} events/s`;
  return `## Recordings

A recording of ${whole(rounds)} rounds of one hand of Thunderjack: ${whole(events)} events, ${(size / 2 ** 20).toFixed(1)} MiB of text, ${compressed.toFixed(0)} bytes a round with gzip. Medians of processor time; seeks and steps by the clock.

${table([
  ["recording", "measured", "required", "met"],
  [
    "parse, with full validation",
    perSecond(parsed),
    `≥ ${perSecond(PARSED_AT_LEAST)}`,
    parsed >= PARSED_AT_LEAST ? "yes" : "no",
  ],
  ["verify, all checks", perSecond(figures.verified), "", ""],
  ["replay, every state", perSecond(figures.replayed), "", ""],
  ["open a tape", `${figures.opening.toFixed(1)} ms`, "", ""],
  ["first seek of a tape, to the end, slowest", `${figures.firstSeek.toFixed(1)} ms`, "", ""],
  ["other seeks, average", `${figures.seek.toFixed(3)} ms`, "", ""],
  ["other seeks, slowest", `${figures.slowestSeek.toFixed(1)} ms`, "", ""],
  ["step back, slowest", `${figures.slowestStepBack.toFixed(1)} ms`, "", ""],
])}`;
}

/** The longest seek that is allowed, in milliseconds. */
const SEEK_AT_MOST = 5;
/** The largest factor by which an event may take longer after ten times as many rounds. */
const GROWTH_AT_MOST = 1.2;

/** Returns the section of the report about growth. */
export function growthSection({ live, lengths }: GrowthFigures): string {
  const [early, late] = live;
  const factor = (late?.time ?? Number.NaN) / (early?.time ?? Number.NaN);
  const times = live.map(({ rounds, time }) => `${time.toFixed(2)} µs at ${whole(rounds)} rounds`).join(", ");
  const met = (isMet: boolean) => (isMet ? "yes" : "no");
  const row = (title: string, find: (figures: GrowthFigures["lengths"][number]) => number, isSeek = false) => {
    const found = lengths.map(find);
    const growth = (found[1] ?? Number.NaN) / (found[0] ?? Number.NaN);
    const most = (10 * GROWTH_AT_MOST).toFixed(0);
    const goal = isSeek
      ? [`≤ ${SEEK_AT_MOST} ms`, met(Math.max(...found) <= SEEK_AT_MOST)]
      : [`≤ ${most} ×`, met(growth <= 10 * GROWTH_AT_MOST)];
    return [title, ...found.map((time) => `${threeDigits(time)} ms`), `${growth.toFixed(1)} ×`, ...goal];
  };
  return `## Growth

A live recording with a tape that grows with each event, and whose lists are read at each event: ${times}, ${factor.toFixed(2)} × (at most ${GROWTH_AT_MOST} ×: ${factor <= GROWTH_AT_MOST ? "met" : "missed"}). With ten times as many rounds, the other tasks may take ${GROWTH_AT_MOST} times as long for each event, and the longest seek ${SEEK_AT_MOST} ms. ${whole(lengths[0]?.events ?? 0)} and ${whole(lengths[1]?.events ?? 0)} events; a session has shoes of 1,000 rounds. Medians of processor time; seeks by the clock, in a tape whose states are prepared.

${table([
  ["", ...lengths.map(({ rounds }) => `${whole(rounds)} rounds`), "growth", "required", "met"],
  row("history: the last 20 rounds", ({ history }) => history),
  row("ledger: the summaries of all rounds", ({ ledger }) => ledger),
  row("export: the recordings of all shoes", ({ exported }) => exported),
  row("prepare a tape", ({ opened }) => opened),
  row("seek, longest of 2,000", ({ seek }) => seek, true),
  row("seek to a round, longest of 2,000", ({ seekRound }) => seekRound, true),
])}`;
}

const WORK = `The work: one seat at a table of six decks that hits soft 17, doubles after a split, splits to up to four hands, surrenders late and offers insurance; the player plays basic strategy by totals and never insures; the shoe is shuffled when a quarter is left, with the random numbers of blackjack-simulator (\`Math.random\`) instead of the fair shuffle. A round lasts from the deal to its settlement.

- **Thunderjack, \`decide\` and \`evolve\`**: every event is created and folded; the moves are computed by \`answerOf\`, which is included in the time.
- **… with one listener**: the same, and each event is passed to a function that counts it.
- **Thunderjack, \`Table\`**: the same through \`Table.dispatch\`, with one subscriber that counts the events.
- **Thunderjack, \`Table\` with a recorder**: the same with the fair shuffle, a recorder, and one subscriber to its lines.
- **Thunderjack, replay**: folds the events of 2,000 such rounds.
- **Thunderjack, fast simulation**: \`simulate\` of \`@thunderjack/odds\`.
- **blackjack-simulator**: the same rules and its own strategy chart. "With events" has one listener to all changes, like its web page. Its simulator is its game without events, plus statistics; it counts split hands separately, the benchmark counts rounds.
- **boardgame.io**: a minimal blackjack: hit and stand by a chart, without double, split, surrender, insurance and bets, in a local client with one subscriber. It does less than all other contenders.
`;
