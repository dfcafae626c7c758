import { VirtualClock } from "@thunderjack/core";
import { commandsOf, parseRecording } from "@thunderjack/recording";
import { MemoryChannels, MemoryLock, MemorySecrets, MemoryStore, Session } from "@thunderjack/session";
import { conduct, type Speed } from "@thunderjack/stage";
import { expect, test } from "vitest";
import type { Found, PageReport } from "../src/kill/page-report.js";
import { RecoveryCheck } from "../src/kill/recovery-check.js";
import { textOf } from "../src/kill/stored-state.js";
import { chanceFrom } from "../src/player/chance.js";
import { macrotask } from "../src/player/macrotask.js";
import { Player } from "../src/player/player.js";

const NAME = "lab";

/** Returns the reports of a page that plays this number of rounds, and the stored data after them. */
async function playedTable(
  rounds: number,
  roundsPerRecording = 100,
  speed: Speed = "instant",
): Promise<{ reports: PageReport[]; found: Found }> {
  const [store, secrets, clock] = [new MemoryStore(), new MemorySecrets(), new VirtualClock()];
  const chance = chanceFrom(5);
  const session = await Session.open({
    name: NAME,
    rules: "thunderjack",
    store,
    secrets,
    lock: new MemoryLock(),
    openChannel: new MemoryChannels().open,
    clock,
    random: (bytes) => Uint8Array.from({ length: bytes }, () => chance.below(256)),
    date: () => "2026-11-21T12:00:00.000Z",
    roundsPerRecording,
  });
  const conductor = conduct({
    rules: session.rules,
    state: session.publicState,
    events$: session.publicEvents$,
    dispatch: (command) => session.dispatch(command),
    clock,
    speed,
  });
  session.jumps$.subscribe((state) => conductor.seek(state));
  const reports: PageReport[] = [
    { kind: "found", found: { lines: [], retired: [], secrets: [] } },
    { kind: "opened", view: conductor.view, notices: [] },
  ];
  const table = { conductor, act: conductor.act.bind(conductor) };
  const player = new Player(table, chanceFrom(7), {
    asks: (command) => reports.push({ kind: "asks", command }),
    sees: ({ view, cue }) => reports.push({ kind: "sees", view, cue: cue ?? null }),
  });
  let isOver = false;
  const played = player.play(rounds).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    clock.pass(50);
    await macrotask();
  }
  await played;
  const [stored, retired, seeds] = [await store.load(NAME), await store.retired(NAME), await secrets.load(NAME)];
  return { reports, found: { lines: stored?.lines ?? [], retired, secrets: seeds } };
}

const PLAYED = await playedTable(5);

function next(reports: readonly PageReport[], found: Found) {
  const recoveryCheck = new RecoveryCheck();
  recoveryCheck.add(reports);
  return recoveryCheck.add([{ kind: "found", found }]);
}

/** Returns the reports up to and including the last command, and `more` reports after it. */
function untilAsked(reports: readonly PageReport[], more = 0): readonly PageReport[] {
  return reports.slice(0, reports.map(({ kind }) => kind).lastIndexOf("asks") + 1 + more);
}

/** Returns the stored data without the events of the last command. */
function withoutLast(found: Found): Found {
  const { recording } = parseRecording(textOf(found.lines));
  if (recording === null) throw new Error("There is no recording.");
  const commands = (count: number) => commandsOf({ ...recording, events: recording.events.slice(0, count) }).length;
  const all = commandsOf(recording).length;
  const kept = recording.events.filter((_, place) => commands(place + 1) < all);
  return { ...found, lines: found.lines.slice(0, kept.length + 1) };
}

test("accepts a stored table that equals the last drawn view", () => {
  expect(next(PLAYED.reports, PLAYED.found)).toBe("equal to the last drawn view");
});

test("accepts a stored table that is ahead by the complete command in flight", () => {
  expect(next(untilAsked(PLAYED.reports), PLAYED.found)).toBe("ahead by the command in flight");
  expect(next(untilAsked(PLAYED.reports), withoutLast(PLAYED.found))).toBe("equal to the last drawn view");
});

test("rejects a stored table without a command of which a view was drawn", () => {
  expect(() => next(PLAYED.reports, withoutLast(PLAYED.found))).toThrow("is not stored");
  const halfSeen = untilAsked(PLAYED.reports, 1);
  expect(() => next(halfSeen, withoutLast(PLAYED.found))).toThrow("is not stored");
  expect(next(halfSeen, PLAYED.found)).toBe("ahead by the command in flight");
});

test("accepts every drawn view of a table with movements", async () => {
  const { reports, found } = await playedTable(5, 100, "fast");
  expect(reports.filter((report) => report.kind === "sees" && report.cue?.isLanding === false).length).toBeGreaterThan(
    0,
  );
  const asked = untilAsked(reports).length;
  for (let count = asked; count < reports.length; count++) {
    expect(next(reports.slice(0, count), found)).toBe("ahead by the command in flight");
  }
  expect(next(reports, found)).toBe("equal to the last drawn view");
  expect(() => next(reports.slice(0, asked + 1), withoutLast(found))).toThrow("is not stored");
});

test("rejects a stored table that is ahead by two commands or by another command", () => {
  const twoBehind = untilAsked(PLAYED.reports).slice(0, -1);
  expect(() => next(untilAsked(twoBehind), PLAYED.found)).toThrow();
  const other: PageReport[] = [
    ...untilAsked(PLAYED.reports).slice(0, -1),
    { kind: "asks", command: { type: "ClearBets" } },
  ];
  expect(() => next(other, PLAYED.found)).toThrow();
});

test("rejects an incomplete command, other cards and another seed", () => {
  expect(() => next(PLAYED.reports, { ...PLAYED.found, lines: PLAYED.found.lines.slice(0, -1) })).toThrow();
  const swapped = PLAYED.found.lines.map((line) => line.replace(/"card":"[a-z0-9]+_(.)_/, '"card":"2_$1_'));
  expect(() => next(PLAYED.reports, { ...PLAYED.found, lines: swapped })).toThrow();
  const secrets = PLAYED.found.secrets.map((secret) => ({ ...secret, serverSeed: "00".repeat(32) }));
  expect(() => next(PLAYED.reports, { ...PLAYED.found, secrets })).toThrow();
});

test("audits the credits across consecutive shoes", async () => {
  const { reports, found } = await playedTable(12, 3);
  expect(found.retired.length).toBeGreaterThan(1);
  expect(next(reports, found)).toBe("equal to the last drawn view");
  // If the player neither won nor lost in a shoe, the credits do not show that its recording is missing.
  const creditsOf = (place: number) => JSON.parse(found.retired[place]?.[0] ?? "").credits;
  const missing = found.retired.findIndex((_, place) => place > 0 && creditsOf(place) !== creditsOf(place + 1));
  expect(() => next(reports, { ...found, retired: found.retired.filter((_, place) => place !== missing) })).toThrow(
    "between two shoes",
  );
});

test("ignores a run that is killed before the table is open", () => {
  const recoveryCheck = new RecoveryCheck();
  recoveryCheck.add(PLAYED.reports);
  expect(recoveryCheck.add([])).toBeNull();
  expect(recoveryCheck.add([{ kind: "found", found: PLAYED.found }])).toBe("equal to the last drawn view");
  expect(() => recoveryCheck.add([{ kind: "found", found: { lines: [], retired: [], secrets: [] } }])).toThrow(
    "stored table is missing",
  );
});
