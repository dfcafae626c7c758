import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isInPlay, SeedChain, Table } from "@thunderjack/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Recorder, type RecorderOptions, trailerHash, verifySession } from "../src/index.js";
import { rechained } from "./forged.js";
import { CREATED_AT, playedTable, textOf } from "./played-table.js";
import { comparedByPython, hasPython, type NamedText, VectorFolder, writeFiles } from "./vectors/folder.js";

const FIRST = new SeedChain(new Uint8Array(32).fill(1), 4);
const SECOND = new SeedChain(new Uint8Array(32).fill(2), 3);

/** The options of a recorded shoe. The rules default to those of Thunderjack. */
interface ShoeOptions extends Partial<RecorderOptions> {
  readonly credits?: number;
  readonly rules?: unknown;
}

/** Returns the lines of one round from a shoe of a chain. */
function shoeLines(
  chain: SeedChain,
  index: number,
  { credits, rules: chosen = "thunderjack", ...options }: ShoeOptions,
  isOpen = false,
  clientSeed = chain === FIRST ? "words" : "other words",
): string[] {
  const next = chain === FIRST && index === chain.length ? SECOND.anchor : undefined;
  const seeds = { ...chain.seeds(index, clientSeed, next), clientSeedFrom: "player" as const };
  const bets = { right: 1000, middle: 0, left: 0 };
  const table = new Table({ rules: chosen, seeds, bets, ...(credits === undefined ? {} : { credits }) });
  const { rules, fairness, opening } = table;
  const settings = { now: () => 0, createdAt: CREATED_AT, ...options };
  const recorder = new Recorder({ rules, fairness, credits: opening.credits }, settings);
  const lines: string[] = [];
  table.events$.subscribe((event) => lines.push(...recorder.write(event)));
  table.dispatch({ type: "Deal" });
  while (table.state.turn !== null) table.dispatch({ type: "Stand", hand: table.state.turn });
  expect(isInPlay(table.state)).toBe(false);
  if (!isOpen) lines.push(...recorder.close(table.close()));
  return lines;
}

const hashOf = (lines: readonly string[]) => trailerHash(lines.at(-1) ?? "");
const creditsAfter = (lines: readonly string[]): number =>
  JSON.parse(lines.find((line) => line.includes('"RoundSettled"')) ?? "").credits;
/** Returns the values with which the recording after this one begins. */
const following = (lines: readonly string[]) => ({ previous: hashOf(lines), credits: creditsAfter(lines) });

/** Returns the recordings of these shoes, each linked to the one before it. */
function sessionOf(shoes: readonly (readonly [chain: SeedChain, index: number])[]): string[][] {
  const session: string[][] = [];
  for (const [chain, index] of shoes) {
    const before = session.at(-1);
    session.push(shoeLines(chain, index, before === undefined ? {} : following(before)));
  }
  return session;
}

const session = sessionOf([
  [FIRST, 1],
  [FIRST, 2],
  [FIRST, 3],
  [FIRST, 4],
  [SECOND, 1],
  [SECOND, 2],
]);
const LAST = session.length - 1;
const texts = session.map(textOf);
const anchor = FIRST.anchor;
const head = hashOf(session[LAST] ?? []);
const clientSeeds = ["words", "other words"];
const noted = { anchor, head, clientSeeds };

/** Returns the text of a recording with one line changed by its fields, and with all its own hashes computed again. */
function forgedText(place: number, part: string, fields: object): string {
  const lines = session[place] ?? [];
  const at = lines.findIndex((line) => line.includes(part));
  return rechained(
    lines.map((line, number) => (number === at ? JSON.stringify({ ...JSON.parse(line), ...fields }) : line)),
  );
}

const replaced = (place: number, text: string) => texts.map((old, at) => (at === place ? text : old));
const without = (...places: number[]) => texts.filter((_, at) => !places.includes(at));

