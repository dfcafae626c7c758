import { chosenSeeds, type GameEvent, randomSeeds, ruleSet, SeedChain, type Seeds, Table } from "@thunderjack/core";
import {
  publicRecording,
  Recorder,
  type RecorderOptions,
  type Recovery,
  ROUNDS_PER_SHOE,
  trailerHash,
} from "../../src/index.js";
import { rechained, renumbered } from "../forged.js";
import { inVersion0 } from "../in-version-0.js";
import { CREATED_AT, textOf } from "../played-table.js";
import { creditsAfter, type Play, recordedLines } from "./any-recording.js";
import { type NamedText, VectorFolder } from "./folder.js";
import { FORGERIES } from "./forgeries.js";
import { Random } from "./random.js";

/*
 * The conformance corpus: small recordings, forgeries and sessions. `npm run corpus` writes it.
 */

const FIRST = new SeedChain(new Uint8Array(32).fill(1), 3);
const SECOND = new SeedChain(new Uint8Array(32).fill(2), 2);
/** Chains whose last shoes need more hashes together than a verifier computes. */
const LONG = [3, 4].map((byte) => new SeedChain(new Uint8Array(32).fill(byte), 6000));
const SMALL = ruleSet("vingt-et-un");

/** Returns the seeds of a shoe of the first or the second chain. The first one names the second one. */
function seedsOf(chain: SeedChain, index: number, clientSeed = chain === FIRST ? "Zoë ♠" : "Zoë ♥"): Seeds {
  const next = chain === FIRST && index === chain.length ? SECOND.anchor : undefined;
  return { ...chain.seeds(index, clientSeed, next), clientSeedFrom: clientSeed === "" ? "none" : "player" };
}

/** Returns a small closed recording. */
function linesOf(play: Play, seed = 1): readonly string[] {
  return recordedLines(new Random(seed), { rules: SMALL, rounds: 1, end: "closed", ...play });
}

/** Returns the lines of the first recording that contains a text. */
function linesWith(event: string, play: Play): readonly string[] {
  for (let seed = 1; ; seed++) {
    const lines = linesOf(play, seed);
    if (lines.some((line) => line.includes(event))) return lines;
  }
}

/** Returns a recording with a recovery between the events of the deal. */
function recoveredLines(seeds: Seeds, recovery: Recovery = "tail-cut"): readonly string[] {
  const bets = { right: 0, middle: 500, left: 0 };
  const table = new Table({ rules: SMALL, seeds, bets });
  const { rules, fairness, opening } = table;
  const settings = { now: () => 0, createdAt: CREATED_AT };
  const recorder = new Recorder({ rules, fairness, credits: opening.credits }, settings);
  const events: GameEvent[] = [];
  table.events$.subscribe((event) => events.push(event));
  table.dispatch({ type: "Deal" });
  const lines = events.slice(0, 5).flatMap((event) => recorder.write(event));
  return [...lines, recorder.recover(recovery), ...recorder.close(seeds)];
}

/** The forgeries of the corpus. Each check detects some of them. */
const KINDS = [
  "another revealed seed",
  "another final state",
  "another final hash",
  "another number of events",
  "another check",
  "another client seed, with valid hashes",
  "another commitment",
  "other rules, with valid hashes",
  "another dealt card",
  "another dealt card, with valid hashes",
  "another hole card",
  "another hole card, with valid hashes",
  "a named hole card",
  "a masked card",
  "another returned amount, with valid hashes",
  "other credits of a round, with valid hashes",
  "another number of a round",
  "another hand, with valid hashes",
  "another choice than HandStood, with valid hashes",
  "another time",
  "an additional field, with valid hashes",
  "other stacked cards, with valid hashes",
  "stacked cards that the table does not have, with valid hashes",
  "stacked cards of another deal",
  "a line left out, with valid numbers and hashes",
  "an additional event, with valid numbers and hashes",
  "an additional event at the end, with valid numbers and hashes",
  "a recovery before the trailer, with valid hashes",
  "a round closed early, with valid numbers and hashes",
  "an odd line",
  "carriage returns",
  "a byte order mark",
  "another bit",
];

