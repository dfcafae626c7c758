import { trailerHash } from "../../src/index.js";
import { rechained, renumbered } from "../forged.js";
import { inVersion0 } from "../in-version-0.js";
import { textOf } from "../played-table.js";
import type { Random } from "./random.js";

/** The content of a line. */
type Content = Record<string, unknown>;

/** A kind of forgery. It returns `null` if the recording has nothing to forge. */
interface Forgery {
  readonly name: string;
  forge(lines: readonly string[], random: Random): string | null;
}

function contentOf(line: string | undefined): Content {
  return JSON.parse(line ?? "{}");
}

function linesWith(lines: readonly string[], part: string): readonly number[] {
  return lines.flatMap((line, place) => (line.includes(part) ? [place] : []));
}

/** Returns the lines with one line replaced. */
function replaced(lines: readonly string[], at: number, content: Content): readonly string[] {
  return lines.map((line, place) => (place === at ? JSON.stringify(content) : line));
}

/** Returns a forgery that changes fields of a random line that contains a text. */
function fieldForgery(
  name: string,
  part: string,
  change: (content: Content, random: Random) => Content,
  write: (lines: readonly string[]) => string,
): Forgery {
  return {
    name,
    forge(lines, random) {
      const places = linesWith(lines, part);
      if (places.length === 0) return null;
      const at = random.of(places);
      const content = contentOf(lines[at]);
      return write(replaced(lines, at, { ...content, ...change(content, random) }));
    },
  };
}

/** Returns two forgeries: one keeps the hashes, and one computes them again. */
function fieldForgeries(
  name: string,
  part: string,
  change: (content: Content, random: Random) => Content,
): readonly Forgery[] {
  return [
    fieldForgery(name, part, change, textOf),
    fieldForgery(`${name}, with valid hashes`, part, change, rechained),
  ];
}

/** Returns a forgery of the whole text. */
function textForgery(name: string, forge: (text: string, random: Random) => string): Forgery {
  return { name, forge: (lines, random) => forge(textOf(lines), random) };
}

/**
 * Returns three forgeries of the list of lines: with the old hashes, with valid hashes, and with valid numbers and
 * hashes.
 */
function listForgeries(
  name: string,
  change: (lines: readonly string[], random: Random) => readonly string[] | null,
): readonly Forgery[] {
  return [
    { name, write: textOf },
    { name: `${name}, with valid hashes`, write: rechained },
    { name: `${name}, with valid numbers and hashes`, write: renumbered },
  ].map(({ name, write }) => ({
    name,
    forge(lines, random) {
      const changed = change(lines, random);
      return changed === null ? null : write(changed);
    },
  }));
}

const fairnessOf = ({ fairness }: Content) => fairness as Content;
const rulesOf = ({ rules }: Content) => rules as Content;
const otherCard = (content: Content) => ({ card: content.card === "2_h_0" ? "3_h_0" : "2_h_0" });
const anyPlace = (lines: readonly string[], random: Random) => 1 + random.below(Math.max(1, lines.length - 1));
const inserted = (lines: readonly string[], at: number, ...more: readonly string[]) => [
  ...lines.slice(0, at),
  ...more,
  ...lines.slice(at),
];

