import { legalCommands, PRESETS, publicEvent, type RuleSet, type Table } from "@thunderjack/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Branch,
  branchesOf,
  branchText,
  commandsOf,
  hasSameCards,
  inCurrentVersion,
  openBranch,
  parseRecording,
  type Recording,
  stateAt,
  verify,
  withBranch,
} from "../src/index.js";
import { playedTable } from "./played-table.js";
import { vector } from "./vector.js";

const SEED = Uint8Array.from({ length: 32 }, (_, index) => index);
const HEX = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const recordingIn = (text: string) => parseRecording(text).recording ?? expect.fail("This is not a recording.");
const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");

/** Plays a number of legal commands and returns their public events as text. */
function playOn(table: Table, choices: readonly number[]): readonly string[] {
  const events: string[] = [];
  const subscription = table.publicEvents$.subscribe((event) => {
    events.push(JSON.stringify(publicEvent(event)));
  });
  for (const choice of choices) {
    const legal = legalCommands(table.rules, table.state).filter(({ type }) => type !== "BuyIn" && type !== "CashOut");
    const command = legal[choice % legal.length];
    if (command !== undefined) table.dispatch(command);
  }
  subscription.unsubscribe();
  return events;
}

const FAIR = vector("fair-2.tjr");

describe("a branch", () => {
  it("begins with the state and the events of its parent, at every position of recordings with shuffles, splits and purses", () => {
    const names = ["fair-1.tjr", "fair-2.tjr", "casino.tjr", "rounds.tjr", "stacked-1.tjr", "stacked-2.tjr"];
    for (const name of [...names, "runs-out.tjr", "purses-HandSplit.tjr", "purses-SeatBoughtIn.tjr"]) {
      const text = inCurrentVersion(vector(name));
      const parent = recordingIn(text);
      for (const cards of ["same", "shuffled"] as const) {
        for (let seq = 0; seq <= parent.events.length; seq += name === "runs-out.tjr" ? 7 : 1) {
          const { table, seq: start } = openBranch(parent, seq, { cards, seed: SEED });
          expect(start).toBeGreaterThanOrEqual(seq);
          expect(table.publicState, `${name} ${cards} ${start}`).toEqual(stateAt(parent, start));
        }
      }
    }
  });

  it("equals its parent byte by byte up to the branch", () => {
    const lines = inCurrentVersion(vector("casino.tjr")).split("\n");
    const text = lines.join("\n");
    for (let seq = 1; seq < recordingIn(text).events.length; seq++) {
      const { table, seq: start } = openBranch(recordingIn(text), seq, { cards: "shuffled", seed: SEED });
      const [command] = legalCommands(table.rules, table.state);
      if (command === undefined) continue;
      const branch: Branch = { seq: start, cards: "shuffled", seed: HEX, commands: [command] };
      const written = branchText(text, branch);
      const before = textOf(lines.slice(0, start + 1));
      expect(written.slice(0, before.length)).toBe(before);
      expect(parseRecording(written).fault).toBeNull();
      expect(verify(written).status, verify(written).why).toBe("open");
    }
  });

  it("with the same cards deals on as the parent would have", () => {
    const parent = recordingIn(FAIR);
    const played = (recording: Recording) =>
      recording.events.map(({ seq, type, ...event }) => ({ seq, type, ...event, t: 0, check: "" }));
    const starts = new Set(parent.events.map(({ seq }) => openBranch(parent, seq, { cards: "same", seed: SEED }).seq));
    for (const seq of starts) {
      const commands = commandsOf({ ...parent, events: parent.events.slice(seq) });
      const branch = branchText(FAIR, { seq, cards: "same", commands });
      expect(played(recordingIn(branch))).toEqual(played(parent));
    }
    expect(starts.size).toBeGreaterThan(2);
  });

  it("with a new shuffle deals other cards, and the same ones again from its seed", () => {
    const parent = recordingIn(FAIR);
    const start = openBranch(parent, 0, { cards: "same", seed: SEED });
    const events = (cards: "same" | "shuffled", seed = SEED) =>
      playOn(openBranch(parent, 0, { cards, seed }).table, [0, 0, 0, 0, 0, 0]).join("\n");
    expect(start.seq).toBe(0);
    expect(events("shuffled")).toBe(events("shuffled"));
    expect(events("shuffled")).not.toBe(
      events(
        "shuffled",
        SEED.map((byte) => byte + 1),
      ),
    );
  });

  it("has the same cards only if the seed is revealed", () => {
    const { header, events } = recordingIn(FAIR);
    const open: Recording = { header, events: events.slice(0, 6), trailer: null };
    expect(hasSameCards(recordingIn(FAIR))).toBe(true);
    expect(hasSameCards(open)).toBe(false);
    expect(() => openBranch(open, 6, { cards: "same", seed: SEED })).toThrow("The seed of the recording is secret");
  });

  it("begins before the last command of an open recording if that command is cut off", () => {
    const { header, events } = recordingIn(vector("casino.tjr"));
    for (let length = 0; length <= events.length; length++) {
      const open: Recording = { header, events: events.slice(0, length), trailer: null };
      const { table, seq } = openBranch(open, length, { cards: "shuffled", seed: SEED });
      expect(seq).toBeLessThanOrEqual(length);
      expect(table.publicState).toEqual(stateAt(open, seq));
    }
  });

  it("can continue any recording of any rules", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<RuleSet>(...Object.values(PRESETS)),
        fc.string(),
        fc.array(fc.nat(), { maxLength: 60 }),
        fc.nat(),
        fc.constantFrom("same", "shuffled"),
        fc.array(fc.nat(), { maxLength: 12 }),
        (rules, text, choices, position, cards, next) => {
          const parent = recordingIn(textOf(playedTable(rules, text, choices).lines));
          const seq = position % (parent.events.length + 1);
          const { table, seq: start } = openBranch(parent, seq, { cards, seed: SEED });
          expect(table.state.version).toBe(start);
          playOn(table, next);
          const { undealt, tray, hands, dealer } = table.state;
          const onTable = hands.reduce((sum, hand) => sum + hand.cards.length, dealer.cards.length);
          expect(undealt + tray + onTable).toBe(52 * rules.decks);
        },
      ),
    );
  });

  it("deals every unseen card as the hole card equally often", () => {
    const { header, events } = recordingIn(FAIR);
    const turn = events.findIndex(({ type }) => type === "TurnStarted") + 1;
    const open: Recording = { header, events: events.slice(0, turn), trailer: null };
    const counts = new Map<string, number>();
    for (let number = 0; number < 600; number++) {
      const seed = SEED.map((byte, index) => (index < 2 ? (number >> (8 * index)) & 255 : byte));
      const { dealer } = openBranch(open, turn, { cards: "shuffled", seed }).table.state;
      const hole = dealer.cards[dealer.faceDown] ?? "none";
      counts.set(hole, (counts.get(hole) ?? 0) + 1);
    }
    const seen = events.slice(0, turn).flatMap((event) => (event.type === "CardDealt" ? (event.card ?? []) : []));
    for (const card of seen) expect(counts.has(card)).toBe(false);
    expect(counts.size).toBeGreaterThan(40);
    expect(Math.max(...counts.values())).toBeLessThan(40);
  });
});

