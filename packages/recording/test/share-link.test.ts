import { Buffer } from "node:buffer";
import {
  chosenSeeds,
  type GameEvent,
  legalCommands,
  NO_BETS,
  PRESETS,
  publicEvent,
  type RuleSet,
  randomSeeds,
  ruleSet,
  Table,
} from "@thunderjack/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  openShareLink,
  parseRecording,
  type Recording,
  record,
  shareLink,
  stateHash,
  statesOf,
  summaryOf,
  verify,
} from "../src/index.js";
import { LINK_LIMITS } from "../src/link/link-limits.js";
import { anyRules } from "./any-rules.js";
import { CREATED_AT, playedTable } from "./played-table.js";

/** Returns the content of a link, which must be valid. */
function opened(link: string): { readonly recording: Recording; readonly text: string } {
  const result = openShareLink(link);
  if (result.fault !== null) expect.fail(result.fault);
  return result;
}

const faultOf = (link: string) => openShareLink(link).fault;
const open = ({ header, events }: Recording): Recording => ({ header, events, trailer: null });
const lastState = (recording: Recording) => [...statesOf(recording)].at(-1) ?? expect.fail("There is no state.");
/** Returns the events without the stacked cards, sequence numbers, times and checks. */
const playedEvents = ({ events }: Recording) =>
  events.flatMap((event) => {
    if (event.type === "ShoeStacked") return [];
    const { seq: _seq, t: _t, ...rest } = { check: "", ...event };
    return [{ ...rest, check: "" }];
  });

const anyPlay = fc
  .tuple(
    fc.oneof(fc.constantFrom<RuleSet>(...Object.values(PRESETS)), anyRules),
    fc.string(),
    fc.array(fc.nat(), { maxLength: 60 }),
  )
  .map(([rules, seed, choices]) => playedTable(rules, seed, choices));

/**
 * Plays one round of one hand with a bet of ten credits, from a random seed. The choices select from the legal moves.
 */
function oneRound(rules: RuleSet, number: number, choices: readonly number[]): Recording {
  const seeds = randomSeeds(
    Uint8Array.from({ length: 32 }, (_, place) => (number >> (place % 16)) & 255),
    "",
  );
  const table = new Table({ rules, seeds, bets: { ...NO_BETS, middle: 1000 } });
  const recorder = record(table, { now: () => 0, createdAt: CREATED_AT });
  table.dispatch({ type: "Deal" });
  for (let move = 0; table.state.turn !== null; move++) {
    const legal = legalCommands(rules, table.state);
    const command = legal[(choices[move] ?? 0) % legal.length];
    if (command !== undefined) table.dispatch(command);
  }
  recorder.close(table.close());
  return recorder.recording ?? expect.fail("Nothing was recorded.");
}

