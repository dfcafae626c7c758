import { LONGEST_CHAIN } from "@thunderjack/core";
import { type JsonObject, trailerHash } from "@thunderjack/recording";
import { describe, expect, it } from "vitest";
import { checkedMeta } from "../src/header-check.js";
import { hasConfirmedHeader, recover, retiredCarryover, unconfirmedHeader } from "../src/recovery.js";
import { playedVersion1 } from "./played-version-1.js";
import { dealToMove, playRounds, TabGroup, turn } from "./tab-group.js";

/** Returns the stored data of a session in its second shoe, during a round that follows a settled one. */
async function stored() {
  const group = new TabGroup({ roundsPerRecording: 3 });
  const session = await group.open();
  group.clock.pass(1_234);
  await playRounds(session, 3);
  await playRounds(session, 1);
  group.clock.pass(1_234);
  await dealToMove(session);
  await turn();
  const { lines = [] } = (await group.options.store.load("kitchen")) ?? {};
  const secrets = await group.options.secrets.load("kitchen");
  const [retired = []] = await group.options.store.retired("kitchen");
  return { lines, secrets, retired, state: session.publicState };
}

const { lines, secrets, retired, state } = await stored();
const parsed = lines.map((line) => JSON.parse(line));
const settled = parsed.findIndex(({ type }) => type === "RoundSettled");
const started = parsed.map(({ type }) => type).lastIndexOf("RoundStarted");
const before = parsed.filter(({ type }) => type === "RoundSettled").at(-1).credits;

/** Returns the lines with fields of one line replaced. */
const withFields = (at: number, fields: object, of = lines) =>
  of.map((line, place) => (place === at ? JSON.stringify({ ...JSON.parse(line), ...fields }) : line));