describe("a stored branch", () => {
  const parent = recordingIn(FAIR);
  const { table, seq } = openBranch(parent, 1, { cards: "shuffled", seed: SEED });
  const commands = [legalCommands(table.rules, table.state)[0] ?? expect.fail("no legal command")];
  const branch: Branch = { seq, cards: "shuffled", seed: HEX, commands };

  it("is read as it was written, and leaves the verdict as it was", () => {
    const text = withBranch(FAIR, branch);
    expect(text.startsWith(FAIR)).toBe(true);
    expect(branchesOf(text)).toEqual([branch]);
    expect(branchesOf(withBranch(text, { ...branch, cards: "same" }))).toHaveLength(2);
    expect(verify(text)).toEqual(verify(FAIR));
  });

  it("is ignored if it is of another recording or cannot be played", () => {
    const line = withBranch(FAIR, branch).slice(FAIR.length);
    const { x_branch: content, hash } = JSON.parse(line);
    const other = (changed: object) => `${FAIR}${JSON.stringify({ x_branch: { ...content, ...changed }, hash })}\n`;
    expect(branchesOf(other({}))).toEqual([branch]);
    for (const changed of [
      { moves: "____" },
      { moves: "<b>" },
      { moves: "" },
      { seq: 2 },
      { seq: 999 },
      { seed: "00" },
      { seed: undefined },
      { cards: "marked" },
      { more: 1 },
    ]) {
      expect(branchesOf(other(changed)), JSON.stringify(changed)).toEqual([]);
    }
    expect(branchesOf(FAIR + line.replace(hash, "0".repeat(64)))).toEqual([]);
  });

  it("is refused with a reason if it cannot be written", () => {
    expect(() => withBranch(FAIR, { ...branch, seq: 2 })).toThrow(
      /A branch can begin at event \d+, and not at event 2/,
    );
    expect(() => withBranch(FAIR, { seq, cards: "shuffled", commands })).toThrow("needs its seed");
    expect(() => withBranch(FAIR, { ...branch, commands: [{ type: "Deal" }] })).toThrow("Command 1 of the branch");
    expect(() => withBranch(FAIR.split("\n").slice(0, 6).join("\n"), branch)).toThrow("An open recording");
  });
});