/** Returns the recordings, the forgeries and the sessions of the corpus. */
export function corpus(): VectorFolder {
  const folder = new VectorFolder();
  addRecordings(folder);
  addLimits(folder);
  addForgeries(folder);
  addSessions(folder);
  return folder;
}

function addRecordings(folder: VectorFolder): void {
  const seed = new Uint8Array(32).fill(7);
  const two = { seeds: seedsOf(FIRST, 2) };
  const v1 = linesOf({ seeds: randomSeeds(seed, "Zoë ♠") });
  const v2 = linesOf(two);
  const { anchor, commitment, clientSeed } = JSON.parse(v2[0] ?? "").fairness;
  folder.addRecording("fair-1.tjr", "version 1", textOf(v1), { clientSeed });
  folder.addRecording("fair-2.tjr", "version 2, all options given", textOf(v2), { anchor, commitment, clientSeed });
  for (const options of [{ anchor: SECOND.anchor }, { commitment: anchor }, { clientSeed: "others" }]) {
    folder.addRecording("fair-2.tjr", `another ${Object.keys(options).join("")} is given`, textOf(v2), options);
  }
  const rules = { thunderjack: ruleSet("thunderjack"), casino: ruleSet("casino") };
  folder.addRecording(
    "thunderjack.tjr",
    "three hands, of which one is split",
    textOf(linesWith("HandSplit", { ...two, rules: rules.thunderjack })),
  );
  folder.addRecording(
    "casino.tjr",
    "an insurance",
    textOf(linesWith("InsuranceTaken", { ...two, rules: rules.casino })),
  );
  folder.addRecording("committed-1.tjr", "no client seed", textOf(linesOf({ seeds: randomSeeds(seed, "") })));
  folder.addRecording("committed-2.tjr", "no client seed", textOf(linesOf({ seeds: seedsOf(FIRST, 1, "") })));
  folder.addRecording("chosen.tjr", "a chosen seed", textOf(linesOf({ seeds: chosenSeeds("corpus") })));
  folder.addRecording(
    "stacked-1.tjr",
    "chosen cards",
    textOf(linesWith("ShoeStacked", { seeds: randomSeeds(seed, "a") })),
  );
  folder.addRecording("stacked-2.tjr", "chosen cards", textOf(linesWith("ShoeStacked", two)));
  folder.addRecording(
    "secret-lost.tjr",
    "the first recording after the secret was lost",
    textOf(linesOf({ ...two, options: { recovered: "secret-lost" } })),
  );
  folder.addRecording(
    "recovered.tjr",
    "a recovery, in the middle of the events of a command",
    textOf(recoveredLines(two.seeds)),
  );
  const round = linesWith("HandHit", two);
  const hit = round.findIndex((line) => line.includes('"HandHit"'));
  folder.addRecording("open.tjr", "open in the middle of a round", textOf(round.slice(0, hit + 1)));
  folder.addRecording("header.tjr", "only a header", textOf(round.slice(0, 1)));
  folder.addRecording("truncated.tjr", "the last line is cut off", textOf(round).slice(0, -9));
  folder.addRecording(
    "public-1.tjr",
    "version 1, open in the first round, with masked cards",
    publicRecording(textOf(linesWith("HandHit", { seeds: randomSeeds(seed, "a") }).slice(0, 8))),
  );
  folder.addRecording("version-0.tjr", "version 0", inVersion0(v1));
  const [header = "", ...events] = v2;
  const purses = JSON.stringify({
    ...JSON.parse(header),
    credits: { right: 0, middle: 10_000, left: 0 },
    x_more: [1.0],
  });
  folder.addRecording("purses.tjr", "one purse per seat, and an unknown field", rechained([purses, ...events]));
  const reordered = v2.map((line) => JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(line)).reverse())));
  folder.addRecording("reordered.tjr", "another order of the fields", rechained(reordered));
  const changed = rechained(reordered).replace(/("card":"\w+)_0"/, '$1_1"');
  folder.addRecording("forged-reordered.tjr", "another card, with another order of the fields", changed);
  const addition = JSON.stringify({ x_note: "Zoë doubled", hash: trailerHash(v2.at(-1) ?? "") });
  folder.addRecording("addition.tjr", "an addition, without a last line feed", `${textOf(v2)}${addition}`);
  folder.addRecording("empty.tjr", "an empty file", "");
  addRareRounds(folder, two.seeds);
  addPurses(folder, two.seeds, v2);
}