const HASH = "5f".repeat(32);
const ODD_VALUES = [null, [], {}, true, "", "right", -1, 0.5, 1e300, 2 ** 53, "2_h_0", "chosen", [null], { a: 1 }];
const ODD_LINES = [
  "",
  "{}",
  "[]",
  "null",
  '{"seq":1',
  '{"seq":1,"type":"TurnStarted","hand":"right","t":0}',
  '{"seq":1,"type":"CardBurnt","t":0}',
  '{"seq":1,"type":7,"t":0}',
  '{"seq":1,"type":"BetsCleared","t":0,"more":1}',
  '{"seq":1,"type":"BetsCleared","t":0,"x_note":{"a":[[[[[[[1]]]]]]]}}',
  '{"seq":1,"type":"BetsCleared","t":NaN}',
  '{"seq":1,"type":"BetsCleared","t":1e2}',
  '{"seq":1,"type":"BetsCleared","t":-0}',
  '{"seq":1,"type":"BetsCleared","t":9007199254740993}',
  `{"seq":1,"type":"BetsCleared","t":0,"x_note":"${"♠".repeat(300)}"}`,
  `{"seq":1,"type":"BetsCleared","t":0,"x_note":"${"a".repeat(17_000)}"}`,
  '{"seq":1,"type":"BetsCleared","t":0,"__proto__":1}',
  '{"seq":1,"type":"BetsCleared","t":0,"x_a":1,"x_a":2}',
  '{"recovered":"tail-cut"}',
  '{"recovered":"tail-cut","t":0}',
  '{"recovered":"bored"}',
  '{"stacked":2,"cards":["2_h_0"]}',
  '{"stacked":2}',
  `{"x_note":1,"hash":"${HASH}"}`,
  `{"end":true,"events":3,"hash":"${HASH}","state":"${HASH}","serverSeed":"${HASH}"}`,
  '{"end":false}',
];
const EXTRA_EVENTS = [
  '{"seq":1,"type":"BetPlaced","seat":"right","amount":7,"t":0}',
  '{"seq":1,"type":"BetPlaced","seat":"middle","amount":1000,"t":0}',
  '{"seq":1,"type":"BetsCleared","t":0}',
  '{"seq":1,"type":"DealerStood","total":20,"t":0}',
  '{"seq":1,"type":"HandHit","hand":"right","t":0}',
  '{"seq":1,"type":"HandStood","hand":"middle","t":0}',
  '{"seq":1,"type":"TurnEnded","hand":"right","reason":"bust","t":0}',
  '{"seq":1,"type":"GameEnded","credits":0,"t":0}',
  '{"seq":1,"type":"GameRestarted","credits":50000,"t":0}',
  '{"seq":1,"type":"HoleCardRevealed","card":"2_h_0","t":0}',
  '{"seq":1,"type":"CardDealt","to":"dealer","card":"2_h_0","faceDown":false,"t":0}',
  '{"seq":1,"type":"CardDealt","to":"right-3","card":"2_h_0","faceDown":false,"t":0}',
  '{"seq":1,"type":"ShoeShuffled","shuffle":1,"cards":208,"t":0}',
  '{"seq":1,"type":"ShoeStacked","count":1,"cards":null,"t":0}',
  '{"seq":1,"type":"RoundStarted","round":2,"bets":{"right":0,"middle":1000,"left":0},"t":0}',
  '{"seq":1,"type":"InsuranceTaken","hand":"left","amount":500,"t":0}',
];

