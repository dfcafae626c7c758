import { type Command, type Seeds, Table } from "@thunderjack/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  commandsOf,
  EventLog,
  faultText,
  liveRecording,
  openShareLink,
  parseRecording,
  publicRecording,
  Recorder,
  type RecorderOptions,
  RecordingLog,
  recordingText,
  shareLink,
  statesOf,
  summaryOf,
  Tape,
  trailerHash,
  verify,
} from "../src/index.js";
import { foreignAddition } from "../src/verify/additions.js";
import { anyRules } from "./any-rules.js";
import { rechained } from "./forged.js";
import { CREATED_AT, playedTable, seedsInChain, textOf } from "./played-table.js";

const STACK = ["10_h_0", "9_s_0", "6_d_0", "q_c_0", "5_c_0"] as const;
const SEEDS = seedsInChain("version 2", 3);
const TIME = { now: () => 0, createdAt: CREATED_AT };

/**
 * Returns a table with a bet on the middle seat, its recorder, the recorded lines, and functions that deal, settle a
 * round and close the recording.
 */
function recorded(options: Partial<RecorderOptions> = {}, seeds: Seeds = SEEDS) {
  const bets = { right: 0, middle: 1000, left: 0 };
  const table = new Table({ rules: "thunderjack", seeds, bets, allowStacking: true });
  const { rules, fairness, opening } = table;
  const recorder = new Recorder({ rules, fairness, credits: opening.credits }, { ...TIME, ...options });
  const lines: string[] = [];
  table.events$.subscribe((event) => lines.push(...recorder.write(event)));
  const deal = (command: Omit<Extract<Command, { type: "Deal" }>, "type"> = {}) => {
    expect(table.dispatch({ type: "Deal", ...command }).accepted).toBe(true);
  };
  const settle = () => {
    while (table.state.turn !== null) table.dispatch({ type: "Stand", hand: table.state.turn });
  };
  const close = () => lines.push(...recorder.close(table.close()));
  return { table, recorder, lines, deal, settle, close };
}

/** Returns the lines of two rounds, of which the first one is stacked if requested. */
function played(stack: boolean, options: Partial<RecorderOptions> = {}): string[] {
  const { deal, settle, close, lines } = recorded(options);
  deal(stack ? { stack: STACK } : {});
  settle();
  deal();
  settle();
  close();
  return lines;
}

function faultOf(lines: readonly string[]): string {
  const { fault } = parseRecording(textOf(lines));
  return fault === null ? "nothing" : faultText(fault);
}

/** Returns the lines with fields of the first line that contains a text replaced; `undefined` removes a field. */
function withFields(lines: readonly string[], part: string, fields: object): readonly string[] {
  const at = lines.findIndex((line) => line.includes(part));
  return lines.map((line, place) => (place === at ? JSON.stringify({ ...JSON.parse(line), ...fields }) : line));
}

const lines = played(false);
const stacked = played(true);
const header = JSON.parse(lines[0] ?? "");
const lineOf = (part: string, of = lines) => of.findIndex((line) => line.includes(part)) + 1;

