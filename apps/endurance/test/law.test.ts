import { commandsOf, parseRecording } from "@thunderjack/recording";
import { MemoryChannels, MemoryLock, MemorySecrets, MemoryStore, Session } from "@thunderjack/session";
import { conduct, VirtualClock } from "@thunderjack/stage";
import { expect, test } from "vitest";
import { Heritage } from "../src/kill/heritage.js";
import type { Found, Testimony } from "../src/kill/testimony.js";
import { textOf } from "../src/kill/truth.js";
import { chanceFrom } from "../src/player/chance.js";
import { Player } from "../src/player/player.js";

const NAME = "lab";

/** What a page tells that plays so many rounds, and what is stored then. */
async function lived(rounds: number, roundsPerRecording = 100): Promise<{ life: Testimony[]; found: Found }> {
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
    speed: "instant",
  });
  session.jumps$.subscribe((state) => conductor.seek(state));
  const life: Testimony[] = [
    { kind: "found", found: { lines: [], retired: [], secrets: [] } },
    { kind: "opened", view: conductor.view, notices: [] },
  ];
  const table = { conductor, act: conductor.act.bind(conductor) };
  const player = new Player(table, chanceFrom(7), {
    asks: (command) => life.push({ kind: "asks", command }),
    sees: ({ view, cue }) => life.push({ kind: "sees", view, event: cue?.event ?? null }),
  });
  await player.play(rounds);
  const [stored, retired, seeds] = [await store.load(NAME), await store.retired(NAME), await secrets.load(NAME)];
  return { life, found: { lines: stored?.lines ?? [], retired, secrets: seeds } };
}

const LIVED = await lived(5);

function next(life: readonly Testimony[], found: Found) {
  const heritage = new Heritage();
  heritage.add(life);
  return heritage.add([{ kind: "found", found }]);
}

/** The life until it asked for the last time, and so many things more. */
function untilAsked(life: readonly Testimony[], more = 0): readonly Testimony[] {
  return life.slice(0, life.map(({ kind }) => kind).lastIndexOf("asks") + 1 + more);
}

/** What is stored without all that the last command caused. */
function withoutLast(found: Found): Found {
  const { recording } = parseRecording(textOf(found.lines));
  if (recording === null) throw new Error("There is no recording.");
  const commands = (count: number) => commandsOf({ ...recording, events: recording.events.slice(0, count) }).length;
  const all = commandsOf(recording).length;
  const kept = recording.events.filter((_, place) => commands(place + 1) < all);
  return { ...found, lines: found.lines.slice(0, kept.length + 1) };
}

test("a table that is found as it was seen is right", () => {
  expect(next(LIVED.life, LIVED.found)).toBe("as it was seen");
});

test("a table may be ahead by the command that was asked for and not seen, with all that it causes", () => {
  expect(next(untilAsked(LIVED.life), LIVED.found)).toBe("ahead by the command in flight");
  expect(next(untilAsked(LIVED.life), withoutLast(LIVED.found))).toBe("as it was seen");
});

test("a command of which anything was seen may not be lost", () => {
  expect(() => next(LIVED.life, withoutLast(LIVED.found))).toThrow("is lost");
  const halfSeen = untilAsked(LIVED.life, 1);
  expect(() => next(halfSeen, withoutLast(LIVED.found))).toThrow("is lost");
  expect(next(halfSeen, LIVED.found)).toBe("ahead by the command in flight");
});

test("a table may not be ahead by two commands, nor by another one than was asked for", () => {
  const twoBehind = untilAsked(LIVED.life).slice(0, -1);
  expect(() => next(untilAsked(twoBehind), LIVED.found)).toThrow();
  const other: Testimony[] = [...untilAsked(LIVED.life).slice(0, -1), { kind: "asks", command: { type: "ClearBets" } }];
  expect(() => next(other, LIVED.found)).toThrow();
});

test("half a command, other cards and another seed are found out", () => {
  expect(() => next(LIVED.life, { ...LIVED.found, lines: LIVED.found.lines.slice(0, -1) })).toThrow();
  const swapped = LIVED.found.lines.map((line) => line.replace(/"card":"[a-z0-9]+_(.)_/, '"card":"2_$1_'));
  expect(() => next(LIVED.life, { ...LIVED.found, lines: swapped })).toThrow();
  const secrets = LIVED.found.secrets.map((secret) => ({ ...secret, serverSeed: "00".repeat(32) }));
  expect(() => next(LIVED.life, { ...LIVED.found, secrets })).toThrow();
});

test("shoes that follow one another are audited with their credits", async () => {
  const { life, found } = await lived(12, 3);
  expect(found.retired.length).toBeGreaterThan(1);
  expect(next(life, found)).toBe("as it was seen");
  expect(() => next(life, { ...found, retired: found.retired.filter((_, place) => place !== 1) })).toThrow(
    "between two shoes",
  );
});

test("a life that ends before the table is opened changes nothing", () => {
  const heritage = new Heritage();
  heritage.add(LIVED.life);
  expect(heritage.add([])).toBeNull();
  expect(heritage.add([{ kind: "found", found: LIVED.found }])).toBe("as it was seen");
  expect(() => heritage.add([{ kind: "found", found: { lines: [], retired: [], secrets: [] } }])).toThrow("lost");
});