/** All kinds of forgeries. Many of them leave some recordings valid. */
export const FORGERIES: readonly Forgery[] = [
  // The seeds and the chain.
  ...fieldForgeries("another revealed seed", '"end":true', () => ({ serverSeed: HASH })),
  ...fieldForgeries("another final state", '"end":true', () => ({ state: HASH })),
  ...fieldForgeries("another number of events", '"end":true', ({ events }) => ({ events: Number(events) + 1 })),
  fieldForgery("another final hash", '"end":true', () => ({ hash: HASH }), textOf),
  fieldForgery("another check", '"RoundSettled"', () => ({ check: "5f".repeat(8) }), textOf),
  ...fieldForgeries("another client seed", '"format"', (content) => ({
    fairness: { ...fairnessOf(content), clientSeed: "other words" },
  })),
  ...fieldForgeries("an empty client seed", '"format"', (content) => ({
    fairness: { ...fairnessOf(content), clientSeed: "" },
  })),
  ...fieldForgeries("another commitment", '"format"', (content) => ({
    fairness: { ...fairnessOf(content), commitment: HASH },
  })),
  ...fieldForgeries("another scheme", '"format"', (content, random) => ({
    fairness: { ...fairnessOf(content), scheme: random.of(["dice", "hmac-sha256/1", "hmac-sha256/2"]) },
  })),
  ...fieldForgeries("another place in the chain", '"format"', (content, random) => ({
    fairness: { ...fairnessOf(content), index: 1 + random.below(7), length: 1 + random.below(7) },
  })),
  ...fieldForgeries("another anchor", '"format"', (content) => ({
    fairness: { ...fairnessOf(content), anchor: HASH },
  })),
  ...fieldForgeries("a next anchor", '"format"', (content) => ({
    fairness: { ...fairnessOf(content), nextAnchor: HASH },
  })),
  ...fieldForgeries("a seed that is no longer chosen", '"format"', (content) => {
    const { seed: _, ...fairness } = fairnessOf(content);
    return { fairness };
  }),
  // The header.
  ...fieldForgeries("another version", '"format"', (_, random) => ({ version: random.below(4) })),
  ...fieldForgeries("other rules", '"format"', (content, random) => ({
    rules: {
      ...rulesOf(content),
      ...random.of<Content>([
        { decks: 5 },
        { holeCard: "none" },
        { holeCard: "first", peek: false },
        { surrender: "early" },
        { double: "none" },
        { autoStandOn21: true },
        { dealOrder: "dealer-first" },
        { insurance: true },
        { blitz: null },
        { split: null },
        { reshuffleBelow: 2 },
        { reshuffleBelow: 0.125 },
        { name: "" },
        { name: "a".repeat(65) },
        { betStep: 333 },
        { seats: ["left", "right", "middle"] },
        { seats: [] },
        { chips: [0] },
        { more: 1 },
        { minBet: 5000 },
        { maxBet: 1 },
        { payouts: { win: [1, 1] } },
        { startingCredits: 1e13 },
      ]),
    },
  })),
  ...fieldForgeries("other bets in the header", '"format"', (_, random) => ({
    seats: { right: random.of([0, 1001, 1000, 3000]), middle: random.of([0, 1000, 2000]), left: 0 },
  })),
  ...fieldForgeries("other credits", '"format"', (_, random) => ({
    credits: random.of<unknown>([
      0,
      1000,
      51_000,
      2 ** 53 - 1,
      { right: 0, middle: 40_000, left: 10_000 },
      { right: 2 ** 53 - 1, middle: 1, left: 0 },
      { right: 1 },
    ]),
  })),
  ...fieldForgeries("a lost secret", '"format"', (_, random) => ({
    recovered: random.of(["secret-lost", "secret-found"]),
  })),
  ...fieldForgeries("an odd field in the header", '"format"', (content, random) => ({
    [random.of([...Object.keys(content), "more", "x_more"])]: random.of<unknown>(ODD_VALUES),
  })),
  ...fieldForgeries("an odd field of the fairness", '"format"', (content, random) => ({
    fairness: {
      ...fairnessOf(content),
      [random.of([...Object.keys(fairnessOf(content)), "more"])]: random.of<unknown>(ODD_VALUES),
    },
  })),
  ...fieldForgeries("another time of creation", '"format"', (_, random) => ({
    createdAt: random.of([
      "2025-01-31",
      "2025-13-31T18:30:00Z",
      "2025-01-31T18:30:00",
      "2025-01-31 18:30:00+01:00",
      "2025-01-31T18:30:00.123456789Z",
      "2025-01-31T18:30:00Z\n",
      "２025-01-31T18:30:00Z",
    ]),
  })),
  // The events.
  ...fieldForgeries("another dealt card", '"CardDealt"', otherCard),
  ...fieldForgeries("another hole card", '"HoleCardRevealed"', otherCard),
  ...fieldForgeries("a named hole card", '"faceDown":true', (_, random) => ({ card: random.of(["2_h_0", null]) })),
  ...fieldForgeries("a masked card", '"faceDown":false', () => ({ card: null })),
  ...fieldForgeries("a card that lies face down", '"CardDealt"', ({ faceDown }) => ({ faceDown: !faceDown })),
  ...fieldForgeries("a card of another receiver", '"CardDealt"', (_, random) => ({
    to: random.of(["dealer", "right", "middle", "left", "right-2"]),
  })),
  ...fieldForgeries("another returned amount", '"HandSettled"', ({ returned }) => ({
    returned: Number(returned) + 1000,
  })),
  ...fieldForgeries("another outcome", '"HandSettled"', (_, random) => ({
    outcome: random.of(["win", "push", "lose", "bust", "draw"]),
  })),
  ...fieldForgeries("other credits of a round", '"RoundSettled"', () => ({ credits: 99_000 })),
  ...fieldForgeries("other bets of a round", '"RoundStarted"', () => ({
    bets: { right: 1000, middle: 1000, left: 0 },
  })),
  ...fieldForgeries("another number of a round", '"RoundStarted"', ({ round }) => ({ round: Number(round) + 1 })),
  ...fieldForgeries("another number of cards", '"ShoeShuffled"', ({ cards }) => ({ cards: Number(cards) - 1 })),
  ...fieldForgeries("another number of a shuffle", '"ShoeShuffled"', ({ shuffle }) => ({
    shuffle: Number(shuffle) + 1,
  })),
  ...fieldForgeries("other discarded cards", '"CardsDiscarded"', ({ cards }) => ({
    cards: [...(cards as string[])].reverse(),
  })),
  ...fieldForgeries("fewer discarded cards", '"CardsDiscarded"', ({ cards }) => ({
    cards: (cards as string[]).slice(1),
  })),
  ...fieldForgeries("another hand", '"hand"', (_, random) => ({ hand: random.of(["right", "middle", "left-2"]) })),
  ...["HandStood", "HandHit"].flatMap((choice) =>
    fieldForgeries(`another choice than ${choice}`, `"${choice}"`, (_, random) =>
      random.of<Content>([
        { type: "HandHit" },
        { type: "HandStood" },
        { type: "HandDoubled", amount: 1000 },
        { type: "HandSplit", newHand: "right-2", card: "8_h_0", amount: 1000 },
        { type: "HandSurrendered" },
        { type: "SurrenderDeclined" },
        { type: "InsuranceTaken", amount: 500 },
      ]),
    ),
  ),
  ...fieldForgeries("another amount", '"amount"', (_, random) => ({ amount: random.of([0, 1, 500, 1000, 10 ** 7]) })),
  ...fieldForgeries("another time", '"seq"', ({ t }) => ({ t: Number(t) + 1 })),
  ...fieldForgeries("an additional field", '"seq"', () => ({ x_note: "Zoë" })),
  ...fieldForgeries("an odd field", '"seq"', (content, random) => ({
    [random.of([...Object.keys(content), "more", "x_more", "constructor"])]: random.of<unknown>(ODD_VALUES),
  })),
  // Stacked cards and recoveries.
  ...fieldForgeries("other stacked cards", '"stacked"', ({ cards }) => ({ cards: [...(cards as string[])].reverse() })),
  ...fieldForgeries("stacked cards that the table does not have", '"stacked"', ({ cards }) => ({
    cards: (cards as string[]).map(() => "k_s_9"),
  })),
  ...fieldForgeries("stacked cards of another deal", '"stacked"', ({ stacked }) => ({ stacked: Number(stacked) + 1 })),
  ...fieldForgeries("masked or empty stacked cards", '"ShoeStacked"', (_, random) => ({
    cards: random.of<unknown>([null, [], ["k_s_0"]]),
  })),
  ...fieldForgeries("another number of stacked cards", '"ShoeStacked"', ({ count }) => ({ count: Number(count) + 1 })),
  ...fieldForgeries("another recovery", '"recovered":"', () => ({ recovered: "unsaved" })),
  // The lines.
  ...listForgeries("a line left out", (lines, random) => {
    const at = anyPlace(lines, random);
    return lines.filter((_, place) => place !== at);
  }),
  ...listForgeries("a line that occurs twice", (lines, random) => {
    const at = anyPlace(lines, random);
    return inserted(lines, at, lines[at] ?? "{}");
  }),
  ...listForgeries("two lines in another order", (lines, random) => {
    const at = anyPlace(lines.slice(0, -1), random);
    const [one = "{}", other = "{}"] = [lines[at], lines[at + 1]];
    return [...lines.slice(0, at), other, one, ...lines.slice(at + 2)];
  }),
  ...listForgeries("a field from another line", (lines, random) => {
    const [at, from] = [anyPlace(lines, random), anyPlace(lines, random)];
    const [content, other] = [contentOf(lines[at]), contentOf(lines[from])];
    const shared = Object.keys(content).filter((name) => name in other && !["seq", "type", "check"].includes(name));
    if (shared.length === 0) return null;
    const name = random.of(shared);
    return replaced(lines, at, { ...content, [name]: other[name] });
  }),
  ...listForgeries("an additional event", (lines, random) =>
    inserted(lines, anyPlace(lines, random), random.of(EXTRA_EVENTS)),
  ),
  ...listForgeries("an additional event at the end", (lines, random) => {
    const [end] = linesWith(lines, '"end":true');
    return end === undefined ? null : inserted(lines, end, random.of(EXTRA_EVENTS));
  }),
  ...listForgeries("a recovery before the trailer", (lines) => {
    const [end] = linesWith(lines, '"end":true');
    return end === undefined ? null : inserted(lines, end, '{"recovered":"unsaved"}');
  }),
  ...listForgeries("a round closed early", (lines, random) => {
    const [end] = linesWith(lines, '"end":true');
    return end === undefined ? null : [...lines.slice(0, Math.max(2, random.below(end))), ...lines.slice(end)];
  }),
  {
    name: "an odd line",
    forge: (lines, random) => textOf(inserted(lines, random.below(lines.length + 1), random.of(ODD_LINES))),
  },
  { name: "an odd line at the end", forge: (lines, random) => textOf([...lines, random.of(ODD_LINES)]) },
  {
    name: "additions",
    forge(lines, random) {
      const trailer = lines.at(-1) ?? "";
      if (!trailer.includes('"end"')) return null;
      const addition = (hash: string) => JSON.stringify({ x_note: "Zoë doubled", hash });
      const own = addition(trailerHash(trailer));
      return textOf([...lines, own, random.of([own, own, addition(HASH), '{"x_note":1}', "nonsense"]), own]);
    },
  },
  {
    name: "version 0",
    forge: (lines) => (lines[0]?.includes('"version":1') === true ? inVersion0(lines) : null),
  },
  // The bytes.
  textForgery("no last line feed", (text) => text.slice(0, -1)),
  textForgery("a truncated end", (text, random) => text.slice(0, random.below(text.length))),
  textForgery("a truncated beginning", (text, random) => text.slice(random.below(text.length))),
  textForgery("carriage returns", (text) => text.replaceAll("\n", "\r\n")),
  textForgery("an additional line feed", (text, random) => {
    const at = random.below(text.length);
    return `${text.slice(0, at)}\n${text.slice(at)}`;
  }),
  textForgery("white space", (text) => text.replaceAll(",", ", ")),
  textForgery("a byte order mark", (text) => `\ufeff${text}`),
  textForgery("another character", (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + random.of(['"', "}", "0", "1", "a", " ", "\\", "♠", "\u0000"]) + text.slice(at + 1);
  }),
  textForgery("another digit", (text, random) => {
    const digits = [...text.matchAll(/[0-9]/g)];
    const { index } = random.of(digits);
    return text.slice(0, index) + String(random.below(10)) + text.slice(index + 1);
  }),
  textForgery("another bit", (text, random) => {
    const bytes = new TextEncoder().encode(text);
    const at = random.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(7));
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  }),
];