describe("a session", () => {
  it("is complete with all its recordings, over two chains", () => {
    expect(verifySession(texts, noted)).toEqual({
      status: "complete",
      why: "All recordings pass their checks, and they are linked.",
      recordings: texts.map(() => expect.objectContaining({ status: "fair" })),
      missing: [],
      recovered: [],
      notProven: ["shoe-ends"],
      creditsChanges: [],
      rulesChanges: [],
    });
  });

  it("does not prove its anchor's time, its end and the choice of its client seeds, if they were not noted", () => {
    const none = ["anchor-time", "later-shoes", "client-seed", "shoe-ends"];
    expect(verifySession(texts)).toMatchObject({ status: "complete", notProven: none });
    expect(verifySession(texts, { anchor, head })).toMatchObject({ notProven: ["client-seed", "shoe-ends"] });
    expect(verifySession(texts, { anchor, clientSeeds })).toMatchObject({ notProven: ["later-shoes", "shoe-ends"] });
    expect(verifySession(texts, { head: ` ${head.toUpperCase()}\n`, clientSeeds })).toMatchObject({
      status: "complete",
      notProven: ["anchor-time", "shoe-ends"],
    });
  });

  it("is complete while its last shoe is in play", () => {
    const open = textOf(shoeLines(SECOND, 3, following(session[LAST] ?? []), true));
    expect(verifySession([...texts, open], noted)).toMatchObject({
      status: "complete",
      notProven: ["cards", "shoe-ends"],
    });
  });

  it("is complete with the head of an earlier recording, which cannot exclude that later shoes are missing", () => {
    const earlier = hashOf(session[2] ?? []);
    expect(verifySession(texts, { ...noted, head: earlier })).toMatchObject({
      status: "complete",
      notProven: ["later-shoes", "shoe-ends"],
    });
  });

  it("compares the noted anchor with the first chain only, whatever the headers contain besides", () => {
    const start = session.slice(0, 4).map(textOf);
    const linked = shoeLines(SECOND, 1, { previous: hashOf(session[3] ?? []), meta: { x: anchor } });
    expect(verifySession([...start, textOf(linked)], { anchor })).toMatchObject({ status: "complete" });
  });

  it("does not prove how a chain was chosen that has the client seed of an earlier one", () => {
    const start = session.slice(0, 4);
    const known = shoeLines(SECOND, 1, following(start[3] ?? []), false, "words");
    const given = { anchor, head: hashOf(known), clientSeeds: ["words"] };
    expect(verifySession([...start, known].map(textOf), given)).toMatchObject({
      status: "complete",
      recordings: texts.slice(0, 5).map(() => ({ status: "fair" })),
      notProven: ["seed-choice", "shoe-ends"],
    });
  });

  it("does not judge the choice of the seeds if the recording that uses a client seed again is not linked", () => {
    const start = session.slice(0, 4);
    const known = shoeLines(SECOND, 1, { previous: hashOf(session[0] ?? []) }, false, "words");
    const { status, notProven } = verifySession([...start, known].map(textOf), { anchor, clientSeeds: ["words"] });
    expect(status).toBe("broken");
    expect(notProven).not.toContain("seed-choice");
  });

  it("does not prove without the head that a shoe was not changed and all later ones written again", () => {
    const [first, ...others] = session.slice(0, 4);
    const again = [rechained((first ?? []).map((line) => line.replace('"seq":1,', '"seq":1,"x_note":"forged",')))];
    for (const lines of others) {
      const previous = trailerHash(again.at(-1)?.trimEnd().split("\n").at(-1) ?? "");
      again.push(
        rechained(lines.map((line, place) => (place > 0 ? line : JSON.stringify({ ...JSON.parse(line), previous })))),
      );
    }
    expect(verifySession(again, { anchor, clientSeeds: ["words"] })).toMatchObject({
      status: "complete",
      notProven: ["later-shoes", "shoe-ends"],
    });
    expect(verifySession(again, { anchor, head: hashOf(session[3] ?? []) })).toMatchObject({ status: "incomplete" });
  });

  it("is broken with another anchor, and incomplete without any recording", () => {
    expect(verifySession(texts, { anchor: SECOND.anchor })).toMatchObject({ status: "broken", wrong: 1 });
    for (const options of [{}, noted]) {
      const none = { status: "incomplete", why: "There is no recording.", missing: [] };
      expect(verifySession([], options)).toMatchObject(none);
    }
    expect(verifySession(["nonsense"])).toMatchObject({ status: "broken", wrong: 1 });
  });
});

