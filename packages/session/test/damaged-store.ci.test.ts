import { legalCommands, publicEvent } from "@thunderjack/core";
import { parseRecording, verify, verifySession } from "@thunderjack/recording";
import { expect, test } from "vitest";
import type { RecordingLines, SessionChange, SessionStore, StoredSession } from "../src/index.js";
import { MemorySecrets, MemoryStore, Session, VersionConflict } from "../src/index.js";
import { sessionIn } from "../src/stored-records.js";
import { textOfLines } from "../src/text-of-lines.js";
import { areSameLines } from "../src/write.js";
import { anyBelow, type Chance, chanceFrom } from "./chance.js";
import { damaged, damagedFields, damagedList, damagedText, oneOf, type Path, pathsIn, valueAt } from "./damage.js";
import { playedVersion1 } from "./played-version-1.js";
import { CreditsLog, type Played, type Records, readableCredits } from "./stored-credits.js";
import { TabGroup, turn } from "./tab-group.js";

/**
 * `SEED=n` runs one case with random faults. `SEEDS=n` runs n of them, starting with the seed `FROM`. The defaults are
 * 50 cases (1,000 in a thorough run) from seed 1. A thorough run also tests every fault of a single field; other runs
 * test every nineteenth fault. The number of values for a part is no multiple of 19, so every value is tested in some part.
 */
const STEP = process.env.THOROUGH ? 1 : 19;
const SEEDS = process.env.SEED === undefined ? Number(process.env.SEEDS ?? (process.env.THOROUGH ? 1000 : 50)) : 1;
const FROM = Number(process.env.SEED ?? process.env.FROM ?? 1);

/** The time limit of a test on a busy machine, in milliseconds. It stops a run that hangs. */
const PATIENCE = (STEP === 1 ? 1_800_000 : 240_000) + SEEDS * 50;

/** The values that replace a part of a record that is not a line. */
const DAMAGES: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  0.5,
  2 ** 53,
  Number.NaN,
  5n,
  "",
  "x",
  true,
  [],
  [null],
  {},
  { length: 2 },
  new Map([["version", 1]]),
  new Date(0),
];

/** The values that replace a whole line. */
const DAMAGED_LINES: readonly unknown[] = [undefined, null, 5n, "", "{", "{}", "null"];

const OPTIONS = { roundsPerRecording: 2, shoesPerChain: 5 };

/** A store with records of any shape. It changes them like a database that does not validate them. */
class UncheckedStore implements SessionStore {
  constructor(
    private session: unknown,
    private rows: unknown,
  ) {}

  load(): Promise<StoredSession | null> {
    return Promise.resolve(this.session as StoredSession | null);
  }

  async save(_name: string, expected: number | null, { ids, from, lines, retired }: SessionChange): Promise<number> {
    const before = sessionIn(this.session);
    if ((before?.version ?? null) !== expected) throw new VersionConflict(expected, before?.version ?? null);
    const { version, lines: kept, done } = before ?? { version: 0, lines: [], done: [] };
    const after = [...kept.slice(0, from), ...lines];
    this.session = { version: version + 1, lines: after, lineCount: from + lines.length, done: [...done, ...ids] };
    this.rows = [...(Array.isArray(this.rows) ? this.rows : []), ...retired];
    return version + 1;
  }

  retired(): Promise<readonly RecordingLines[]> {
    return Promise.resolve(this.rows as readonly RecordingLines[]);
  }

  remove(): Promise<void> {
    this.session = null;
    return Promise.resolve();
  }
}

/** Plays a session, closes it, and returns its stored records and the credits that it showed. */
async function played(play: (log: CreditsLog) => Promise<void>, afterLoss?: (log: CreditsLog) => Promise<void>) {
  const [store, secrets] = [new MemoryStore(), new MemorySecrets()];
  const group = new TabGroup({ ...OPTIONS, store, secrets });
  let session = await group.open();
  let log = new CreditsLog(group, session);
  await play(log);
  await session.close();
  const { name } = group.options;
  if (afterLoss !== undefined) {
    await secrets.remove(name);
    session = await group.open();
    log = new CreditsLog(group, session, log.shoes);
    await afterLoss(log);
    await session.close();
  }
  const kept = await store.load(name);
  if (kept === null) throw new Error("Nothing was stored.");
  const records: Records = {
    session: { ...kept, lineCount: kept.lines.length },
    retired: await store.retired(name),
    secrets: await secrets.load(name),
  };
  return { name, records, shoes: log.shoes };
}

