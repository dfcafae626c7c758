import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROUNDS_PER_SHOE, trailerHash } from "../src/index.js";
import { rechained } from "./forged.js";
import { textOf } from "./played-table.js";
import { anyChain, anyRules, anySeeds, creditsAfter, recordedLines } from "./vectors/any-recording.js";
import { comparedByPython, hasPython, type NamedText, VectorFolder, writeFiles } from "./vectors/folder.js";
import { FORGERIES } from "./vectors/forgeries.js";
import { Random } from "./vectors/random.js";

/*
 * Compares `verify` and `verifySession` with the second verifier, reference/verify.py, on random recordings, forgeries of
 * them and sessions. `RECORDINGS` is the number of each; `pnpm --filter @thunderjack/recording second-verifier` compares
 * 500. `SEED` selects other plays. The same seed repeats the same run. A small number of recordings does not contain every
 * case, but the sessions of the default seed do.
 */

const COUNT = Number(process.env.RECORDINGS ?? 60);
const SEED = Number(process.env.SEED ?? 2);

/** Returns options with the values that the player may have noted, some of them wrong. */
function anyOptions(random: Random, lines: readonly string[]): Record<string, string> | undefined {
  if (random.once(2)) return undefined;
  const { fairness } = JSON.parse(lines[0] ?? "");
  const wrong = random.once(8) ? "00".repeat(32) : undefined;
  const anchor = wrong ?? fairness.anchor ?? fairness.commitment;
  return random.of([
    { commitment: wrong ?? fairness.commitment },
    { anchor },
    { clientSeed: wrong ?? fairness.clientSeed },
    { anchor, commitment: fairness.commitment, clientSeed: fairness.clientSeed },
  ]);
}

/** Returns a forgery of the kind with this number, or of the next kind that the recording allows. */
function anyForgery(random: Random, nth: number, lines: readonly string[]) {
  for (let kind = nth; ; kind++) {
    const forgery = FORGERIES[kind % FORGERIES.length];
    const text = forgery?.forge(lines, random) ?? null;
    if (forgery !== undefined && text !== null) return { name: forgery.name, text };
  }
}

/** Returns the recordings of a session over one or two chains, with their names. */
function anySession(random: Random, name: string): readonly NamedText[] {
  const chains = [anyChain(random), anyChain(random)];
  const recordings: NamedText[] = [];
  let previous: string | null = null;
  let credits: number | null = null;
  const clientSeeds = random.of([
    ["words", "words"],
    ["words", "other words"],
    ["words", ""],
  ]);
  const isChanged = random.once(4); // whether the player sets another client seed for each shoe from the second one on
  const [isLost, isNamed] = random.of([
    [false, true],
    [true, false],
    [true, true],
  ]);
  const isUsedUp = random.once(5); // whether the shoes have all their rounds
  const [first, second] = [anyRules(random, "vingt-et-un"), anyRules(random, "vingt-et-un")];
  for (const [nth, chain] of chains.entries()) {
    const rules = nth === 0 || !isNamed ? first : second;
    for (let index = 1; index <= chain.length; index++) {
      const next = index === chain.length && nth === 0 && isNamed ? chains[1]?.anchor : undefined;
      const words = isChanged && index > 1 ? `${index}. words` : (clientSeeds[nth] ?? "");
      const seeds = { ...chain.seeds(index, words, next), clientSeedFrom: "player" as const };
      const options = {
        previous,
        ...(isLost && nth === 1 && index === 1 ? { recovered: "secret-lost" as const } : {}),
      };
      const isOpen = index === chain.length && random.once(4);
      const end = isOpen ? "open" : random.once(8) ? "recovered" : "closed";
      // The credits change once in six shoes, and if they could be too low for a bet.
      const isKept = credits !== null && credits >= 10_000 && !random.once(6);
      const purse = isKept && credits !== null ? { credits } : {};
      const lines = recordedLines(random, {
        rules,
        seeds,
        rounds: isUsedUp ? ROUNDS_PER_SHOE : 1,
        end,
        options,
        ...purse,
      });
      recordings.push([`${name}-${nth + 1}-${index}.tjr`, textOf(lines)]);
      if (isOpen) continue;
      previous = trailerHash(lines.at(-1) ?? "");
      credits = creditsAfter(lines);
    }
  }
  return recordings;
}