describe("the noted anchor", () => {
  const isUnproven = ({ notProven }: { readonly notProven: readonly string[] }) =>
    notProven.includes("commitment-time");

  it("proves the time of the commitment of every recording of its chain", () => {
    const { recordings } = verifySession(texts, { anchor: ` ${anchor.toUpperCase()}\n` });
    expect(recordings.map(isUnproven)).toEqual([false, false, false, false, true, true]);
  });

  it("is proven in spite of a later chain whose shoe has no place to check", () => {
    const alone = new SeedChain(new Uint8Array(32).fill(9), 1);
    const later = textOf(shoeLines(alone, 1, { previous: hashOf(session[3] ?? []) }));
    const { status, notProven } = verifySession([...texts.slice(0, 4), later], { anchor });
    expect(status).toBe("incomplete");
    expect(notProven).not.toContain("anchor-time");
  });

  it.each(["", "nonsense", "7\n", "null\n", "[]\n", "{}\n", '{"fairness":7}\n'])(
    "is not searched in a recording without a readable header: %j",
    (text) => {
      expect(verifySession([texts[0] ?? "", text], { anchor })).toMatchObject({ status: "broken", wrong: 2 });
    },
  );
});

describe("the noted client seeds", () => {
  const [one = [], two = [], three = []] = session;

  it("are not used up by a recording whose header cannot be read", () => {
    const { recordings } = verifySession([textOf(one), "{}\n", textOf(two)], { clientSeeds: ["words"] });
    expect(recordings[2]?.checks.map(({ name }) => name)).toContain("client-seed");
  });

  const setLater = shoeLines(FIRST, 3, following(two), false, "later words");
  const changed = [one, two, setLater].map(textOf);

  it("prove who chose them if every recording has one of them, in their order, and each is used", () => {
    const first = texts.slice(0, 3);
    expect(verifySession(first, { clientSeeds: ["words"] }).notProven).not.toContain("client-seed");
    expect(verifySession(changed, { clientSeeds: ["words", "later words"] }).notProven).not.toContain("client-seed");
    for (const options of [{}, { clientSeeds: [] }, { clientSeeds: ["words", "later words"] }]) {
      expect(verifySession(first, options)).toMatchObject({ status: "complete" });
      expect(verifySession(first, options).notProven).toContain("client-seed");
    }
  });

  it.each<[clientSeeds: readonly string[], wrong: number]>([
    [["others"], 1],
    [["words"], 3],
    [["words", "others"], 3],
    [["later words"], 1],
    [["later words", "words"], 1],
    [["others", "words", "later words"], 1],
  ])("break the session at the first recording that has none of them, in their order: %j", (given, wrong) => {
    const { status, recordings, ...session } = verifySession(changed, { clientSeeds: given });
    expect({ status, wrong: session.wrong }).toEqual({ status: "broken", wrong });
    expect(recordings[wrong - 1]?.checks.at(-1)).toMatchObject({ name: "client-seed", holds: false, line: 1 });
    expect(session.notProven).toContain("client-seed");
  });

  it("do not return to an earlier one", () => {
    const again = shoeLines(FIRST, 4, following(setLater), false, "words");
    const given = { clientSeeds: ["words", "later words"] };
    expect(verifySession([...changed, textOf(again)], given)).toMatchObject({ status: "broken", wrong: 4 });
    const returned = { clientSeeds: ["words", "later words", "words"] };
    expect(verifySession([...changed, textOf(again)], returned)).toMatchObject({ status: "complete" });
  });

  it("do not prove that the house had no choice where a recording has no client seed", () => {
    const empty = shoeLines(FIRST, 3, following(two), false, "");
    const given = { ...noted, head: hashOf(empty), clientSeeds: ["words", ""] };
    expect(verifySession([one, two, empty].map(textOf), given)).toMatchObject({
      status: "complete",
      recordings: [{ status: "fair" }, { status: "fair" }, { status: "committed" }],
      notProven: ["seed-choice", "shoe-ends"],
    });
  });

  it("are compared with a recording that is broken for another reason too", () => {
    const broken = [textOf(one), textOf(two).replace('"t":0', '"t":1'), textOf(three)];
    expect(verifySession(broken, { clientSeeds: ["words"] })).toMatchObject({ status: "broken", wrong: 2 });
    expect(verifySession(broken, { clientSeeds: ["words"] }).notProven).toContain("client-seed");
  });
});