describe("a share link", () => {
  it("opens to the shared rounds, for any play under any rules", () => {
    fc.assert(
      fc.property(anyPlay, ({ recording }) => {
        const link = shareLink(recording);
        expect(link).toMatch(/^#tj1\.[\w-]+$/);
        const again = opened(link);
        expect(playedEvents(again.recording)).toEqual(playedEvents(recording));
        expect(stateHash(lastState(again.recording))).toBe(recording.trailer?.state);
        expect(summaryOf(again.recording).rounds).toEqual(summaryOf(recording).rounds);
        expect(parseRecording(again.text)).toEqual({ recording: again.recording, fault: null, truncated: false });
        expect(verify(again.text)).toMatchObject({ status: "consistent" });
      }),
      { numRuns: process.env.THOROUGH ? 200 : 80 },
    );
  });

  it("is the same link when its recording is shared again", () => {
    fc.assert(
      fc.property(anyPlay, ({ recording }) => {
        const link = shareLink(recording);
        expect(shareLink(opened(link).recording)).toBe(link);
      }),
      { numRuns: 50 },
    );
  });

  it("takes at most 60 characters for an ordinary round of one hand", () => {
    let longest = 0;
    for (const rules of Object.values(PRESETS)) {
      for (let number = 0; number < 100; number++) {
        const link = shareLink(oneRound(rules, number * 7919, [number, number >> 2, number >> 4]));
        longest = Math.max(longest, link.length);
      }
    }
    expect(longest).toBeLessThanOrEqual(60);
  });

  it("can be opened with white space around it, without its #, and at the end of a URL", () => {
    const link = shareLink(oneRound(ruleSet("thunderjack"), 1, []));
    const { text } = opened(link);
    for (const one of [` ${link}\n`, link.slice(1), `https://example.org/play?x=1${link}`])
      expect(opened(one).text).toBe(text);
  });

  it("sets the creation time of its recording from the option", () => {
    const link = shareLink(oneRound(ruleSet("casino"), 2, []));
    expect(openShareLink(link, { createdAt: CREATED_AT }).recording?.header.createdAt).toBe(CREATED_AT);
    expect(() => openShareLink(link, { createdAt: "now" })).toThrow(RangeError);
  });

  it("contains the options that differ from a preset, and the credits", () => {
    const rules = ruleSet({ preset: "casino", name: "Zoë's ♠", decks: 8, payouts: { blackjack: [6, 5] } });
    const table = new Table({ rules, seeds: chosenSeeds("x"), credits: 123_400, bets: { ...NO_BETS, left: 2500 } });
    const recorder = record(table, { now: () => 0, createdAt: CREATED_AT });
    table.dispatch({ type: "Deal" });
    while (table.state.turn !== null) table.dispatch({ type: "Stand", hand: table.state.turn });
    recorder.close(table.close());
    const { header } = opened(shareLink(recorder.recording ?? expect.fail("Nothing was recorded."))).recording;
    expect(header).toMatchObject({ rules, credits: 123_400, seats: { right: 0, middle: 0, left: 2500 } });
  });

  it("contains an insurance bet of less than half the bet", () => {
    const table = new Table({
      rules: "casino",
      seeds: chosenSeeds("i"),
      bets: { ...NO_BETS, left: 1000 },
      allowStacking: true,
    });
    const recorder = record(table, { now: () => 0, createdAt: CREATED_AT });
    table.dispatch({ type: "Deal", stack: ["10_h_0", "a_c_0", "9_h_0", "7_d_0"] });
    table.dispatch({ type: "TakeInsurance", hand: "left", amount: 300 });
    table.dispatch({ type: "Stand", hand: "left" });
    recorder.close(table.close());
    const { recording } = opened(shareLink(recorder.recording ?? expect.fail("Nothing was recorded.")));
    expect(summaryOf(recording).rounds[0]?.hands[0]?.insurance).toEqual({ bet: 300, returned: 0 });
  });
});

describe("the seed in a link", () => {
  const long = playedTable(
    ruleSet("casino"),
    "long",
    Array.from({ length: 300 }, (_, place) => place),
  );

  it("is used if it is revealed and shorter than the cards", () => {
    const link = shareLink(long.recording);
    expect(link.length).toBeLessThan(shareLink(open(long.recording)).length);
    expect(opened(link).recording.trailer?.serverSeed).toBe(long.recording.trailer?.serverSeed);
    expect(opened(link).recording.header.fairness.seed).toBe("chosen");
  });

  it("is never contained while it is secret; the drawn cards are contained instead", () => {
    const { serverSeed } = chosenSeeds("long");
    const { recording } = opened(shareLink(open(long.recording)));
    expect(recording.trailer?.serverSeed).not.toBe(Buffer.from(serverSeed).toString("hex"));
    expect(playedEvents(recording)).toEqual(playedEvents(long.recording));
    const dealt = long.recording.events.filter(({ type }) => type === "CardDealt").length;
    const stacked = recording.events.flatMap((event) => (event.type === "ShoeStacked" ? (event.cards ?? []) : []));
    expect(stacked).toHaveLength(dealt);
  });

  it("is not necessary for a round of one hand", () => {
    const round = oneRound(ruleSet("thunderjack"), 5, []);
    expect(shareLink(round)).toBe(shareLink(open(round)));
  });
});

describe("an open recording", () => {
  it("shares its settled rounds and no part of the round in play, for every cut", () => {
    const { recording } = playedTable(
      ruleSet("casino"),
      "cut",
      Array.from({ length: 30 }, (_, place) => place % 2),
    );
    const settledAt = recording.events.flatMap(({ type }, place) => (type === "RoundSettled" ? [place] : []));
    expect(settledAt.length).toBeGreaterThan(1);
    for (let length = 1; length <= recording.events.length; length++) {
      const cut = { ...open(recording), events: recording.events.slice(0, length) };
      const settled = settledAt.filter((place) => place < length).length;
      if (settled === 0) expect(() => shareLink(cut)).toThrow("No round is settled yet");
      else
        expect(summaryOf(opened(shareLink(cut)).recording).rounds).toEqual(
          summaryOf(recording).rounds.slice(0, settled),
        );
    }
  });

  it("shares its last round if the end of the game is missing", () => {
    const table = new Table({
      rules: "thunderjack",
      seeds: chosenSeeds("e"),
      credits: 1000,
      bets: { ...NO_BETS, left: 1000 },
      allowStacking: true,
    });
    const recorder = record(table, { now: () => 0, createdAt: CREATED_AT });
    table.dispatch({ type: "Deal", stack: ["10_h_0", "10_c_0", "9_h_0", "k_d_0"] });
    table.dispatch({ type: "Stand", hand: "left" });
    const { header, events } = recorder.recording ?? expect.fail("Nothing was recorded.");
    expect(events.at(-1)?.type).toBe("GameEnded");
    expect(
      opened(shareLink({ header, events: events.slice(0, -1), trailer: null })).recording.events.at(-1)?.type,
    ).toBe("GameEnded");
  });

  it("can be shared from a public stream too", () => {
    const { recording } = playedTable(ruleSet("thunderjack"), "public", [1, 1, 1]);
    const seen = recording.events.map((event) => ({
      ...event,
      ...publicEvent(event as GameEvent),
    })) as typeof recording.events;
    expect(seen.some((event) => event.type === "CardDealt" && event.card === null)).toBe(true);
    expect(shareLink({ ...open(recording), events: seen })).toBe(shareLink(open(recording)));
  });

  it("cannot be shared before it is closed if the shoe was shuffled during a round", () => {
    const rules = ruleSet({ decks: 1, reshuffleBelow: 0 });
    for (let seed = 0; ; seed++) {
      const { recording } = playedTable(
        rules,
        `dry ${seed}`,
        Array.from({ length: 60 }, () => 0),
      );
      const types = recording.events.map(({ type }) => type);
      const isShuffledInRound = types.some(
        (type, place) =>
          type === "ShoeShuffled" && !["RoundStarted", "CardsDiscarded"].includes(types[place - 1] ?? ""),
      );
      if (!isShuffledInRound) continue;
      expect(playedEvents(opened(shareLink(recording)).recording)).toEqual(playedEvents(recording));
      expect(() => shareLink(open(recording))).toThrow("The shoe was shuffled during a round");
      return;
    }
  });
});

describe("shareLink rejects", () => {
  it("a recording that differs from the events of its commands", () => {
    const { recording } = playedTable(ruleSet("thunderjack"), "forged", [1]);
    const events = recording.events.map((event) => (event.type === "HandSettled" ? { ...event, returned: 7 } : event));
    expect(() => shareLink({ ...recording, events })).toThrow("differs from the events of its commands");
    const header = { ...recording.header, seats: { right: 1001, middle: 0, left: 0 } };
    expect(() => shareLink({ ...recording, header })).toThrow("differs from the events of its commands");
  });

  it("a recording that is too long, before its commands are run", () => {
    const { recording } = playedTable(
      ruleSet("casino"),
      "long",
      Array.from({ length: 4000 }, (_, place) => place % 3),
    );
    expect(() => shareLink(recording)).toThrow(
      `too long for a link (more than ${LINK_LIMITS.events} events): share the file.`,
    );
    const bets = { right: 1001, middle: 0, left: 0 }; // with which no command can be run
    expect(() => shareLink({ ...recording, header: { ...recording.header, seats: bets } })).toThrow(
      "too long for a link",
    );
  });
});

describe("an invalid link", () => {
  const link = shareLink(oneRound(ruleSet("thunderjack"), 11, [1]));
  const bytes = Buffer.from(link.slice(5), "base64url");
  const withBytes = (change: (copy: Buffer) => Buffer) => `#tj1.${change(Buffer.from(bytes)).toString("base64url")}`;

  it("is rejected with a sentence that gives the reason", () => {
    for (const text of ["", "#", "hello", "#tj.", "#tjx.AAAA", "tj1", "https://example.org/"]) {
      expect(faultOf(text)).toBe('The link does not begin with "#tj1.".');
    }
    expect(faultOf(link.replace("tj1", "tj2"))).toBe("The link has version 2, but only version 1 is supported.");
    expect(faultOf(`${link}!`)).toBe('The link holds "!", which is not base64url.');
    expect(faultOf(`${link}=`)).toBe('The link holds "=", which is not base64url.');
    expect(faultOf("#tj1.")).toBe("The link is cut off.");
    expect(faultOf(withBytes((copy) => copy.subarray(0, -2)))).toBe("The link is cut off.");
    expect(faultOf(withBytes((copy) => Buffer.concat([copy, Buffer.alloc(1)])))).toBe(
      "The link continues after its end.",
    );
    expect(faultOf(`#tj1.${"A".repeat(LINK_LIMITS.characters)}`)).toBe("The link is longer than 4096 characters.");
    expect(
      faultOf(
        withBytes((copy) => {
          copy[0] = (copy[0] ?? 0) ^ 1;
          return copy;
        }),
      ),
    ).toMatch(/leads to another final state/);
    // The revision is the first number after the four bytes of the hash.
    expect(
      faultOf(
        withBytes((copy) => {
          copy[4] = 0x20 | ((copy[4] ?? 0) & 0x0f);
          return copy;
        }),
      ),
    ).toBe("The link was made for revision 2 of the rules; this program has revision 1.");
    expect(
      faultOf(
        withBytes((copy) => {
          copy[4] = (copy[4] ?? 0) | 0x0c;
          return copy;
        }),
      ),
    ).toMatch(/unknown rule set/);
  });

  it("is rejected, or leads to the same final state, when any bit is changed", () => {
    let noticed = 0;
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const changed = withBytes((copy) => {
        copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (128 >> (bit & 7));
        return copy;
      });
      const result = openShareLink(changed);
      if (result.fault !== null) noticed++;
      else expect(stateHash(lastState(result.recording))).toBe(stateHash(lastState(opened(link).recording)));
    }
    expect(noticed).toBe(bytes.length * 8);
  });

  it("is rejected at every cut", () => {
    for (let length = 0; length < link.length; length++) expect(faultOf(link.slice(0, length))).not.toBeNull();
  });
});
