import { legalCommands } from "@thunderjack/core";
import { expect, test } from "vitest";
import type { RecordingLines, Secret, SessionChange, SessionStore, StoredSession } from "../src/index.js";
import { MemorySecrets, MemoryStore, Session, VersionConflict } from "../src/index.js";
import { damaged, pathsIn } from "./damage.js";
import { House, playRounds, turn } from "./house.js";

/** The stored records of a session. */
interface Records {
  readonly session: StoredSession;
  readonly retired: readonly RecordingLines[];
  readonly secrets: readonly Secret[];
}

/** The values that replace any part of a record. */
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

/** A store with records of any shape. It changes them like a database that does not validate them. */
class UncheckedStore implements SessionStore {
  constructor(
    private session: unknown,
    private readonly rows: unknown,
  ) {}

  load(): Promise<StoredSession | null> {
    return Promise.resolve(this.session as StoredSession | null);
  }

  async save(_name: string, expected: number | null, { ids, from, lines }: SessionChange): Promise<number> {
    const { version, lines: before, done } = this.session as StoredSession;
    if (version !== expected) throw new VersionConflict(expected, version);
    this.session = { version: version + 1, lines: [...before.slice(0, from), ...lines], done: [...done, ...ids] };
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

/** Returns the records of a session with two retired shoes and a round in play, and all credits that it showed. */
async function stored(): Promise<{ records: Records; credits: ReadonlySet<number> }> {
  const [store, secrets] = [new MemoryStore(), new MemorySecrets()];
  const house = new House({ store, secrets, roundsPerRecording: 2 });
  const session = await house.open();
  const credits = new Set([session.publicState.credits]);
  session.publicEvents$.subscribe(() => credits.add(session.publicState.credits));
  await playRounds(session, 5);
  do await session.send({ type: "Deal" });
  while (session.publicState.phase !== "players");
  await session.close();
  const { name } = house.options;
  const kept = await store.load(name);
  if (kept === null) throw new Error("Nothing was stored.");
  return { records: { session: kept, retired: await store.retired(name), secrets: await secrets.load(name) }, credits };
}

/**
 * Waits for a promise while the clock runs.
 *
 * @throws Error if the promise rejects, or does not resolve in time
 */
async function soon<Value>(house: House, promise: Promise<Value>): Promise<Value> {
  let settled: { readonly value: Value } | undefined;
  promise.then(
    (value) => {
      settled = { value };
    },
    () => {},
  );
  for (let round = 0; round < 40 && settled === undefined; round++) {
    await turn();
    house.clock.pass(1000);
  }
  if (settled === undefined) throw new Error("The promise did not resolve.");
  return settled.value;
}

test("whatever one record contains, the table opens, accepts a command, and exports what is readable", async () => {
  const { records, credits } = await stored();
  const cases = pathsIn(records).flatMap((path) => DAMAGES.map((damage) => ({ path, damage })));
  expect(cases.length).toBeGreaterThan(2000);
  const faults: string[] = [];
  for (const { path, damage } of cases) {
    const { session, retired, secrets } = damaged(records, path, damage) as Records;
    const keptSecrets = new MemorySecrets();
    keptSecrets.load = () => Promise.resolve(secrets);
    const house = new House({
      store: new UncheckedStore(session, retired),
      secrets: keptSecrets,
      roundsPerRecording: 2,
    });
    try {
      const opened = await soon(house, house.open());
      const { credits: now } = opened.publicState;
      if (!credits.has(now)) faults.push(`${path.join(".")}: ${now} credits`);
      const [legal] = legalCommands(opened.rules, opened.publicState);
      if (legal === undefined) faults.push(`${path.join(".")}: no command is legal`);
      else if ((await soon(house, opened.send(legal))) !== null) faults.push(`${path.join(".")}: refused`);
      await soon(house, opened.export({ open: true }));
      await soon(house, opened.close());
    } catch (reason) {
      faults.push(`${path.join(".")} = ${String(damage)}: ${String(reason)}`);
    }
  }
  expect(faults).toEqual([]);
});

test("an error of the page while a damaged table is opened is reported, or leaves a table in memory", async () => {
  const { records } = await stored();
  const results: string[] = [];
  for (let failing = 1; failing <= 6; failing++) {
    let calls = 0;
    const house = new House({
      store: new UncheckedStore({ ...records.session, lines: ["damaged"] }, records.retired),
      date: () => (++calls === failing ? "no date" : "2026-11-21T12:00:00.000Z"),
    });
    const opened = await soon(
      house,
      house.open().catch((reason: unknown) => reason),
    );
    results.push(opened instanceof Session ? opened.status.saving : String(opened).slice(0, 10));
  }
  // The date is first read to check the options, then for a table in memory, and then for the new shoe.
  expect(results).toEqual(["RangeError", "RangeError", "memory", "saved", "saved", "saved"]);
});