describe("the credits", () => {
  const [one = [], two = [], three = []] = session;

  it("are reported where a recording begins with others than those with which the one before it ended", () => {
    const before = creditsAfter(two);
    const topped = shoeLines(FIRST, 3, { ...following(two), credits: before + 5000 });
    const next = shoeLines(FIRST, 4, { ...following(topped), credits: creditsAfter(topped) - 1 });
    const { status, notProven, creditsChanges } = verifySession([one, two, topped, next].map(textOf), {
      ...noted,
      clientSeeds: ["words"],
      head: hashOf(next),
    });
    expect({ status, notProven, creditsChanges }).toEqual({
      status: "complete",
      notProven: ["credits", "shoe-ends"],
      creditsChanges: [
        { recording: 3, before, after: before + 5000 },
        { recording: 4, before: creditsAfter(topped), after: creditsAfter(topped) - 1 },
      ],
    });
  });

  it("are not proven, but not compared either, where a recording is missing", () => {
    for (const given of [
      [one, three],
      [two, three],
    ]) {
      expect(verifySession(given.map(textOf))).toMatchObject({ status: "incomplete", creditsChanges: [] });
      expect(verifySession(given.map(textOf)).notProven).toContain("credits");
    }
  });

  it("are those before a round that a recovery has ended", () => {
    const seeds = { ...FIRST.seeds(2, "words"), clientSeedFrom: "player" as const };
    const credits = creditsAfter(one);
    const table = new Table({ rules: "thunderjack", seeds, credits, bets: { right: 1000, middle: 0, left: 0 } });
    const { rules, fairness } = table;
    const settings = { now: () => 0, createdAt: CREATED_AT, previous: hashOf(one) };
    const recorder = new Recorder({ rules, fairness, credits }, settings);
    const lines: string[] = [];
    table.events$.subscribe((event) => {
      if (event.type === "RoundStarted" || event.type === "ShoeShuffled") lines.push(...recorder.write(event));
    });
    table.dispatch({ type: "Deal" });
    lines.push(recorder.recover("round-refunded"), ...recorder.close(seeds));
    const later = shoeLines(FIRST, 3, { previous: hashOf(lines), credits });
    expect(verifySession([one, lines, later].map(textOf))).toMatchObject({ status: "complete", creditsChanges: [] });
    const lost = shoeLines(FIRST, 3, { previous: hashOf(lines), credits: credits - 1000 });
    expect(verifySession([one, lines, lost].map(textOf))).toMatchObject({
      creditsChanges: [{ recording: 3, before: credits, after: credits - 1000 }],
    });
  });

  it("are those of a game that was started again", () => {
    const rules = { preset: "vingt-et-un", startingCredits: 500 } as const;
    const play = (chain: SeedChain, index: number, previous: string | null) => {
      const seeds = { ...chain.seeds(index, "words"), clientSeedFrom: "player" as const };
      const table = new Table({ rules, seeds, bets: { right: 0, middle: 500, left: 0 } });
      const settings = { now: () => 0, createdAt: CREATED_AT, previous };
      const recorder = new Recorder({ rules: table.rules, fairness: table.fairness, credits: 500 }, settings);
      const lines: string[] = [];
      table.events$.subscribe((event) => lines.push(...recorder.write(event)));
      table.dispatch({ type: "Deal" });
      while (table.state.turn !== null) table.dispatch({ type: "Stand", hand: table.state.turn });
      const isRestarted = table.dispatch({ type: "StartAgain" }).accepted;
      return { isRestarted, lines: [...lines, ...recorder.close(table.close())] };
    };
    const chains = Array.from({ length: 20 }, (_, byte) => new SeedChain(new Uint8Array(32).fill(byte), 2));
    const lost = chains.find((chain) => play(chain, 1, null).isRestarted);
    if (lost === undefined) throw new Error("No player lost all credits.");
    const { lines } = play(lost, 1, null);
    const next = play(lost, 2, hashOf(lines)).lines;
    expect(verifySession([lines, next].map(textOf))).toMatchObject({ status: "complete", creditsChanges: [] });
  });
});