describe("a recording in play", () => {
  it("is recovered without changes if its seed is stored", () => {
    const found = recover(lines, secrets, false);
    if (found.kind !== "recovered") throw new Error(found.kind);
    expect(found).toMatchObject({ cut: 0, isVerbatim: true, fault: null, unsaved: 0 });
    expect(found.link).toEqual({ previous: trailerHash(retired.at(-1) ?? "") });
    expect(found.shoe.table.publicState).toMatchObject({
      credits: state.credits,
      hands: state.hands,
      turn: state.turn,
    });
    expect(found.refund).toMatchObject({ credits: before, shoe: 2, isVoid: true });
    expect(recover(lines, [...secrets, { commitment: "00", serverSeed: "00" }], true)).toMatchObject({
      kind: "recovered",
    });
    expect(
      recover(
        lines,
        secrets.map((secret) => ({ ...secret, unsaved: 4 })),
        false,
      ),
    ).toMatchObject({ unsaved: 4 });
  });

  it("is cut before the command that is damaged or incomplete", () => {
    const cut = recover([...lines.slice(0, -1), (lines.at(-1) ?? "").slice(0, -3)], secrets, false);
    expect(cut).toMatchObject({ kind: "recovered", isVerbatim: true });
    const broken = recover([...lines, "{"], secrets, false);
    expect(broken).toMatchObject({ kind: "recovered", cut: 1, isVerbatim: true });
    const middle = parsed.findIndex(({ type }, place) => place > started && type === "CardDealt");
    const changed = recover(withFields(middle, { card: "2_h_3" }), secrets, false);
    expect(changed).toMatchObject({ kind: "recovered", isVerbatim: true, cut: lines.length - started });
    const other = recover(withFields(middle, { t: 1 }), secrets, false);
    expect(other).toMatchObject({ kind: "recovered" });
    const unknown = recover(withFields(middle, { type: "Unknown" }), secrets, false);
    expect(unknown).toMatchObject({
      kind: "recovered",
      cut: lines.length - started,
      fault: expect.stringContaining(`line ${middle + 1}`),
    });
    expect(recover(withFields(1, { type: "Unknown" }), secrets, false)).toMatchObject({
      kind: "recovered",
      cut: lines.length - 1,
    });
  });

  it.each<[string, (secret: (typeof secrets)[number]) => object | null]>([
    ["no seed", () => null],
    ["the seed of another chain", () => ({ commitment: "00" })],
    ["a seed that does not belong to its commitment", () => ({ serverSeed: "00".repeat(32) })],
    ["a seed of another length", ({ serverSeed }) => ({ serverSeed: serverSeed.slice(2) })],
    ["a seed that is not hex", ({ serverSeed }) => ({ serverSeed: `zz${serverSeed.slice(2)}` })],
    ["a chain without a length", () => ({ length: undefined })],
    ["a chain of no shoes", () => ({ length: 0 })],
    ["a chain that is too long", () => ({ length: LONGEST_CHAIN + 1 })],
    ["a chain of another length", ({ length = 0 }) => ({ length: length + 1 })],
  ])("is only read with %s: the bets of its round are lost", (_, change) => {
    const found = recover(
      lines,
      secrets.flatMap((secret) => {
        const fields = change(secret);
        return fields === null ? [] : [{ ...secret, ...fields }];
      }),
      false,
    );
    expect(found).toMatchObject({ kind: "only-read", lines });
    if (found.kind !== "only-read") return;
    expect(found.carryover).toMatchObject({
      credits: state.credits,
      bets: state.bets,
      shoe: 2,
      isRecovered: true,
      isVoid: true,
    });
  });

  it("has the credits of its last round whose check matches, if it is only read", () => {
    const found = recover(withFields(settled, { check: "0".repeat(16) }), [], false);
    expect(found).toMatchObject({ kind: "only-read", carryover: { credits: parsed[0].credits, isRecovered: true } });
    const next = parsed.findIndex(({ type }, place) => place > settled && type === "RoundSettled");
    const later = recover(withFields(next, { check: "0".repeat(16) }), [], false);
    expect(later).toMatchObject({
      kind: "only-read",
      carryover: { credits: next === -1 ? state.credits : parsed[settled].credits },
    });
    const damaged = recover(withFields(settled + 1, { type: "Unknown" }), [], false);
    expect(damaged).toMatchObject({ kind: "only-read", lines: lines.slice(0, settled + 1) });
    expect(recover(lines.slice(0, 1), [], false)).toMatchObject({
      kind: "only-read",
      lines: null,
      carryover: { shoe: 1 },
    });
  });

  it("ignores the fields that another program has added to its events", () => {
    const middle = parsed.findIndex(({ type }, place) => place > started && type === "CardDealt");
    const noted = withFields(middle, { x_note: "seen" });
    expect(recover(noted, secrets, false)).toMatchObject({ kind: "recovered", cut: 0, isVerbatim: false });
    const named = withFields(middle, { note_x_: "seen" });
    expect(recover(named, secrets, false)).toMatchObject({ cut: lines.length - started });
  });

  it("does not count a round that was dealt with other bets than those on the table", () => {
    const bets = { right: 0, middle: 7_000, left: 0 };
    expect(recover(withFields(started, { bets }), [], false)).toMatchObject({
      kind: "only-read",
      carryover: { credits: before, isVoid: false },
    });
  });

  it("does not count the credits of a last round whose check does not match", () => {
    const ended = lines.slice(0, settled + 1);
    expect(recover(ended, [], false)).toMatchObject({ carryover: { credits: parsed[settled].credits } });
    const wrong = withFields(settled, { check: "0".repeat(16) }, ended);
    expect(recover(wrong, [], false)).toMatchObject({ carryover: { credits: parsed[0].credits } });
  });

  it.each([0, -1, 1.5, "99", null])("is damaged and not newer if its header has the version %j", (version) => {
    const { meta: _, ...header } = { ...parsed[0], version };
    expect(recover([JSON.stringify(header)], secrets, false)).toMatchObject({ kind: "not-read", isNewer: false });
  });

  it.each([
    [3, 3],
    [0, 1],
    [-2, 1],
    ["3", 1],
  ])("without a checksum and with the number %j is that of shoe %i", (shoe, number) => {
    const version1 = { ...parsed[0], version: 1, meta: { shoe } };
    const { anchor: _, index: __, length: ___, ...fairness } = version1.fairness;
    const found = recover([JSON.stringify({ ...version1, fairness })], [], false);
    // A new chain begins with the same number, because the shoe has not dealt.
    expect(found).toMatchObject({ kind: "only-read", carryover: { shoe: number - 1 } });
  });

  it("is not read if its header is damaged or of a newer version", () => {
    for (const wrong of [[], ["{"], ["5"], withFields(0, { rules: null }), withFields(0, { version: -1 })]) {
      expect(recover(wrong, secrets, false)).toMatchObject({ kind: "not-read", isNewer: false });
    }
    const raised = recover(withFields(0, { credits: 1_000_000 }), secrets, false);
    expect(raised).toMatchObject({ kind: "not-read", isNewer: false, fault: expect.stringContaining("meta.check") });
    expect(raised).toMatchObject({ fault: expect.stringContaining("does not match the header") });
    const { meta: _, ...header } = { ...parsed[0], version: 99 };
    expect(recover([JSON.stringify(header)], secrets, false)).toMatchObject({ kind: "not-read", isNewer: true });
    expect([hasConfirmedHeader(lines), hasConfirmedHeader(["{", ...lines.slice(1)]), hasConfirmedHeader([])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

/** Returns the lines with fields of the header replaced, and with its checksum. */
function withHeader(fields: object): readonly string[] {
  const { meta: _, ...header }: JsonObject = { ...parsed[0], ...fields };
  return [JSON.stringify({ ...header, meta: checkedMeta(header, 2) }), ...lines.slice(1)];
}

describe("a recording that no table can continue", () => {
  it.each([
    ["a bet below the limit", { seats: { right: 0, middle: 1, left: 0 } }],
    ["bets that the credits cannot pay", { credits: 0 }],
  ])("is only read: %s", (_, fields) => {
    expect(recover(withHeader({}), secrets, false)).toMatchObject({ kind: "recovered", cut: 0 });
    expect(recover(withHeader(fields), secrets, false)).toMatchObject({ kind: "only-read" });
  });

  it("is cut before a command that is rejected", () => {
    const stood = parsed.findIndex(({ type }) => type === "HandStood");
    const other = parsed[stood].hand === "left" ? "right" : "left";
    const found = recover(withFields(stood, { hand: other }), secrets, false);
    expect(found).toMatchObject({ kind: "recovered", cut: lines.length - stood });
  });
});

describe("the last shoe of a chain", () => {
  async function lastShoe(length: number) {
    const group = new TabGroup({ shoesPerChain: length, roundsPerRecording: 1 });
    const session = await group.open();
    await playRounds(session, length - 1);
    await dealToMove(session);
    const { lines: inPlay = [] } = (await group.options.store.load("kitchen")) ?? {};
    return { inPlay, kept: await group.options.secrets.load("kitchen") };
  }

  it("continues, also if it is the only one", async () => {
    for (const length of [1, 2]) {
      const { inPlay, kept } = await lastShoe(length);
      expect(recover(inPlay, kept, false)).toMatchObject({ kind: "recovered", cut: 0, isVerbatim: true });
    }
  });

  it.each<[string, (secret: (typeof secrets)[number]) => object | null]>([
    ["is missing", () => null],
    ["is damaged", () => ({ serverSeed: "zz" })],
    ["has no length", () => ({ length: undefined })],
    ["is another one", () => ({ serverSeed: "00".repeat(32) })],
  ])("is only read if the seed of the chain that it announces %s", async (_, change) => {
    const { inPlay, kept } = await lastShoe(2);
    const { nextAnchor } = JSON.parse(inPlay[0] ?? "").fairness;
    const damaged = kept.flatMap((secret) => {
      const fields = secret.commitment === nextAnchor ? change(secret) : {};
      return fields === null ? [] : [{ ...secret, ...fields }];
    });
    expect(nextAnchor).toBeDefined();
    expect(recover(inPlay, damaged, false)).toMatchObject({ kind: "only-read" });
  });
});

describe("a recording with a chosen seed", () => {
  it("continues exactly as it was", async () => {
    const group = new TabGroup({ seed: "words" });
    await playRounds(await group.open(), 1);
    const { lines: inPlay = [] } = (await group.options.store.load("kitchen")) ?? {};
    const found = recover(inPlay, await group.options.secrets.load("kitchen"), false);
    expect(JSON.parse(inPlay[0] ?? "").fairness.seed).toBe("chosen");
    expect(found).toMatchObject({ kind: "recovered", isVerbatim: true });
  });
});

describe("a recording with a stacked deal", () => {
  const stack = ["10_s_0", "9_s_0", "6_s_0", "7_s_0", "5_s_0"] as const;

  async function stacked() {
    const group = new TabGroup({ allowStacking: true });
    const session = await group.open();
    await playRounds(session, 1);
    await session.send({ type: "Deal", stack });
    return { group, session };
  }

  it("continues also if the options no longer allow it, with the cards of its own shoe", async () => {
    const { group } = await stacked();
    const { lines: inPlay = [] } = (await group.options.store.load("kitchen")) ?? {};
    const kept = await group.options.secrets.load("kitchen");
    expect(recover(inPlay, kept, false)).toMatchObject({ kind: "recovered", cut: 0, isVerbatim: true });
    const ofOther = kept.map((secret) => ({
      ...secret,
      stacks: secret.stacks?.map((cards) => ({ ...cards, shoe: 2 })) ?? [],
    }));
    expect(recover(inPlay, ofOther, false)).toMatchObject({ kind: "only-read" });
  });

  it("has the state of its player when it is retired", async () => {
    const { group, session } = await stacked();
    await session.send({ type: "Stand", hand: session.publicState.turn ?? "middle" });
    session.newShoe();
    await turn();
    const [closed = []] = await group.options.store.retired("kitchen");
    expect(retiredCarryover(closed)).toMatchObject({
      credits: session.publicState.credits,
      previous: trailerHash(closed.at(-1) ?? ""),
    });
  });
});

describe("a retired recording", () => {
  const last = JSON.parse(retired.at(-2) ?? "");

  it("has the state of its player and the hash of its trailer", () => {
    expect(last.type).toBe("RoundSettled");
    expect(retiredCarryover(retired)).toMatchObject({
      credits: last.credits,
      bets: state.bets,
      shoe: 1,
      previous: trailerHash(retired.at(-1) ?? ""),
      isRecovered: true,
      isVoid: false,
    });
  });

  it("has the state after its last round whose check matches, if it is damaged", () => {
    const all = retired.map((line) => JSON.parse(line));
    const rounds = all.flatMap(({ type }, place) => (type === "RoundSettled" ? [place] : []));
    const [first = 0, second = 0] = rounds;
    const found = retiredCarryover(withFields(second, { check: "0".repeat(16) }, retired));
    expect(found).toMatchObject({ credits: all[first].credits, previous: all[0].previous, isRecovered: true });
    expect(retiredCarryover(withFields(first, { check: "0".repeat(16) }, retired))?.credits).toBe(all[0].credits);
    expect(retiredCarryover(withFields(retired.length - 1, { hash: "0".repeat(64) }, retired))).toMatchObject({
      credits: all[rounds.at(-1) ?? 0].credits,
      previous: all[0].previous,
    });
    expect(retiredCarryover(["{", ...retired.slice(1)])).toBeNull();
  });
});

describe("a recording of version 1, whose header has no checksum", () => {
  const raised = ([header = "", ...rest]: readonly string[]) => {
    const read = JSON.parse(header);
    return [JSON.stringify({ ...read, credits: read.credits + 10_000_000 }), ...rest];
  };
  /** A deal that waits for a move, without a settled round before it. */
  const dealt = (() => {
    for (let seed = 0; ; seed++) {
      const played = playedVersion1(0, true, { seed: `${seed}` });
      if (!played.lines.join("").includes("RoundSettled")) return played;
    }
  })();
  const settledOnce = playedVersion1(1, false);
  const refuted = {
    kind: "not-read",
    fault: "line 1: the header does not match the other recorded data",
    isNewer: false,
  };

  it("is read up to a later check that does not match, because the first one confirms its header", () => {
    const { lines: all } = playedVersion1(2, false);
    const rounds = all.flatMap((line, place) => (line.includes('"RoundSettled"') ? [place] : []));
    const [first = 0, second = 0] = rounds;
    const found = recover(withFields(second, { check: "0".repeat(16) }, all), [], false);
    const { credits } = JSON.parse(all[first] ?? "");
    expect(found).toMatchObject({ kind: "only-read", carryover: { credits } });
  });

  it("is not read if the first check does not match, with or without its seed", () => {
    for (const secrets of [[], [settledOnce.secret]]) {
      expect(recover(raised(settledOnce.lines), secrets, false)).toEqual(refuted);
      expect(recover(settledOnce.lines, secrets, false).kind).toBe(secrets.length === 0 ? "only-read" : "recovered");
    }
  });

  it("is not read before the first check if the seed explains none of its events", () => {
    const header = JSON.parse(dealt.lines[0] ?? "");
    const richer = { ...header, seats: { ...header.seats, middle: header.seats.middle + 1_000 } };
    const changed = [JSON.stringify(richer), ...dealt.lines.slice(1)];
    expect(recover(changed, [dealt.secret], false)).toEqual(refuted);
    expect(recover(changed, [], false).kind).toBe("only-read");
    expect(recover(dealt.lines, [dealt.secret], false)).toMatchObject({ kind: "recovered", cut: 0 });
    expect(recover(dealt.lines.slice(0, 1), [dealt.secret], false)).toMatchObject({ kind: "recovered", cut: 0 });
  });

  it("has a carryover, when it is retired, only after a settled round whose check matches", () => {
    expect(retiredCarryover(dealt.lines)).toBeNull();
    expect(retiredCarryover(raised(settledOnce.lines))).toBeNull();
    expect(retiredCarryover(settledOnce.lines)).toMatchObject({ credits: settledOnce.shown.at(-1)?.credits });
    // A header with a checksum needs no round.
    expect(retiredCarryover(lines.slice(0, 2))).toMatchObject({ credits: parsed[0].credits });
  });

  it("has an unconfirmed header until a round is settled", () => {
    expect(unconfirmedHeader(dealt.lines)).toMatchObject({ credits: 50_000 });
    expect(unconfirmedHeader(settledOnce.lines)).toBeNull();
    expect(unconfirmedHeader(lines)).toBeNull();
    expect(unconfirmedHeader(["{"])).toBeNull();
  });
});