/** Adds recordings of tables with a purse for each seat. */
function addPurses(folder: VectorFolder, seeds: Seeds, shared: readonly string[]): void {
  const small = ruleSet({ preset: "vingt-et-un", seats: ["right", "middle", "left"], purses: "per-seat" });
  const casino = ruleSet({ preset: "casino", purses: "per-seat" });
  const credits = { right: 3000, middle: 20_000, left: 500 };
  const played = (event: string, rules = small, rounds = 2) => linesWith(event, { seeds, rules, rounds, credits });
  const recordings: readonly (readonly [event: string, lines: readonly string[]])[] = [
    ["SeatBoughtIn", played("SeatBoughtIn")],
    ["SeatCashedOut", played("SeatCashedOut")],
    ["BetRemoved", played("BetRemoved", small, 1)],
    ["HandSplit", played("HandSplit", casino, 1)],
    ["InsuranceTaken", played("InsuranceTaken", casino, 1)],
  ];
  for (const [event, lines] of recordings) {
    folder.addRecording(`purses-${event}.tjr`, `a purse for each seat, with ${event}`, textOf(lines));
  }
  const lines = played("SeatBoughtIn");
  folder.addRecording("purses-open.tjr", "a purse for each seat, open", textOf(lines.slice(0, -1)));
  const changed = (part: string, change: (line: Record<string, unknown>) => object) => {
    const at = lines.findIndex((line) => line.includes(part));
    return rechained(lines.map((line, place) => (place === at ? JSON.stringify(change(JSON.parse(line))) : line)));
  };
  const [header = "", ...events] = shared;
  const { rules: sharedRules, ...rest } = JSON.parse(header);
  const perSeat = { ...rest, rules: { ...sharedRules, purses: "per-seat" } };
  const forgeries: readonly (readonly [about: string, text: string])[] = [
    ["a purse for each seat, but one amount of credits", rechained([JSON.stringify(perSeat), ...events])],
    [
      "another distribution of the same credits",
      changed('"format"', (line) => ({ ...line, credits: { right: 20_000, middle: 3000, left: 500 } })),
    ],
    [
      "credits at a seat that the table does not have",
      changed('"format"', (line) => ({ ...line, rules: { ...(line.rules as object), seats: ["right", "middle"] } })),
    ],
    [
      "an unknown kind of purses",
      changed('"format"', (line) => ({ ...line, rules: { ...(line.rules as object), purses: "shared" } })),
    ],
    ["another buy-in", changed('"SeatBoughtIn"', (line) => ({ ...line, amount: Number(line.amount) + 1 }))],
    ["a buy-in of nothing", changed('"SeatBoughtIn"', (line) => ({ ...line, amount: 0 }))],
    [
      "a buy-in at a table with one purse",
      renumbered([header, '{"seq":1,"type":"SeatBoughtIn","seat":"middle","amount":500,"t":0}', ...events]),
    ],
    ["a buy-in during a round", withBuyInAfterDeal(lines)],
  ];
  for (const [nth, [about, text]] of forgeries.entries()) {
    folder.addRecording(`forged-purses-${nth + 1}.tjr`, about, text);
  }
}

function withBuyInAfterDeal(lines: readonly string[]): string {
  const at = lines.findIndex((line) => line.includes('"RoundStarted"')) + 1;
  const line = '{"seq":1,"type":"SeatBoughtIn","seat":"middle","amount":500,"t":0}';
  return renumbered([...lines.slice(0, at), line, ...lines.slice(at)]);
}