/** Returns sessions that were closed at different times. */
async function sessions(): Promise<Readonly<Record<string, Played>>> {
  return {
    "in a round of the third shoe": await played(async (log) => {
      await log.play(5, 1_000);
      await log.deal();
    }),
    "before the first deal of the second shoe": await played(async (log) => {
      await log.play(2, 4_000);
      await log.note();
    }),
    "in the first round": await played(async (log) => {
      await log.note();
      await log.deal();
    }),
    "after the seed was lost": await played(
      async (log) => {
        await log.play(3, 2_000);
        await log.deal();
      },
      async (log) => {
        await log.note();
        await log.deal();
      },
    ),
  };
}

/** Returns a session that an older version of the program has stored, which was closed in a round. */
function sessionOfVersion1(): Played {
  const { lines, secret, shown } = playedVersion1(3, true);
  return {
    name: "kitchen",
    records: { session: { version: 1, lines, done: [] }, retired: [], secrets: [secret] },
    shoes: [shown],
  };
}

/**
 * Advances the clock until a promise settles.
 *
 * @throws Error if the promise rejects, or does not resolve in time
 */
async function soon<Value>(group: TabGroup, promise: Promise<Value>): Promise<Value> {
  let settled: { readonly value: Value } | { readonly reason: unknown } | undefined;
  promise.then(
    (value) => {
      settled = { value };
    },
    (reason: unknown) => {
      settled = { reason };
    },
  );
  for (let round = 0; round < 40 && settled === undefined; round++) {
    await turn();
    group.clock.pass(1000);
  }
  if (settled === undefined) throw new Error("The promise did not settle.");
  if ("reason" in settled) throw settled.reason;
  return settled.value;
}

/** Opens a session with damaged records, and returns the problems that are found. */
async function problems(original: Played, found: Records): Promise<readonly string[]> {
  const faults: string[] = [];
  const secrets = new MemorySecrets();
  let isDamaged = true;
  const load = secrets.load.bind(secrets);
  secrets.load = (name) => (isDamaged ? Promise.resolve(found.secrets) : load(name));
  // Another seed gives the tab another name. With the name of an earlier tab, its commands would count as repetitions.
  const group = new TabGroup({ ...OPTIONS, store: new UncheckedStore(found.session, found.retired), secrets }, 2);
  try {
    const opened = await soon(group, group.open());
    isDamaged = false;
    const { credits } = opened.publicState;
    const expected = readableCredits(original, found);
    if (!expected.includes(credits)) faults.push(`${credits} credits instead of ${expected.join(" or ")}`);
    if (opened.status.saving !== "saved") faults.push(`${opened.status.saving}: ${opened.status.notices[0]?.detail}`);
    const [legal] = legalCommands(opened.rules, opened.publicState);
    if (legal === undefined) faults.push("no command is legal");
    else if ((await soon(group, opened.send(legal))) !== null) faults.push("a legal command is rejected");
    const texts = await soon(group, opened.export({ open: true }));
    for (const lines of intactOf(original, found)) {
      if (!texts.includes(textOfLines(lines))) faults.push("an intact recording is not exported");
    }
    const codes = opened.status.notices.map(({ code }) => code);
    const isEmpty = found.session == null && intactOf(original, found).length === 0;
    const isHeaderDamaged = meaningOf(lineAt(found, 0)) !== meaningOf(lineAt(original.records, 0));
    // Without a checksum, damage in the first round cannot be distinguished from damage in the header.
    const isUncertain = codes.includes("unreadable") && isFirstRoundOfVersion1Damaged(original, found);
    if (!isEmpty && !isUncertain && codes.includes("unreadable") !== isHeaderDamaged) {
      faults.push(`the notices are ${codes}`);
    }
    if (!isEmpty && isHeaderDamaged && codes.includes("tail-cut"))
      faults.push("a damaged beginning is reported as the end");
    await playOn(group, opened);
    const closed = await soon(group, opened.export());
    // If nothing readable is stored, the session is a new one.
    if (!isEmpty && isLost(original, closed) && isFairAndComplete(closed))
      faults.push("lines were lost, and it is fair and complete");
    await soon(group, opened.close());
  } catch (reason) {
    faults.push(String(reason));
  }
  return faults;
}