/** Returns a session with recordings that are left out, moved or forged. */
function changedSession(random: Random, session: readonly NamedText[]): readonly NamedText[] {
  const at = random.below(session.length);
  const [name = "", text = ""] = session[at] ?? [];
  const lines = text.trimEnd().split("\n");
  const [before, after] = [session.slice(0, at), session.slice(at + 1)];
  const forged = (change: string | null): readonly NamedText[] => [
    ...before,
    [`changed-${name}`, change ?? text],
    ...after,
  ];
  switch (random.below(6)) {
    case 0:
      return [...before, ...after.slice(random.below(2))];
    case 1:
      return [...before, ...session.slice(at, at + 2).reverse(), ...session.slice(at + 2)];
    case 2:
      return [...before, [name, text], ...session.slice(at)];
    case 3:
      return forged(random.of(FORGERIES).forge(lines, random));
    case 4:
      return forged(textOf(lines.slice(0, -1)));
    default:
      return forged(rechained(lines.map((line, place) => (place === 1 ? line.replace("{", '{"x_note":1,') : line))));
  }
}

/** Returns options with the values that the player may have noted of a session, some of them wrong. */
function anySessionOptions(random: Random, session: readonly NamedText[]) {
  const texts = session.map(([, text]) => text);
  const anchor: string = JSON.parse(texts[0]?.split("\n")[0] ?? "").fairness.anchor;
  const heads = texts.map((text) => trailerHash(text.trimEnd().split("\n").at(-1) ?? ""));
  const last = heads.at(-1) ?? "";
  const options = random.of([{}, { anchor }, { head: last }, { anchor, head: random.of(heads) }, { anchor: last }]);
  return random.once(3) ? options : { ...options, clientSeeds: anyClientSeeds(random, texts) };
}

/** Returns the client seeds of a session in their order, in some cases with one that is missing, moved or added. */
function anyClientSeeds(random: Random, texts: readonly string[]): readonly string[] {
  const all: readonly string[] = texts.map((text) => JSON.parse(text.split("\n")[0] ?? "").fairness.clientSeed);
  const seeds = all.filter((seed, place) => seed !== all[place - 1]);
  const at = random.below(seeds.length);
  switch (random.below(6)) {
    case 0:
      return seeds.filter((_, place) => place !== at);
    case 1:
      return [...seeds].reverse();
    case 2:
      return [...seeds.slice(0, at), random.of(["others", ""]), ...seeds.slice(at)];
    default:
      return seeds;
  }
}

describe.skipIf(!hasPython)("the second verifier, in Python (NOT RUN without python3)", () => {
  it(`has the same results for ${COUNT} recordings, ${COUNT} forgeries and their sessions`, () => {
    const random = new Random(SEED);
    const folder = new VectorFolder();
    for (let nth = 0; nth < COUNT; nth++) {
      const lines = recordedLines(random, { seeds: anySeeds(random) });
      folder.addRecording(`${nth}.tjr`, "random play", textOf(lines), anyOptions(random, lines));
      const { name, text } = anyForgery(random, nth, lines);
      folder.addRecording(`${nth}-forged.tjr`, name, text, anyOptions(random, lines));
      if (nth % 5 !== 0) continue;
      const session = anySession(random, `${nth}-session`);
      const options = anySessionOptions(random, session);
      folder.addSession("random play", session, options);
      folder.addSession("changed", changedSession(random, session), options);
    }
    for (const fact of ["client-seed", "credits", "rules", "cards", "seed-choice", "shoe-ends"]) {
      const { proven, notProven } = folder.countsOfSessions(fact);
      expect(Math.min(proven, notProven), `sessions that prove, or that do not prove: ${fact}`).toBeGreaterThan(0);
    }
    for (const status of ["fair", "committed", "consistent", "open", "broken", "complete", "incomplete"]) {
      expect(folder.statuses, `no result is ${status}`).toContain(status);
    }
    const path = mkdtempSync(join(tmpdir(), "thunderjack-vectors-"));
    writeFiles(path, folder.files);
    const { status, output } = comparedByPython(path);
    expect({ status, path, output: output.slice(0, 4000) }).toMatchObject({ status: 0 });
    rmSync(path, { recursive: true });
  });
});