describe("a recording of a shoe in a chain of seeds", () => {
  it("has version 2, the place of the shoe and the hash of the previous recording in its header", () => {
    const previous = "ab".repeat(32);
    const [first = ""] = played(false, { previous, recovered: "secret-lost" });
    expect(JSON.parse(first)).toMatchObject({
      version: 2,
      fairness: { scheme: "hmac-sha256/2", ...SEEDS.chain, clientSeed: SEEDS.clientSeed, clientSeedFrom: "player" },
      previous,
      recovered: "secret-lost",
    });
    expect(header.previous).toBeNull();
    expect(header).not.toHaveProperty("recovered");
  });

  it("never contains a face-down card, neither while it is open nor in the events after it is closed", () => {
    const { deal, settle, close, lines, recorder } = recorded();
    deal({ stack: STACK });
    expect(lines.join()).not.toContain("q_c_0");
    expect(lines.join()).not.toContain("5_c_0");
    const open = [...lines];
    settle();
    close();
    expect(lines.slice(0, open.length)).toEqual(open);
    expect(lines.filter((line) => line.includes('"faceDown":true'))).toEqual([expect.stringContaining('"card":null')]);
    expect(lines.at(-2)).toBe(`{"stacked":${lineOf("ShoeStacked", lines) - 1},"cards":${JSON.stringify(STACK)}}`);
    expect(parseRecording(textOf(lines)).recording).toEqual(recorder.recording);
  });

  it("is verified, and has the commands that were played, for any play under any rules", () => {
    fc.assert(
      fc.property(anyRules, fc.string(), fc.array(fc.nat(), { maxLength: 60 }), (rules, seed, choices) => {
        const { chain, ...alone } = { ...seedsInChain(seed), clientSeed: "" };
        const single = playedTable(rules, seed, choices, alone).recording;
        const { lines } = playedTable(rules, seed, choices, { ...alone, ...(chain && { chain }) });
        expect(verify(textOf(lines))).toMatchObject({ status: "committed" });
        const { recording } = parseRecording(textOf(lines));
        if (recording === null) throw new Error("There is no recording.");
        expect(commandsOf(recording)).toEqual(commandsOf(single));
        expect(recording.trailer?.state).toBe(single.trailer?.state);
        expect(shareable(recording)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it("is fair with a client seed of the player, and proves its place in the chain", () => {
    const { anchor } = header.fairness;
    const verification = verify(textOf(lines), { anchor, clientSeed: SEEDS.clientSeed });
    expect(verification).toMatchObject({ status: "fair", notProven: [] });
    expect(verification.checks.find(({ name }) => name === "anchor")?.detail).toBe(
      "the commitment is that of shoe 3 of 10 in the chain of the anchor, and the anchor is the noted one",
    );
    expect(verify(textOf(lines))).toMatchObject({ status: "fair", notProven: ["commitment-time", "client-seed"] });
  });

  it("is consistent if a deal was stacked, and counts the chosen cards with the hole card", () => {
    const verification = verify(textOf(stacked));
    expect(verification).toMatchObject({ status: "consistent", why: expect.stringContaining("some chosen cards") });
    expect(verification.checks.find(({ name }) => name === "deck")?.detail).toMatch(
      /^of \d+ cards \d+ are .*, 5 chosen$/,
    );
  });

  it("is open at every cut, and its commands are run again up to the round with a secret card", () => {
    for (let count = 1; count < stacked.length; count++) {
      const cut = verify(textOf(stacked.slice(0, count)));
      expect(cut.status).toBe("open");
    }
    const names = (count: number) => verify(textOf(lines.slice(0, count))).checks.map(({ name }) => name);
    expect(names(lineOf('"faceDown":true'))).toEqual(["format", "chain", "anchor"]);
    expect(names(lineOf("RoundSettled"))).toEqual(["format", "chain", "anchor", "commands"]);
    const second = lines.findIndex((line, place) => place > lineOf("RoundSettled") && line.includes('"faceDown":true'));
    expect(names(second + 1)).toEqual(["format", "chain", "anchor", "commands"]);
    const other = withFields(lines.slice(0, second + 1), "HandSettled", { returned: 77 });
    expect(verify(rechained(other)).checks.at(-1)).toMatchObject({
      name: "commands",
      holds: false,
      line: lineOf("HandSettled"),
    });
  });

  it("is public: while it is open, it is exported unchanged", () => {
    const open = textOf(lines.slice(0, -3));
    expect(publicRecording(open)).toBe(open);
    expect(publicRecording(`${open}nonsense\n`)).toBe(open);
    expect(publicRecording(`${open}{"seq":`)).toBe(open);
  });

  it("is written by an event log, open and closed", () => {
    const table = new Table({ rules: "thunderjack", seeds: SEEDS, bets: { right: 0, middle: 1000, left: 0 } });
    const log = new EventLog(table, { now: () => 0, date: () => CREATED_AT });
    table.dispatch({ type: "Deal" });
    const open = recordingText(log) ?? "";
    while (table.state.turn !== null) table.dispatch({ type: "Stand", hand: table.state.turn });
    log.close(table.close());
    const closed = recordingText(log) ?? "";
    expect(closed.startsWith(open)).toBe(true);
    expect(verify(closed).status).toBe("fair");
  });

  it("has the same lines in a live recording and in a log for a store", () => {
    const table = new Table({ rules: "thunderjack", seeds: SEEDS, bets: { right: 0, middle: 1000, left: 0 } });
    const live: string[] = [];
    liveRecording(table, TIME).lines$.subscribe((line) => live.push(line));
    const log = new RecordingLog(table, { createdAt: CREATED_AT });
    table.events$.subscribe((event) => log.write([event], () => 0));
    table.dispatch({ type: "Deal" });
    while (table.state.turn !== null) table.dispatch({ type: "Stand", hand: table.state.turn });
    expect(live).toEqual(log.lines);
    log.close(table.close());
    expect(log.lines.slice(0, -1)).toEqual(live);
    expect(verify(textOf(log.lines)).status).toBe("fair");
  });

  it("can be played as a tape, which masks the hole card until it is revealed", () => {
    const { recording } = parseRecording(textOf(lines));
    if (recording === null) throw new Error("There is no recording.");
    const tape = new Tape(recording);
    expect(tape.recording).toEqual(recording);
    const revealed = lineOf("HoleCardRevealed") - 1;
    expect(tape.state(revealed - 1).dealer.cards).toEqual([expect.any(String), null]);
    expect(tape.state(revealed).dealer.cards).not.toContain(null);
    expect(summaryOf(recording).rounds).toHaveLength(2);
  });

  it("can be shared as a link, with or without stacked cards", () => {
    for (const text of [textOf(lines), textOf(stacked)]) {
      const { recording } = parseRecording(text);
      if (recording === null) throw new Error("There is no recording.");
      const { recording: opened } = openShareLink(shareLink(recording));
      if (opened === null) throw new Error("The link was not opened.");
      expect(summaryOf(opened).rounds).toEqual(summaryOf(recording).rounds);
    }
  });
});

function shareable(recording: Parameters<typeof shareLink>[0]): boolean {
  try {
    return shareLink(recording).startsWith("#tj1.");
  } catch (error) {
    return error instanceof RangeError && error.message.includes("too long");
  }
}

describe("a recording of version 2 is rejected", () => {
  it("if it names a card that lies face down, or masks one that does not", () => {
    const hole = lineOf('"faceDown":true');
    expect(faultOf(withFields(lines, '"faceDown":true', { card: "2_h_0" }))).toBe(
      `line ${hole}, field "card": must be null, because it is face down`,
    );
    expect(faultOf(withFields(lines, '"faceDown":false', { card: null }))).toBe(
      `line ${lineOf("CardDealt")}, field "card": must be a card`,
    );
    expect(faultOf(withFields(stacked, "ShoeStacked", { cards: STACK }))).toBe(
      `line ${lineOf("ShoeStacked", stacked)}, field "cards": must be null; the cards are written before the trailer`,
    );
  });

  it("if a round is settled before its hole card is revealed", () => {
    const settled = lineOf("RoundSettled");
    const without = lines.filter((line) => !line.includes("HoleCardRevealed"));
    const counted = without.map((line, place) => line.replace(/"seq":\d+/, `"seq":${place}`));
    expect(faultOf(counted)).toBe(`line ${settled - 1}: must follow the HoleCardRevealed of its round`);
  });

  it("if its header has no place in a chain", () => {
    const wrong = (fields: object) => faultOf(withFields(lines, "format", fields));
    const fairness = (fields: object) => wrong({ fairness: { ...header.fairness, ...fields } });
    expect(fairness({ anchor: undefined })).toBe('line 1, field "fairness.anchor": is missing');
    expect(fairness({ index: 11 })).toBe('line 1, field "fairness.index": must be 10 or less');
    expect(fairness({ length: 10_001 })).toBe('line 1, field "fairness.length": must be 10000 or less');
    expect(fairness({ clientSeedFrom: undefined })).toBe('line 1, field "fairness.clientSeedFrom": is missing');
    expect(fairness({ nextAnchor: "ab".repeat(32) })).toBe(
      'line 1, field "fairness.nextAnchor": is allowed only for the last shoe of a chain',
    );
    expect(wrong({ previous: undefined })).toBe('line 1, field "previous": is missing');
    expect(wrong({ recovered: "yes" })).toBe('line 1, field "recovered": must be "secret-lost" if it is present');
  });

  it("if the cards of its stacked deals are missing, wrong or too many", () => {
    const line = stacked.length - 1;
    const deal = lineOf("ShoeStacked", stacked) - 1;
    const stack = stacked[line - 1] ?? "";
    expect(faultOf(stacked.filter((one) => one !== stack))).toBe(
      `line ${line}: must follow the cards of the stacked deal ${deal}`,
    );
    expect(faultOf(withFields(stacked, '"stacked"', { stacked: 7 }))).toBe(
      `line ${line}, field "stacked": must be ${deal}, not 7`,
    );
    expect(faultOf(withFields(stacked, '"stacked"', { cards: [] }))).toBe(
      `line ${line}, field "cards": must be 5 cards, not 0`,
    );
    expect(faultOf([...stacked.slice(0, -1), stack, ...stacked.slice(-1)])).toBe(
      `line ${line + 1}, field "stacked": follows the cards of all stacked deals`,
    );
    const event = stacked[line - 2] ?? "";
    expect(faultOf([...stacked.slice(0, -1), event])).toBe(
      `line ${line + 1}: must not follow the stacked cards, which close the recording`,
    );
  });
});

describe("a recovery", () => {
  it("allows a recording to be closed during a round, which is then consistent", () => {
    const { table, recorder, deal, settle, lines } = recorded();
    deal();
    settle();
    deal();
    expect(table.state.turn).not.toBeNull();
    expect(() => recorder.close(SEEDS)).toThrow("during a round");
    lines.push(recorder.recover("tail-cut"), recorder.recover("round-refunded"));
    expect(() => recorder.recover("tail-cut")).toThrow("already recorded");
    expect(() => recorder.write({ type: "BetsCleared" })).toThrow("retired by a recovery");
    const open = verify(textOf(lines));
    expect(open.status).toBe("open");
    lines.push(...recorder.close(SEEDS));
    const { recording, fault } = parseRecording(textOf(lines));
    expect(fault).toBeNull();
    expect(recording).toEqual(recorder.recording);
    expect(verify(textOf(lines))).toMatchObject({
      status: "consistent",
      why: "All checks pass, but the recording has a recovery: its damaged end was cut off and a recovery: the bets of its last round were returned.",
    });
    const without = lines.filter((line) => !line.includes("round-refunded"));
    expect(verify(textOf(without)).checks.at(-1)).toMatchObject({ name: "chain", holds: false });
  });

  it.each([
    ["tail-cut", "its damaged end was cut off"],
    ["round-refunded", "the bets of its last round were returned"],
    ["unsaved", "rounds after its end were not saved"],
  ] as const)("alone closes a recording during a round: %s", (reason, why) => {
    const { recorder, deal, lines } = recorded();
    deal();
    lines.push(recorder.recover(reason), ...recorder.close(SEEDS));
    const { recording, fault } = parseRecording(textOf(lines));
    expect(fault).toBeNull();
    expect(recording?.recoveries).toEqual([reason]);
    expect(verify(textOf(lines))).toMatchObject({
      status: "consistent",
      why: `All checks pass, but the recording has a recovery: ${why}.`,
    });
    expect(verify(rechained(lines.filter((line) => !line.includes('"recovered"')))).checks).toMatchObject([
      { name: "format", holds: false, detail: expect.stringContaining("closes the recording during a round") },
    ]);
  });

  it("is the last line before the recording is closed", () => {
    const at = lines.length - 1;
    const recovery = '{"recovered":"unsaved"}';
    const event = lines[at - 1] ?? "";
    expect(faultOf([...lines.slice(0, at - 1), recovery, event])).toBe(
      `line ${at + 1}: must not follow a recovery, which retires the shoe`,
    );
    expect(faultOf([...lines.slice(0, at), '{"recovered":"luck"}'])).toContain('field "recovered": must be one of');
    expect(faultOf([...lines.slice(0, at), recovery, recovery])).toContain("must not name the same reason twice");
    expect(verify(rechained([...lines.slice(0, at), recovery, ...lines.slice(at)]))).toMatchObject({
      status: "consistent",
    });
    expect(verify(textOf(played(false, { recovered: "secret-lost" })))).toMatchObject({
      status: "consistent",
      why: expect.stringContaining("the secret of the session was lost"),
    });
  });
});

describe("a line after the trailer", () => {
  const hash = trailerHash(lines.at(-1) ?? "");
  const addition = JSON.stringify({ x_note: "Zoë doubled", hash });

  it("is ignored, and changes nothing", () => {
    const text = textOf([...lines, addition, addition]);
    expect(parseRecording(text)).toEqual(parseRecording(textOf(lines)));
    expect(verify(text)).toEqual(verify(textOf(lines)));
    expect(verify(text.slice(0, -5)).checks[0]).toMatchObject({ name: "format", holds: true, line: lines.length + 2 });
  });

  it("fails the check of the chain if it belongs to another recording", () => {
    const foreign = JSON.stringify({ x_note: "of another round", hash: "00".repeat(32) });
    const text = textOf([...lines, addition, foreign]);
    expect(parseRecording(text)).toEqual(parseRecording(textOf(lines)));
    expect(verify(text)).toMatchObject({
      status: "broken",
      checks: [{ name: "format" }, { name: "chain", holds: false, line: lines.length + 2 }],
    });
    expect(verify(text.slice(0, -5)).status).toBe(verify(textOf(lines)).status);
  });

  it("is checked in steps of 32 Ki characters, with the progress in the text", () => {
    const text = textOf([...lines, ...Array<string>(1000).fill(addition)]);
    const { recording } = parseRecording(text);
    if (recording === null) throw new Error("The recording was rejected.");
    const progress = [...foreignAddition([text], recording)];
    expect(progress).toHaveLength(Math.floor(text.length / (32 * 1024)));
    expect(progress).toEqual([...progress].sort((one, other) => one - other));
    expect(progress.at(0)).toBeGreaterThan(0);
    expect(progress.at(-1)).toBeLessThanOrEqual(1);
  });

  it("is rejected if it is not an addition, or exceeds a limit", () => {
    const wrong = (line: object) => faultOf([...lines, JSON.stringify(line)]);
    const start = `line ${lines.length + 1}`;
    expect(wrong({ hash })).toBe(`${start}: must not follow the trailer`);
    expect(wrong({ x_note: 1, more: 1, hash })).toBe(`${start}, field "more": must not follow the trailer`);
    expect(wrong({ x_note: 1 })).toBe(`${start}, field "hash": is missing`);
    expect(wrong({ x_note: 1, hash: "ab" })).toBe(`${start}, field "hash": must be 64 digits of lower-case hex`);
    expect(wrong({ x_note: "a".repeat(257), hash })).toBe(`${start}, field "x_note": is longer than 256 characters`);
    const { lines: first } = playedTable(recorded().table.rules, "version 1", [0]);
    expect(faultOf([...first, addition])).toContain("must not follow the trailer");
  });
});

describe("the credits of a recording of version 2", () => {
  it("may be one number for each seat; the table has their sum", () => {
    const purses = { right: 0, middle: 40_000, left: 10_000 };
    const changed = withFields(lines, "format", { credits: purses });
    const { recording } = parseRecording(textOf(changed));
    if (recording === null) throw new Error("There is no recording.");
    expect(recording.header).toMatchObject({ credits: 50_000, purses });
    const [opening] = statesOf(recording);
    expect(opening?.credits).toBe(50_000);
    expect(verify(rechained(changed)).status).toBe("fair");
    const huge = { right: Number.MAX_SAFE_INTEGER, middle: 1, left: 0 };
    expect(faultOf(withFields(lines, "format", { credits: huge }))).toContain("a sum that is a safe integer");
    const { lines: first } = playedTable(recorded().table.rules, "version 1", [0]);
    expect(faultOf(withFields(first, "format", { credits: purses }))).toBe(
      'line 1, field "credits": must be a safe integer of 0 or more',
    );
  });
});

describe("a forged recording of version 2", () => {
  const forged = (part: string, fields: object, of: readonly string[] = lines) =>
    verify(rechained(withFields(of, part, fields))).checks.at(-1);
  const otherThan = (card: string) => (card === "2_h_0" ? "3_h_0" : "2_h_0");

  it("fails the check of the deck if the hole card is another one", () => {
    const line = lineOf("HoleCardRevealed");
    const { card } = JSON.parse(lines[line - 1] ?? "");
    expect(forged("HoleCardRevealed", { card: otherThan(card) })).toMatchObject({
      name: "deck",
      holds: false,
      line,
      detail: expect.stringContaining(`deals ${card} face down`),
    });
  });

  it("fails the check of the deck or of the commands if a stacked card is another one", () => {
    const cards = ["10_h_0", "9_s_0", "6_d_0", "q_c_0", "5_d_0"];
    const found = forged('"stacked"', { cards }, stacked);
    expect(found).toMatchObject({ holds: false });
  });

  it("fails the check of the anchor if it claims another place in the chain", () => {
    const { fairness } = header;
    expect(forged("format", { fairness: { ...fairness, index: 4 } })).toMatchObject({ name: "anchor", line: 1 });
    expect(forged("format", { fairness: { ...fairness, anchor: "ab".repeat(32) } })).toMatchObject({ name: "anchor" });
    const alone = { ...fairness, index: 1, length: 1, anchor: "ab".repeat(32) };
    expect(forged("format", { fairness: alone })).toMatchObject({ name: "anchor", holds: false });
    expect(verify(textOf(lines), { anchor: "cd".repeat(32) }).checks.at(-1)).toMatchObject({
      name: "anchor",
      holds: false,
      detail: "the anchor is not the one that was written down",
    });
  });

  it("names a changed line by running the commands again", () => {
    const line = lineOf("HoleCardRevealed");
    const { card } = JSON.parse(lines[line - 1] ?? "");
    expect(
      verify(textOf(withFields(lines, "HoleCardRevealed", { card: otherThan(card) }))).checks.at(-1),
    ).toMatchObject({
      name: "chain",
      line,
    });
  });
});