/**
 * Returns whether a header of version 1 has a higher version. Without a checksum, it cannot be distinguished from a
 * header that a newer version of the program wrote. The table is then played in memory, and the store is not changed.
 */
function isVersionRaised({ records }: Played, found: Records): boolean {
  const [before, after] = [records.session.lines[0], lineAt(found, 0)].map((line) => /"version":(\d+)/.exec(`${line}`));
  return before?.[1] === "1" && Number(after?.[1]) > 2;
}

/** Returns whether the header or the first round of a recording of version 1 is damaged. */
function isFirstRoundOfVersion1Damaged({ records }: Played, found: Records): boolean {
  const { lines } = records.session;
  if (JSON.parse(lines[0] ?? "").version !== 1) return false;
  const end = lines.findIndex((line) => line.includes('"RoundSettled"'));
  return lines.slice(0, end + 1).some((line, index) => line !== lineAt(found, index));
}

/** Finishes the round in play, or plays one, and retires the shoe. */
async function playOn(group: TabGroup, session: Session): Promise<void> {
  if (session.publicState.round === 0) {
    await soon(group, session.send({ type: "PlaceBet", seat: "middle", amount: 1_000 }));
    await soon(group, session.send({ type: "Deal" }));
  }
  for (let { turn: hand } = session.publicState; hand !== null; hand = session.publicState.turn) {
    const isAsked = session.publicState.phase === "insurance";
    await soon(group, session.send({ type: isAsked ? "DeclineInsurance" : "Stand", hand }));
  }
  session.newShoe(50_000);
  await turn();
}

/** Returns whether no recording contains all events of the original recording in play. */
function isLost({ records }: Played, texts: readonly string[]): boolean {
  const before = eventsIn(textOfLines(records.session.lines));
  return !texts.some((text) => {
    const after = eventsIn(text);
    return before.every((event, index) => event === after[index]);
  });
}

/** Returns the events of a recording without their times and checks. Face-down cards are masked, as in version 2. */
function eventsIn(text: string): readonly string[] {
  const { recording } = parseRecording(text);
  return (recording?.events ?? []).map(({ t: _, ...event }) =>
    JSON.stringify({ ...publicEvent(event), ...(event.type === "RoundSettled" ? { check: null } : {}) }),
  );
}

function isFairAndComplete(texts: readonly string[]): boolean {
  const { status, recordings } = verifySession(texts);
  return status === "complete" && recordings.every((verdict) => verdict.status === "fair");
}

/** Returns a line without the white space and the repeated fields that JSON ignores. */
function meaningOf(line: unknown): unknown {
  try {
    return JSON.stringify(JSON.parse(String(line)));
  } catch {
    return line;
  }
}

function lineAt({ session }: Records, index: number): unknown {
  return valueAt(session, ["lines", index]);
}

/** Returns the retired recordings that are undamaged. */
function intactOf({ records }: Played, { retired }: Records): readonly RecordingLines[] {
  const found: readonly unknown[] = Array.isArray(retired) ? retired : [];
  return records.retired.filter((lines) =>
    found.some((other) => Array.isArray(other) && areSameLines(other as RecordingLines, lines)),
  );
}

/** Returns all records with one damaged field. */
function* singleDamages({ records }: Played): Generator<readonly [what: string, found: Records]> {
  for (const path of pathsIn(records)) {
    const value = valueAt(records, path);
    const isLine = path.length === 3 && (path[1] === "lines" || path[0] === "retired");
    const damages = !isLine ? DAMAGES : path[0] === "retired" ? DAMAGED_LINES.slice(2, 4) : linesLike(String(value));
    yield* damagesAt(records, path, damages);
  }
}

