import { chosenSeeds, ruleSet } from "@thunderjack/core";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { HashChain } from "../src/chain.js";
import { verify, verifyInSteps } from "../src/index.js";
import { LIMITS } from "../src/limits.js";
import { finished } from "../src/steps.js";
import { playAgain } from "../src/verify/play-again.js";
import { examineByParsing } from "../src/verify/verify.js";
import { anyRules } from "./any-rules.js";
import { rechained, renumbered } from "./forged.js";
import { roundsOfOneHand } from "./one-hand-rounds.js";
import { playedTable, seedsInChain, textOf } from "./played-table.js";

/*
 * Compares the fast pass over recordings that are exactly as the recorder writes them with the parser and the single
 * checks, which decide about every other text.
 */

const examinedByParsing = (text: string) => finished(examineByParsing([text], {}));
const byParsing = (text: string) => examinedByParsing(text).verification;
const isFast = (text: string) => finished(playAgain([text])) !== null;
const inParts = (text: string) => text.split(/(?<=\n)/);
const withoutTrailer = (text: string) => text.slice(0, text.lastIndexOf("\n", text.length - 2) + 1);

const CHOICES = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4];

/** Returns recordings with valid hashes in which values were taken from other lines, and lines were moved or left out. */
function anyForgery(lines: readonly string[]) {
  const anyEvent = fc.integer({ min: 1, max: lines.length - 2 });
  return fc
    .array(fc.tuple(anyEvent, anyEvent, fc.nat(), fc.constantFrom("field", "field", "field", "out", "twice", "swap")), {
      maxLength: 3,
    })
    .map((changes) => {
      const changed = [...lines];
      for (const [place, from, nth, how] of changes) {
        const line = changed[place] ?? "{}";
        const content = JSON.parse(line);
        const other = JSON.parse(lines[from] ?? "{}");
        const shared = Object.keys(content).filter((name) => name in other && !["seq", "type", "check"].includes(name));
        const name = shared[nth % Math.max(1, shared.length)] ?? "t";
        if (content.end === true) continue;
        if (how === "field") changed[place] = JSON.stringify({ ...content, [name]: other[name] });
        else if (how === "out") changed.splice(place, 1);
        else if (how === "twice") changed.splice(place, 0, line);
        else changed.splice(place, 2, changed[place + 1] ?? "{}", line);
      }
      return renumbered(changed);
    });
}

/** Returns the text with some characters replaced, inserted or removed. */
function anyMutated(text: string) {
  const anyChange = fc.tuple(
    fc.nat(text.length - 1),
    fc.nat(2),
    fc.oneof(fc.constantFrom(...'{}[]",:019-. \n\\a'), fc.string({ maxLength: 2 })),
  );
  return fc.array(anyChange, { minLength: 1, maxLength: 2 }).map((changes) => {
    let changed = text;
    for (const [at, removed, inserted] of changes) {
      changed = changed.slice(0, at) + inserted + changed.slice(at + removed);
    }
    return changed;
  });
}

const VERSIONS = [
  [1, chosenSeeds("forged")],
  [2, seedsInChain("forged")],
] as const;

const FORMS = VERSIONS.flatMap(([version, seeds]) => [
  [version, "closed", seeds, (text: string) => text] as const,
  [version, "open", seeds, withoutTrailer] as const,
]);

/** Returns the lines of rounds of one hand up to the face-down card of the last round, which is masked. */
function openRound(rounds: number): string[] {
  const lines = roundsOfOneHand("thunderjack", rounds, seedsInChain("a secret card")).trimEnd().split("\n");
  return lines.slice(0, lines.map((line) => line.includes('"card":null')).lastIndexOf(true) + 1);
}

const withFields = (line = "{}", fields: object) => JSON.stringify({ ...JSON.parse(line), ...fields });

const SETTLED =
  '{"seq":0,"type":"RoundSettled","round":2,"staked":0,"returned":0,"credits":0,"check":"0000000000000000","t":0}';