describe("the rules", () => {
  const [one = [], two = [], three = []] = session;
  const other = { preset: "thunderjack", decks: 2, payouts: { blackjack: [6, 5] }, seats: ["left", "right"] };

  it("are reported by the changed options where a recording has others than the one before it", () => {
    const changed = shoeLines(FIRST, 3, { ...following(two), rules: other });
    const back = shoeLines(FIRST, 4, following(changed));
    const given = { ...noted, head: hashOf(back), clientSeeds: ["words"] };
    const options = ["decks", "payouts", "seats"];
    expect(verifySession([one, two, changed, back].map(textOf), given)).toMatchObject({
      status: "complete",
      notProven: ["rules", "shoe-ends"],
      rulesChanges: [
        { recording: 3, options },
        { recording: 4, options },
      ],
    });
  });

  it("are equal if only the order of the seats differs", () => {
    const [header = "", ...others] = shoeLines(FIRST, 3, following(two));
    const { rules, ...rest } = JSON.parse(header);
    const reversed = JSON.stringify({ ...rest, rules: { ...rules, seats: [...rules.seats].reverse() } });
    const { status, rulesChanges } = verifySession([textOf(one), textOf(two), rechained([reversed, ...others])]);
    expect([status, rulesChanges]).toEqual(["complete", []]);
  });

  it("are not proven, but not compared either, where a recording is missing or a link is wrong", () => {
    for (const given of [
      [one, three],
      [two, one],
    ]) {
      const { notProven, rulesChanges } = verifySession(given.map(textOf));
      expect(notProven).toContain("rules");
      expect(rulesChanges).toEqual([]);
    }
  });
});

describe("a removed shoe", () => {
  it.each([0, 1, 2, 3, 4])("is reported if another one follows it: recording %i", (place) => {
    const chain = place < 4 ? FIRST : SECOND;
    const number = place < 4 ? place + 1 : place - 3;
    const { status, missing, why } = verifySession(without(place));
    expect(status).toBe("incomplete");
    expect(missing[0]).toEqual({ anchor: chain.anchor, first: number, last: number });
    // Only the last shoe of a chain names the next chain. Without it, further chains are not excluded.
    expect(missing.slice(1)).toEqual(place === 3 ? [{ anchor: null, first: 1, last: null }] : []);
    expect(why).toContain(`Missing: shoe ${number} of the chain that begins with ${chain.anchor.slice(0, 8)}`);
  });

  it("is reported with other removed shoes, even across two chains", () => {
    const begins = (chain: SeedChain) => `of the chain that begins with ${chain.anchor.slice(0, 8)}`;
    expect(verifySession(without(1, 2))).toMatchObject({
      missing: [{ anchor, first: 2, last: 3 }],
      why: `Missing: the shoes 2 to 3 ${begins(FIRST)}.`,
    });
    expect(verifySession(without(3, 4)).why).toBe(
      `Missing: shoe 4 ${begins(FIRST)}, possibly shoes from 1 on of an unknown chain, shoe 1 ${begins(SECOND)}.`,
    );
    expect(verifySession(without(3, 4)).missing).toEqual([
      { anchor, first: 4, last: 4 },
      { anchor: null, first: 1, last: null },
      { anchor: SECOND.anchor, first: 1, last: 1 },
    ]);
    expect(verifySession(without(0, 1, 2, 3)).missing).toEqual([{ anchor: null, first: 1, last: null }]);
  });

  it("is reported at the end if the head is given, and cannot be excluded without the head", () => {
    expect(verifySession(without(LAST), noted)).toMatchObject({
      status: "incomplete",
      why: "The hash of the last closed recording is not the head: the recording was changed, or shoes after it are missing.",
      missing: [{ anchor: SECOND.anchor, first: 2, last: null }],
      notProven: ["later-shoes", "shoe-ends"],
    });
    expect(verifySession(without(LAST), { anchor, clientSeeds })).toMatchObject({
      status: "complete",
      notProven: ["later-shoes", "shoe-ends"],
    });
  });

  it("is reported even if the recording after it is linked to the one before it", () => {
    const skipped = sessionOf([
      [FIRST, 1],
      [FIRST, 3],
    ]).map(textOf);
    expect(verifySession(skipped).missing).toEqual([{ anchor, first: 2, last: 2 }]);
  });
});