/** Returns records whose recording in play is unreadable, with one damaged field in the newest retired recording. */
function* damagesOfRetired({ records }: Played): Generator<readonly [what: string, found: Records]> {
  const unreadable = { ...records, session: { ...records.session, lines: ["{", ...records.session.lines.slice(1)] } };
  const newest = records.retired.length - 1;
  for (const [index, line] of records.retired[newest]?.entries() ?? []) {
    yield* damagesAt(unreadable, ["retired", newest, index], linesLike(line));
  }
}

function linesLike(line: string): readonly unknown[] {
  return [...DAMAGED_LINES, ...damagedFields(line)];
}

function* damagesAt(records: Records, path: Path, damages: readonly unknown[]) {
  const value = valueAt(records, path);
  for (const damage of damages) {
    if (damage !== value)
      yield [`${path.join(".")} = ${String(damage)}`, damaged(records, path, damage) as Records] as const;
  }
}

test("a table with one damaged field opens with the readable credits, is saved, and exports the undamaged recordings", {
  timeout: PATIENCE,
}, async () => {
  const faults: string[] = [];
  let cases = 0;
  let generated = 0;
  const all = { ...(await sessions()), "of version 1": sessionOfVersion1() };
  for (const [when, original] of Object.entries(all)) {
    const closed = original.records.retired.map((lines) => verify(textOfLines(lines)).status);
    expect(closed.filter((status) => status !== "fair" && status !== "open")).toEqual([]);
    for (const [what, found] of [...singleDamages(original), ...damagesOfRetired(original)]) {
      if (generated++ % STEP > 0 || isVersionRaised(original, found)) continue;
      cases++;
      for (const fault of await problems(original, found)) faults.push(`${when}: ${what.slice(0, 300)}: ${fault}`);
    }
  }
  console.log(`${cases} cases with one damaged field; ${faults.length} failed`);
  expect(faults.slice(0, 40)).toEqual([]);
  expect(cases).toBeGreaterThan(6000 / STEP);
});

/** Returns the records with one random fault. */
function damagedRandomly(records: Records, chance: Chance): Records {
  const paths = pathsIn(records);
  const path = oneOf(paths, chance) ?? [];
  const value = valueAt(records, path);
  const damage =
    chance() < 0.2
      ? oneOf(DAMAGES, chance)
      : typeof value === "string"
        ? damagedText(value, chance)
        : Array.isArray(value)
          ? damagedList(value, chance)
          : oneOf(DAMAGES, chance);
  return damaged(records, path, damage) as Records;
}

test(`a table with random faults opens with the readable credits in ${SEEDS} cases`, {
  timeout: PATIENCE,
}, async () => {
  const all = Object.entries(await sessions());
  const faults: string[] = [];
  for (let seed = FROM; seed < FROM + SEEDS; seed++) {
    const chance = chanceFrom(seed);
    const [when, original] = oneOf(all, chance) ?? ["", { name: "", records: null as never, shoes: [] }];
    let found = original.records;
    for (let count = 1 + anyBelow(chance, 3); count > 0; count--) found = damagedRandomly(found, chance);
    for (const fault of await problems(original, found)) faults.push(`SEED=${seed}, ${when}: ${fault}`);
  }
  console.log(`${SEEDS} cases with random faults from the seed ${FROM}; ${faults.length} failed`);
  expect(faults.slice(0, 40)).toEqual([]);
});

test("an invalid date while a damaged table is opened rejects the promise, or the table is played in memory", async () => {
  const { records } = (await sessions())["in a round of the third shoe"] ?? {};
  const results: string[] = [];
  for (let failing = 1; failing <= 6; failing++) {
    let calls = 0;
    const group = new TabGroup({
      store: new UncheckedStore({ ...records?.session, lines: ["damaged"] }, records?.retired),
      date: () => (++calls === failing ? "no date" : "2026-11-21T12:00:00.000Z"),
    });
    const opened = await soon(
      group,
      group.open().catch((reason: unknown) => reason),
    );
    results.push(opened instanceof Session ? opened.status.saving : String(opened).slice(0, 10));
    if (failing === 3 && opened instanceof Session)
      expect(opened.status.notices.at(-1)).toMatchObject({ code: "storage-refused" });
  }
  // The date is read first to check the options, then for the first shoe of the owner, and then for the shoe after the
  // damaged one.
  expect(results).toEqual(["RangeError", "RangeError", "memory", "saved", "saved", "saved"]);
});