/** Adds recordings with several rounds, and with rare events. */
function addRareRounds(folder: VectorFolder, seeds: Seeds): void {
  const oneDeck = ruleSet({ preset: "thunderjack", decks: 1, reshuffleBelow: 0, startingCredits: 5000 });
  const several = linesWith("BetPlaced", { seeds, rounds: 2 });
  folder.addRecording("rounds.tjr", "two rounds, with bets between them", textOf(several));
  const twice = textOf(several).replaceAll(/(RoundStarted[\s\S]*?"to":"middle","card":"\w+)_0"/g, '$1_1"');
  folder.addRecording("forged-rounds.tjr", "other cards in both rounds", twice);
  for (const event of ["ThunderjacksCancelled", "BlitzAwarded"]) {
    folder.addRecording(`${event}.tjr`, `a round with ${event}`, textOf(linesWith(event, { seeds, rules: oneDeck })));
  }
  const runOut = linesWith('"shuffle":1', { seeds, rules: oneDeck, rounds: 6 });
  folder.addRecording("runs-out.tjr", "a shoe that runs out in the middle of a round", textOf(runOut));
  const poor = ruleSet({ preset: "vingt-et-un", startingCredits: 500 });
  const ended = linesWith("GameEnded", { seeds, rules: poor });
  folder.addRecording("game-ended.tjr", "the end of the game", textOf(ended));
  const withoutEnd = renumbered(ended.filter((line) => !line.includes('"GameEnded"')));
  folder.addRecording("game-not-ended.tjr", "the end of the game is missing", withoutEnd);
}

function addForgeries(folder: VectorFolder): void {
  const two = { seeds: seedsOf(FIRST, 2) };
  const bases = [linesWith("HandStood", two), linesWith("ShoeStacked", two)];
  for (const [nth, kind] of KINDS.entries()) {
    const forgery = FORGERIES.find(({ name }) => name === kind);
    if (forgery === undefined) throw new Error(`There is no forgery ${kind}.`);
    const forged = bases.map((base) => forgery.forge(base, new Random(nth))).find((text) => text !== null);
    if (forged === undefined) throw new Error(`No recording allows the forgery ${kind}.`);
    folder.addRecording(`forged-${nth + 1}.tjr`, kind, forged ?? "");
  }
  addForgedHeaders(folder, bases[0] ?? []);
}

function addForgedHeaders(folder: VectorFolder, lines: readonly string[]): void {
  const [header = "", ...events] = lines;
  const content = JSON.parse(header);
  const fields: readonly (readonly [about: string, fields: object])[] = [
    ["a newer version", { version: 3 }],
    ["an unknown scheme", { fairness: { ...content.fairness, scheme: "dice" } }],
    ["another shoe of the chain", { fairness: { ...content.fairness, index: 1, nextAnchor: undefined } }],
    ["credits that no table has", { credits: 2 ** 53 - 1 }],
    ["a client seed from none", { fairness: { ...content.fairness, clientSeedFrom: "none" } }],
    ["a bet that is not legal", { seats: { right: 0, middle: 501, left: 0 } }],
    ["a rule set that cannot be paid exactly", { rules: { ...content.rules, betStep: 333 } }],
  ];
  for (const [nth, [about, changed]] of fields.entries()) {
    const text = rechained([JSON.stringify({ ...content, ...changed }), ...events]);
    folder.addRecording(`forged-header-${nth + 1}.tjr`, about, text);
  }
  const addition = `{"x_note":"of another recording","hash":"${"00".repeat(32)}"}`;
  folder.addRecording("forged-addition.tjr", "an addition of another recording", textOf([...lines, addition]));
  const unknown = lines.map((line, place) => (place === 4 ? line.replace(/"type":"\w+"/, '"type":"CardBurnt"') : line));
  folder.addRecording("forged-event.tjr", "an unknown event", textOf(unknown));
}

/** Adds recordings with additional data in their header: at the limits, and above each of them. */
function addLimits(folder: VectorFolder): void {
  const [header = "", ...events] = linesOf({ seeds: seedsOf(FIRST, 1) });
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
  const text = (length: number) => `{"note":${JSON.stringify("x".repeat(length))}}`;
  const metas: readonly (readonly [about: string, meta: string])[] = [
    ["the longest text", text(256)],
    ["a text of 257 characters", text(257)],
    ["the deepest nesting", nested(7)],
    ["nested deeper than 8", nested(8)],
    ["the largest number", `{"count":${2 ** 53 - 1}}`],
    ["a number above the largest one", `{"count":${2 ** 53}}`],
    ["a fraction", '{"count":0.5}'],
    ["the key __proto__", '{"__proto__":{"polluted":true}}'],
    ["the key constructor", '{"constructor":{}}'],
    [
      "a line of more than 16 KiB",
      `{${Array.from({ length: 80 }, (_, nth) => `"${nth}":"${"x".repeat(250)}"`).join(",")}}`,
    ],
  ];
  for (const [nth, [about, meta]] of metas.entries()) {
    const changed = header.replace(/"meta":\{.*\}/, () => `"meta":${meta}}`);
    folder.addRecording(`limits-${nth + 1}.tjr`, about, rechained([changed, ...events]));
  }
}

function addSessions(folder: VectorFolder): void {
  const shoe = (
    chain: SeedChain,
    index: number,
    options: Partial<RecorderOptions>,
    credits = SMALL.startingCredits,
  ) => {
    for (let seed = index; ; seed++) {
      const lines = linesOf({ seeds: seedsOf(chain, index), options, credits }, seed);
      if (!lines.some((line) => line.includes("ShoeStacked"))) return lines;
    }
  };
  const session: (readonly string[])[] = [];
  for (const chain of [FIRST, SECOND]) {
    for (let index = 1; index <= chain.length; index++) {
      const before = session.at(-1);
      if (before === undefined) session.push(shoe(chain, index, { previous: null }));
      else session.push(shoe(chain, index, { previous: hashOf(before) }, creditsAfter(before)));
    }
  }
  const [one, two, three, four, five] = session.map(
    (lines, place): NamedText => [`shoe-${place + 1}.tjr`, textOf(lines)],
  );
  if (one === undefined || two === undefined || three === undefined) return;
  if (four === undefined || five === undefined) return;
  const { anchor } = FIRST;
  const head = hashOf(session[4] ?? []);
  const hashOfTwo = hashOf(session[1] ?? []);
  const clientSeeds = ["Zoë ♠", "Zoë ♥"];
  folder.addSession("complete, over two chains", [one, two, three, four, five], { anchor, head, clientSeeds });
  folder.addSession("complete, without the client seeds", [one, two, three, four, five], { anchor, head });
  folder.addSession("complete, without options", [one, two, three, four, five]);
  folder.addSession("complete, with an earlier head", [one, two, three, four, five], { head: hashOfTwo });
  folder.addSession("another anchor", [one, two], { anchor: SECOND.anchor });
  folder.addSession("the first shoe is missing", [two, three, four, five], { anchor });
  folder.addSession("the second shoe is missing", [one, three, four], { anchor });
  folder.addSession("the last shoe of a chain is missing", [one, two, four]);
  folder.addSession("the first shoe of the next chain is missing", [three, five]);
  folder.addSession("a whole chain is missing", [four, five]);
  folder.addSession("the last shoe is missing, with the head", [one, two, three, four], { head });
  folder.addSession("the last shoe is missing, without the head", [one, two, three]);
  folder.addSession("not in order", [two, one, three]);
  folder.addSession("a shoe that occurs twice", [one, two, two]);
  const note = (session[1] ?? []).map((line, place) => (place === 1 ? line.replace("{", '{"x_note":1,') : line));
  folder.addSession("a shoe with valid hashes that was changed", [one, ["shoe-2-changed.tjr", rechained(note)], three]);
  const broken: NamedText = ["shoe-2-broken.tjr", two[1].replace('"t":', '"t":1')];
  folder.addSession("a shoe that is broken by itself", [one, broken, three]);
  const open: NamedText = ["shoe-2-open.tjr", textOf((session[1] ?? []).slice(0, -1))];
  folder.addSession("the last shoe is open", [one, open]);
  folder.addSession("the last shoe is open, and another head is given", [one, open], { head });
  folder.addSession("a shoe in the middle is open", [one, open, three]);
  const lost = shoe(SECOND, 1, { previous: hashOf(session[0] ?? []), recovered: "secret-lost" });
  folder.addSession("the secret was lost", [one, open, ["shoe-3-lost.tjr", textOf(lost)]]);
  folder.addSession("the secret was lost, and a shoe before is missing", [open, ["shoe-3-lost.tjr", textOf(lost)]]);
  const first = shoe(FIRST, 2, { previous: null });
  folder.addSession("a later shoe that names no recording before it", [["shoe-2-first.tjr", textOf(first)]]);
  const again = shoe(FIRST, 1, { previous: hashOf(session[1] ?? []), recovered: "secret-lost" });
  folder.addSession("an earlier shoe, as if the secret was lost", [one, two, ["shoe-1-again.tjr", textOf(again)]]);
  const next = shoe(FIRST, 2, { previous: hashOfTwo, recovered: "secret-lost" });
  folder.addSession("a shoe that names another one, as if the secret was lost", [
    one,
    ["shoe-2-lost.tjr", textOf(next)],
  ]);
  const seeds = seedsOf(SECOND, 1, seedsOf(FIRST, 1).clientSeed);
  const known = linesOf({ seeds, options: { previous: hashOf(session[2] ?? []) } });
  folder.addSession("the client seed of an earlier chain", [one, two, three, ["shoe-4-known.tjr", textOf(known)]]);
  const { fairness, ...header } = JSON.parse(session[4]?.[0] ?? "");
  const longer = JSON.stringify({ ...header, fairness: { ...fairness, length: 3 } });
  const file: NamedText = ["shoe-5-longer.tjr", rechained([longer, ...(session[4] ?? []).slice(1)])];
  folder.addSession("another length of the chain", [four, file]);
  folder.addSession("another client seed is given", [one, two], { clientSeeds: ["Zoë ♥"] });
  folder.addSession("the client seeds are given in another order", [one, two, three, four], {
    clientSeeds: ["Zoë ♥", "Zoë ♠"],
  });
  folder.addSession("the client seed of the next chain is not given", [one, two, three, four], {
    clientSeeds: ["Zoë ♠"],
  });
  folder.addSession("a client seed is given that no shoe has", [one, two, three], { clientSeeds });
  const empty = textOf(linesOf({ seeds: seedsOf(FIRST, 1, "") }));
  const used = linesOf({ seeds: seedsOf(FIRST, 1), rounds: ROUNDS_PER_SHOE });
  const following = linesOf({ seeds: seedsOf(FIRST, 2), options: { previous: trailerHash(used.at(-1) ?? "") } });
  folder.addSession("a shoe that is used up", [
    ["shoe-1-used.tjr", textOf(used)],
    ["shoe-2-used.tjr", textOf(following)],
  ]);
  folder.addSession("a shoe without a client seed", [["committed-2.tjr", empty]], { anchor });
  const credits = creditsAfter(session[1] ?? []) + 5000;
  const topped = shoe(FIRST, 3, { previous: hashOfTwo }, credits);
  folder.addSession("other credits than at the end of the shoe before", [
    one,
    two,
    ["shoe-3-credits.tjr", textOf(topped)],
  ]);
  const ruled = linesOf({
    rules: { ...SMALL, decks: 2, insurance: !SMALL.insurance },
    seeds: seedsOf(FIRST, 3),
    options: { previous: hashOfTwo },
    credits: creditsAfter(session[1] ?? []),
  });
  folder.addSession("other rules than those of the shoe before", [one, two, ["shoe-3-rules.tjr", textOf(ruled)]]);
  const far = LONG.map((chain, place): NamedText => {
    const [header = "", ...others] = shoe(chain, chain.length, { previous: hashOfTwo });
    // The second shoe is not of its chain. The verifier has no hashes left to find that out, so it is not `fair`.
    const { fairness, ...rest } = JSON.parse(header);
    const named = JSON.stringify({ ...rest, fairness: place === 0 ? fairness : { ...fairness, anchor: FIRST.anchor } });
    return [`shoe-6000-${place + 1}.tjr`, rechained([place === 0 ? header : named, ...others])];
  });
  folder.addSession("shoes whose places need too many hashes together", far);
  folder.addSession("a forged shoe of the given anchor, whose place needs too many hashes", [one, ...far], { anchor });
  const refunded = recoveredLines(seedsOf(FIRST, 1), "round-refunded");
  const after = shoe(FIRST, 2, { previous: hashOf(refunded) });
  folder.addSession("the credits after a round that was refunded", [
    ["shoe-1-refunded.tjr", textOf(refunded)],
    ["shoe-2-after.tjr", textOf(after)],
  ]);
}

function hashOf(lines: readonly string[]): string {
  return trailerHash(lines.at(-1) ?? "");
}