describe("a changed session is broken", () => {
  it.each([0, 1, 2, 4])("if recordings are not in order: %i and the next one", (place) => {
    const swapped = [...texts];
    [swapped[place], swapped[place + 1]] = [swapped[place + 1] ?? "", swapped[place] ?? ""];
    const { status, wrong, why } = verifySession(swapped);
    expect({ status, wrong }).toEqual({ status: "broken", wrong: place + 2 });
    const indexes = [1, 2, 3, 4, 1, 2];
    expect(why).toBe(
      `Recording ${place + 2} contains shoe ${indexes[place]} of its chain, but recording ${place + 1} before it contains shoe ${indexes[place + 1]}: the recordings must be in the order of their shoes, each once.`,
    );
  });

  it("if a recording occurs twice", () => {
    expect(verifySession([texts[0] ?? "", ...texts])).toMatchObject({ status: "broken", wrong: 2 });
  });

  it.each([0, 1, 2, 3, 4])("if a recording before the last one was cut off: recording %i", (place) => {
    const lines = session[place] ?? [];
    for (const count of [2, lines.length - 1]) {
      expect(verifySession(replaced(place, textOf(lines.slice(0, count))))).toMatchObject({
        status: "broken",
        wrong: place + 1,
        why: expect.stringContaining(`Recording ${place + 1} has no trailer, but recording ${place + 2} follows it`),
      });
    }
    expect(verifySession(replaced(LAST, textOf((session[LAST] ?? []).slice(0, -1))), noted)).toMatchObject({
      status: "incomplete",
      missing: [{ anchor: SECOND.anchor, first: 2, last: null }],
    });
  });

  it.each([0, 1, 2, 3, 4])(
    "if a recording was changed and all its own hashes computed again: recording %i",
    (place) => {
      const text = forgedText(place, '"RoundStarted"', { x_note: "forged" });
      expect(verifySession([text]).recordings).toEqual([expect.objectContaining({ status: "fair" })]);
      expect(verifySession(replaced(place, text))).toMatchObject({
        status: "broken",
        wrong: place + 1,
        why: `The "previous" of recording ${place + 2} is not the hash of recording ${place + 1}: one of the two was changed.`,
      });
    },
  );

  it("if any bit of any recording was changed: the recording is named, the last one with the head", () => {
    fc.assert(
      fc.property(fc.nat(LAST), fc.nat(), fc.nat(7), (place, at, bit) => {
        const bytes = Buffer.from(texts[place] ?? "");
        // The last byte is the line feed after the trailer, which a recording may lack.
        const changed = at % (bytes.length - 1);
        bytes[changed] = (bytes[changed] ?? 0) ^ (1 << bit);
        const { status, wrong } = verifySession(replaced(place, bytes.toString()), noted);
        if (place < LAST || status === "broken")
          expect({ status, wrong }).toEqual({ status: "broken", wrong: place + 1 });
        else expect(status).toBe("incomplete");
      }),
      { numRuns: process.env.THOROUGH ? 5000 : 150 },
    );
  });

  it("if the last recording was changed, with the head", () => {
    const text = forgedText(LAST, '"RoundStarted"', { x_note: "forged" });
    expect(verifySession(replaced(LAST, text), noted)).toMatchObject({ status: "incomplete" });
    expect(verifySession(replaced(LAST, text), { anchor })).toMatchObject({ status: "complete" });
  });

  it("if a recording is broken by itself", () => {
    const text = forgedText(2, '"HandSettled"', { returned: 77 });
    const { status, wrong, why, recordings } = verifySession(replaced(2, text));
    expect({ status, wrong }).toEqual({ status: "broken", wrong: 3 });
    expect(why).toMatch(/^Recording 3 is broken\. Line \d+/);
    expect(recordings.map(({ status }) => status)).toEqual(["fair", "fair", "broken", "fair", "fair", "fair"]);
  });

  it("if a later shoe names no recording before it, or another length of its chain", () => {
    const previous = forgedText(1, "format", { previous: null });
    expect(verifySession([previous])).toMatchObject({
      status: "broken",
      wrong: 1,
      why: 'Recording 1 contains shoe 2 of its chain, but its "previous" is null, as if there were no shoe before it.',
    });
    const { fairness } = JSON.parse(session[LAST]?.[0] ?? "");
    const longer = forgedText(LAST, "format", { fairness: { ...fairness, length: 5 } });
    expect(verifySession(replaced(LAST, longer))).toMatchObject({
      status: "broken",
      wrong: LAST + 1,
      why: `Recordings ${LAST} and ${LAST + 1} are of the same chain, but give its length as 3 and 5 shoes.`,
    });
    // The end of a broken session is neither proven nor compared with the head.
    const forgedHead = trailerHash(longer.trimEnd().split("\n").at(-1) ?? "");
    for (const given of [forgedHead, "another head"]) {
      expect(verifySession(replaced(LAST, longer), { anchor, head: given })).toMatchObject({
        missing: [],
        notProven: ["anchor-time", "later-shoes", "client-seed", "credits", "rules", "shoe-ends"],
      });
    }
  });
});