describe("the fast pass of the verifier", () => {
  it("has the same results as the parser and the checks for every recording, under any rules", () => {
    const anyChoices = fc.array(fc.nat(), { maxLength: 60 });
    fc.assert(
      fc.property(anyRules, fc.string(), anyChoices, fc.boolean(), (rules, seed, choices, isInChain) => {
        const seeds = isInChain ? seedsInChain(seed) : chosenSeeds(seed);
        const text = textOf(playedTable(rules, seed, choices, seeds).lines);
        const open = withoutTrailer(text);
        for (const one of [text, open]) {
          expect(isFast(one)).toBe(true);
          expect(verify(one)).toEqual(byParsing(one));
          expect(finished(playAgain([one]))?.outline).toEqual(examinedByParsing(one).outline);
          expect(finished(playAgain(inParts(one)))).toEqual(finished(playAgain([one])));
        }
        const options = { commitment: "00".repeat(32), anchor: "00".repeat(32), clientSeed: "words of the player" };
        for (const [name, value] of Object.entries(options)) {
          const option = { [name]: value };
          expect(verify(text, option)).toEqual(finished(examineByParsing([text], option)).verification);
        }
      }),
      { numRuns: process.env.THOROUGH ? 2000 : 25 },
    );
  });

  it.each(FORMS)("has the same results for any forgery with valid hashes: version %i, %s", (_, form, seeds, inForm) => {
    const { lines } = playedTable(ruleSet("casino"), "forged", CHOICES, seeds);
    const reached = new Map<string, number>();
    fc.assert(
      fc.property(anyForgery(lines).map(inForm), (text) => {
        const verification = verify(text);
        expect(verification).toEqual(byParsing(text));
        expect(finished(verifyInSteps(inParts(text)))).toEqual(verification);
        const last = `${verification.checks.at(-1)?.name} ${verification.checks.at(-1)?.holds}`;
        reached.set(last, (reached.get(last) ?? 0) + 1);
      }),
      { numRuns: process.env.THOROUGH ? 20_000 : 150 },
    );
    const ends = form === "open" ? ["commands true"] : ["deck false", "state true"];
    for (const name of ["format false", "commands false", ...ends]) {
      expect(reached.get(name) ?? 0, name).toBeGreaterThan(1);
    }
  });

  it.each(FORMS)("has the same results for any change of the text: version %i, %s", (_, __, seeds, inForm) => {
    const text = inForm(textOf(playedTable(ruleSet("vingt-et-un"), "mutated", [1, 0, 1], seeds).lines));
    fc.assert(
      fc.property(anyMutated(text), (changed) => {
        expect(verify(changed)).toEqual(byParsing(changed));
        expect(finished(verifyInSteps(inParts(changed)))).toEqual(byParsing(changed));
      }),
      { numRuns: process.env.THOROUGH ? 50_000 : 200 },
    );
  });

  it.each(VERSIONS)("leaves every other form of a valid recording to the parser: version %i", (version, seeds) => {
    const { lines } = playedTable(ruleSet("casino"), "forms", CHOICES, seeds);
    const [header = "", ...events] = lines;
    const trailer = events.pop() ?? "";
    const reordered = ({ seq, ...event }: Record<string, unknown>) => ({ ...event, seq });
    const withNote = renumbered([
      header,
      JSON.stringify({ ...JSON.parse(events[0] ?? ""), x_note: 1 }),
      ...events.slice(1),
      trailer,
    ]);
    const inOtherOrder = rechained([
      header,
      ...events.map((line) => JSON.stringify(reordered(JSON.parse(line)))),
      trailer,
    ]);
    for (const text of [withNote, inOtherOrder, textOf(lines).slice(0, -1)]) {
      expect(isFast(text)).toBe(false);
      expect(["fair", "consistent"]).toContain(verify(text).status);
    }
    for (const text of [
      withoutTrailer(withNote),
      withoutTrailer(inOtherOrder),
      textOf([header, ...events]).slice(0, -1),
    ]) {
      expect(isFast(text)).toBe(false);
      expect(verify(text).status).toBe("open");
    }
    for (const text of ["x\n", "\n", `x\n${trailer}\n`, `${header}\nx\n`]) {
      expect(isFast(text)).toBe(false);
      expect(verify(text).status).not.toBe("fair");
    }
    expect(JSON.parse(header).version).toBe(version);
  });

  it.each(VERSIONS)("has the same results for a recording that is closed after any event: version %i", (_, seeds) => {
    const { lines } = playedTable(ruleSet("casino"), "closed", CHOICES, seeds);
    const statuses = lines.slice(1).map((__, count) => {
      const text = renumbered([...lines.slice(0, count + 1), lines.at(-1) ?? ""]);
      const verification = verify(text);
      expect(verification).toEqual(byParsing(text));
      return verification.why;
    });
    expect(statuses.filter((why) => why.includes("closes the recording during a round")).length).toBeGreaterThan(9);
  });

  it.each(VERSIONS)("has the same results for a recording that is open after any event: version %i", (_, seeds) => {
    const { lines } = playedTable(ruleSet("casino"), "open", CHOICES, seeds);
    const [header = "", ...events] = lines.slice(0, -1);
    for (let count = 0; count <= events.length; count++) {
      const text = textOf([header, ...events.slice(0, count)]);
      expect(isFast(text)).toBe(true);
      expect(verify(text)).toEqual(byParsing(text));
    }
  });

  it("compares the numbers of the lines of an open round with a secret card, and accepts no settlement there", () => {
    const { lines } = playedTable(ruleSet("casino"), "open", [], seedsInChain("forged"));
    const secret = lines.findIndex((line) => line.includes('"card":null'));
    const settled = lines.find((line) => line.includes('"RoundSettled"')) ?? "";
    const open = lines.slice(0, secret + 1);
    const misnumbered = [...open.slice(0, -1), (open.at(-1) ?? "").replace(/"seq":\d+/, '"seq":1')];
    const early = [...lines.slice(0, secret), settled.replace(/"seq":\d+/, `"seq":${secret}`)];
    for (const text of [textOf(misnumbered), textOf(early)]) {
      expect(isFast(text)).toBe(false);
      expect(verify(text)).toEqual(byParsing(text));
      expect(verify(text).status).toBe("broken");
    }
  });

  it("runs the commands before an open round with a secret card, but not those of the round", () => {
    const text = textOf(openRound(2));
    expect(isFast(text)).toBe(true);
    expect(verify(text)).toEqual(byParsing(text));
    expect(verify(text).checks.map(({ name }) => name)).toContain("commands");
    const first = textOf(openRound(1));
    expect(verify(first)).toEqual(byParsing(first));
    expect(verify(first).checks.map(({ name }) => name)).not.toContain("commands");
  });

  it.each<[string, (open: string[], started: number) => void]>([
    ["a settlement", (open, started) => open.splice(started + 1, 0, SETTLED)],
    ["the start of another round", (open, started) => open.push(open[started] ?? "")],
    ["a face-up card that is masked", (open) => open.push(withFields(open.at(-1), { faceDown: false }))],
    ["a face-down card that is not masked", (open) => open.push(withFields(open.at(-1), { card: "k_s_3" }))],
    ["fields in another order", (open) => open.push('{"type":"HandHit","seq":0,"hand":"middle","t":0}')],
  ])("leaves an open round with a secret card and %s to the parser", (_, change) => {
    const open = openRound(2);
    change(open, open.map((line) => line.includes('"RoundStarted"')).lastIndexOf(true));
    const text = textOf(open.map((line, place) => line.replace(/"seq":\d+/, `"seq":${place}`)));
    expect(isFast(text)).toBe(false);
    expect(verify(text)).toEqual(byParsing(text));
  });

  it("takes many short steps", () => {
    const hits = Array.from({ length: 1000 }, () => '{"seq":0,"type":"HandHit","hand":"middle","t":0}');
    const open = [...openRound(1), ...hits].map((line, place) => line.replace(/"seq":\d+/, `"seq":${place}`));
    for (const text of [textOf(open), roundsOfOneHand("thunderjack", 60)]) {
      const progress = [...playAgain([text])];
      const lines = text.split("\n").length;
      expect(isFast(text)).toBe(true);
      expect(progress.length).toBeGreaterThan(lines / 80);
      expect(progress.length).toBeLessThanOrEqual(lines / 64);
      expect(progress).toEqual([...progress].sort((one, other) => one - other));
      expect(progress.at(-1)).toBeGreaterThan(0.9);
      expect(progress.at(-1)).toBeLessThanOrEqual(1);
    }
  });

  it("reads a header of the largest size, and leaves a larger one and a text without parts to the parser", () => {
    const { lines } = playedTable(ruleSet("casino"), "forms", []);
    const [header = "", ...others] = lines;
    const withSize = (bytes: number) => {
      const own = JSON.parse(header);
      const meta: Record<string, string> = {};
      const size = () => Buffer.byteLength(JSON.stringify({ ...own, meta }));
      while (size() < bytes - 300) meta[`x${Object.keys(meta).length}`] = "x".repeat(200);
      meta.y = "";
      meta.z = "x".repeat(100);
      meta.y = "x".repeat(bytes - size());
      return rechained([JSON.stringify({ ...own, meta }), ...others]);
    };
    expect(isFast(withSize(LIMITS.bytesPerLine))).toBe(true);
    const large = withSize(LIMITS.bytesPerLine + 1);
    expect(isFast(large)).toBe(false);
    expect(verify(large)).toEqual(byParsing(large));
    expect(finished(verifyInSteps([]))).toEqual(verify(""));
  });

  it("leaves a text that is too long to the parser", async () => {
    const { lines } = playedTable(ruleSet("casino"), "forms", []);
    const text = textOf(lines);
    const bytes = Buffer.byteLength(text);
    for (const [most, isRead] of [
      [bytes, true],
      [bytes - 1, false],
    ] as const) {
      vi.resetModules();
      vi.doMock(import("../src/limits.js"), async (original) => {
        const limits = await original();
        return { ...limits, LIMITS: { ...limits.LIMITS, bytes: most as typeof LIMITS.bytes } };
      });
      const limited = await import("../src/verify/play-again.js");
      expect(finished(limited.playAgain([text])) !== null).toBe(isRead);
    }
    vi.doUnmock("../src/limits.js");
    vi.resetModules();
  });

  it.each(VERSIONS)("has the same results if lines of an open round are changed: version %i", (_, seeds) => {
    const { lines } = playedTable(ruleSet("casino"), "open", CHOICES, seeds);
    const revealed = lines.map((line) => line.includes('"HoleCardRevealed"')).lastIndexOf(true);
    const open = [...lines.slice(0, revealed), lines.at(-1) ?? ""];
    const statuses = new Map<string, number>();
    fc.assert(
      fc.property(anyForgery(open).map(withoutTrailer), (text) => {
        const { status } = verify(text);
        expect(verify(text)).toEqual(byParsing(text));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
      { numRuns: process.env.THOROUGH ? 20_000 : 150 },
    );
    expect(Math.min(statuses.get("open") ?? 0, statuses.get("broken") ?? 0)).toBeGreaterThan(9);
  });

  it.each([
    ["another character before a word", /"to":"/, '"to":x'],
    ["another character after a word", /","faceDown"/, 'x,"faceDown"'],
    ["an empty word", /"to":"\w+"/, '"to":""'],
  ])("does not accept %s", (_, from, to) => {
    const { lines } = playedTable(ruleSet("casino"), "forms", CHOICES);
    const changed = lines.findIndex((line) => from.test(line));
    const chain = new HashChain();
    const written = lines.map((line, place) => {
      const text = (place === changed ? line.replace(from, to) : line)
        .replace(/"check":"[^"]*"/, `"check":"${chain.check}"`)
        .replace(/"hash":"[^"]*"/, `"hash":"${chain.hash}"`);
      chain.add(text);
      return text;
    });
    expect(isFast(textOf(written))).toBe(false);
    expect(verify(textOf(written))).toEqual(byParsing(textOf(written)));
  });

  it("accepts no other check, hash, number, time, ending or first bet", () => {
    const { lines } = playedTable(ruleSet("casino"), "forms", CHOICES);
    const [header = "", ...events] = lines.slice(0, -1);
    const trailer = lines.at(-1) ?? "";
    const zeros = (digits: number) => "0".repeat(digits);
    const unchecked = [header, ...events].map((line) => line.replace(/"check":"[^"]*"/, `"check":"${zeros(16)}"`));
    const chain = new HashChain();
    for (const line of unchecked) chain.add(line);
    const withHash = (hash: string) => trailer.replace(/"hash":"[^"]*"/, `"hash":"${hash}"`);
    const raised = header.replace(/"minBet":\d+/, '"minBet":1000');
    expect(verify(rechained([raised, ...events, trailer])).why).toMatch(/the bet on the \w+ seat is rejected/);
    for (const text of [
      textOf([...unchecked, withHash(chain.hash)]),
      textOf([header, ...events, withHash(zeros(64))]),
      textOf([header, ...events, trailer.replace(/"events":\d+/, `"events":${events.length - 1}`)]),
      textOf([...lines, trailer]),
      `${textOf(lines).slice(0, -1)}x`,
      rechained([header, ...events.map((line) => line.replace(/(CardDealt.*"t":)\d+/, "$1-1")), trailer]),
      rechained([raised, ...events, trailer]),
    ]) {
      expect(isFast(text)).toBe(false);
      expect(verify(text)).toEqual(byParsing(text));
      expect(verify(text).status).not.toBe("consistent");
    }
  });
});