describe.skipIf(!hasPython)("the second verifier (NOT RUN without python3)", () => {
  it("has the same results for every shoe that is removed, moved, cut off or edited", () => {
    const folder = new VectorFolder();
    const named = (changed: readonly string[], name: string): readonly NamedText[] =>
      changed.map((text, place) => [`${name}-${place}.tjr`, text]);
    for (const [place, lines] of session.entries()) {
      const swapped = [...texts];
      swapped.splice(place, 2, ...swapped.slice(place, place + 2).reverse());
      const changes: Readonly<Record<string, readonly string[]>> = {
        removed: without(place),
        moved: swapped,
        cut: replaced(place, textOf(lines.slice(0, -1))),
        edited: replaced(place, textOf(lines.map((line) => line.replace('"t":0', '"t":1')))),
        sealed: replaced(place, forgedText(place, '"RoundStarted"', { x_note: "forged" })),
      };
      for (const [change, changed] of Object.entries(changes)) {
        // The last recording cannot be moved behind another one.
        const isChanged = change !== "moved" || place < LAST;
        expect(verifySession(changed, noted).status === "complete", `${change} ${place}`).toBe(!isChanged);
        folder.addSession(change, named(changed, `${place}-${change}`), noted);
      }
    }
    const path = mkdtempSync(join(tmpdir(), "thunderjack-sessions-"));
    writeFiles(path, folder.files);
    const { status, output } = comparedByPython(path);
    expect({ status, path, output: output.slice(0, 4000) }).toMatchObject({ status: 0 });
    rmSync(path, { recursive: true });
  });
});

describe("a session whose secret was lost", () => {
  const [one = [], two = []] = session;
  const open = shoeLines(FIRST, 3, { previous: hashOf(two) }, true);
  const after = shoeLines(SECOND, 1, { previous: hashOf(two), recovered: "secret-lost" });

  it("is incomplete, and names the recording that begins the new chain", () => {
    expect(verifySession([one, two, open, after].map(textOf), { anchor, head: hashOf(after) })).toMatchObject({
      status: "incomplete",
      why: `Missing: possibly shoes from 4 on of the chain that begins with ${anchor.slice(0, 8)}. Recording 4 begins a new chain, because the secret of the chain before it was lost.`,
      missing: [{ anchor, first: 4, last: null }],
      recovered: [4],
    });
  });

  it.each([
    ["an earlier shoe", [one, two], shoeLines(FIRST, 1, { previous: hashOf(two), recovered: "secret-lost" }), 3],
    ["the same shoe", [one, two], shoeLines(FIRST, 2, { previous: hashOf(one), recovered: "secret-lost" }), 3],
    ["a shoe that names another one", [one], shoeLines(FIRST, 2, { previous: head, recovered: "secret-lost" }), 1],
  ])("is broken if it is followed by %s of its chain", (_, before, lines, wrong) => {
    expect(verifySession([...before, lines].map(textOf))).toMatchObject({ status: "broken", wrong });
  });

  it("names the shoes of the new chain that are missing", () => {
    const later = shoeLines(SECOND, 2, { previous: hashOf(one), recovered: "secret-lost" });
    expect(verifySession([one, later].map(textOf)).missing).toEqual([
      { anchor, first: 2, last: null },
      { anchor: SECOND.anchor, first: 1, last: 1 },
    ]);
  });

  it("names each recording that begins a new chain", () => {
    const third = new SeedChain(new Uint8Array(32).fill(3), 4);
    const again = shoeLines(third, 1, { previous: hashOf(after), recovered: "secret-lost" });
    expect(verifySession([one, two, after, again].map(textOf)).why).toMatch(
      / Recording 3 begins a new chain, because the secret of the chain before it was lost\. Recording 4 begins a new chain, because the secret of the chain before it was lost\.$/,
    );
  });

  it("names the shoes before the new chain that are missing", () => {
    expect(verifySession([one, after].map(textOf)).missing[0]).toEqual({ anchor, first: 2, last: 4 });
  });
});

describe("recordings of version 1", () => {
  it("are not linked", () => {
    const alone = (seed: string) =>
      textOf(playedTable(new Table({ rules: "casino", seeds: FIRST.seeds(1, "") }).rules, seed, [0]).lines);
    expect(verifySession([alone("a")])).toMatchObject({ status: "complete" });
    expect(verifySession([alone("a"), alone("b")])).toMatchObject({
      status: "incomplete",
      missing: [{ anchor: null, first: 1, last: null }],
    });
  });
});
