import type { GameEvent, TableState } from "@thunderjack/core";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import {
  ENGLISH,
  houseFaults,
  languages,
  loadHouseStrings,
  loadPanelStrings,
  loadPhrasebook,
  loadReplayStrings,
  loneHand,
  narrate,
  type PanelStrings,
  type Phrasebook,
  panelFaults,
  phrasebookFaults,
  pluralIn,
  preferredLanguage,
  registerLanguage,
  replayFaults,
  type TableView,
  terminalFaults,
  view,
} from "../src/index.js";
import { ENGLISH_HINTS } from "../src/languages/en/hints.js";
import { ENGLISH_HOUSE } from "../src/languages/en/house.js";
import { ENGLISH_PANEL } from "../src/languages/en/panels.js";
import { ENGLISH_REPLAY } from "../src/languages/en/replay.js";
import { ENGLISH_SAVED } from "../src/languages/en/saved.js";
import { ENGLISH_WALLET } from "../src/languages/en/wallet.js";
import {
  gameFacts,
  HOUSE_FACTS,
  panelFacts,
  REPLAY_FACTS,
  TERMINAL_FACTS,
  textsIn,
} from "../src/languages/phrasebook-faults.js";
import { ENGLISH_TERMINAL, loadTerminalStrings } from "../src/terminal.js";
import { randomScene, type Scene } from "./scene.js";

const ENGLISH_STRINGS: PanelStrings = {
  panel: ENGLISH_PANEL,
  hints: ENGLISH_HINTS,
  saved: ENGLISH_SAVED,
  wallet: ENGLISH_WALLET,
};

/** The languages of the package, before a test registers another one. */
const FIVE = languages();

const none = () => Promise.reject(new Error("none"));

const books = new Map<string, Phrasebook>();
beforeAll(async () => {
  for (const language of FIVE) books.set(language, await loadPhrasebook(language));
});

function bookOf(language: string): Phrasebook {
  const words = books.get(language);
  if (words === undefined) throw new Error(`no language ${language}`);
  return words;
}

const anyGame = fc
  .tuple(
    fc.constantFrom("thunderjack", "casino", "vingt-et-un", { preset: "casino", surrender: "early" } as const),
    fc.string({ maxLength: 8 }),
    fc.array(fc.nat({ max: 1000 }), { minLength: 5, maxLength: 40 }),
  )
  .map(([rules, seed, choices]) => randomScene(rules, seed, choices));

const inAnyGame = (holds: (game: Scene) => void) => fc.assert(fc.property(anyGame, holds), { numRuns: 15 });

/** Returns every event with the state after it. */
function happened({ events, states }: Scene): readonly (readonly [GameEvent, TableState])[] {
  return events.flatMap((event, index) => {
    const after = states[index + 1];
    return after === undefined ? [] : [[event, after] as const];
  });
}

/** The properties that hold identifiers instead of text. */
const NAMES = new Set("key card kind tone command phase seat name turn language direction".split(" "));

/** Returns all text of a view by the paths of its properties. */
function textsOf(value: unknown, place = ""): readonly (readonly [place: string, text: string])[] {
  if (typeof value === "string") return [[place, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (NAMES.has(key) ? [] : textsOf(inner, `${place}.${key}`)));
}

/** Names that are the same in every language, with the punctuation around them. */
const SAME_EVERYWHERE = /^[¡]?(Thunderjack|Blackjack|Blitz)[\s\u202f]?!?$/;
const hasWords = (text: string) => /\p{Letter}/u.test(text) && !SAME_EVERYWHERE.test(text);

/** Words of the panels that are the same in other languages, and the names of keys. */
const SAME_IN_PANELS = new Set([
  "Thunderjacks",
  "Esc",
  "Enter",
  "Pause",
  "Transcript",
  "Position",
  "Moments",
  "OK",
  "Live",
  "fair",
  "rtl",
]);

/** The words that a language has in common with English, besides the names of the game. */
const IN_COMMON: Readonly<Record<string, readonly string[]>> = {
  fr: ["table", "place", "double", "total", "on", "six", "as", "a", "s"],
  de: ["hand", "in", "even", "money"],
  es: ["total", "no", "as", "a"],
  ar: [],
};

const wordsOf = (text: string) => text.toLowerCase().match(/\p{Letter}+/gu) ?? [];

test("lists five languages, English first", () => {
  expect(FIVE).toEqual(["en", "fr", "de", "es", "ar"]);
});

describe.each(["en", "fr", "de", "es", "ar"])("the phrasebook %s", (language) => {
  test("contains its language tag and its text direction", () => {
    const { direction, language: tag } = bookOf(language);
    expect([tag, direction]).toEqual([language, language === "ar" ? "rtl" : "ltr"]);
  });

  test("has a text for every string, and different texts for different facts", () => {
    expect(phrasebookFaults(bookOf(language))).toEqual([]);
  });

  test("narrates any game in complete sentences", () => {
    const words = bookOf(language);
    inAnyGame((game) => {
      for (const [event, after] of happened(game)) {
        for (const sentence of [narrate(event, after, words), view(game.table.rules, after, words).message]) {
          if (sentence === null) continue;
          expect(sentence).toMatch(/^[¿¡\p{Lu}\p{Lo}0-9].*[.?!؟]$/u);
          expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
        }
      }
    });
  });

  test("includes every card and every amount in the narration", () => {
    const words = bookOf(language);
    inAnyGame((game) => {
      for (const [event, after] of happened(game)) {
        const sentence = narrate(event, after, words);
        if (sentence === null) continue;
        if ("card" in event && event.card !== null && !("faceDown" in event && event.faceDown)) {
          expect(sentence).toContain(words.card(event.card));
        }
        if ("payout" in event) expect(sentence).toContain(words.credits(event.payout));
        if (event.type === "BetPlaced" && event.amount > 0) expect(sentence).toContain(words.credits(event.amount));
        if ("total" in event) expect(sentence).toMatch(/\d/);
      }
    });
  });
});

describe.each(["fr", "de", "es", "ar"])("in %s", (language) => {
  test("leaves no English text in any view or sentence", () => {
    const words = bookOf(language);
    inAnyGame((game) => {
      for (const [event, after] of happened(game)) {
        const english = new Map(textsOf(view(game.table.rules, after)));
        const left = textsOf(view(game.table.rules, after, words)).filter(
          ([place, text]) => hasWords(text) && english.get(place) === text,
        );
        expect(left).toEqual([]);
        const sentence = narrate(event, after, words);
        if (sentence !== null && hasWords(sentence)) expect(sentence).not.toBe(narrate(event, after));
      }
    });
  });

  test("contains no English word", () => {
    const words = bookOf(language);
    const english = new Set<string>();
    const own = new Set<string>();
    inAnyGame((game) => {
      for (const [event, after] of happened(game)) {
        for (const [book, found] of [
          [ENGLISH, english],
          [words, own],
        ] as const) {
          const texts = textsOf(view(game.table.rules, after, book)).map(([, text]) => text);
          for (const text of [...texts, narrate(event, after, book) ?? ""])
            for (const word of wordsOf(text)) found.add(word);
        }
      }
    });
    const names = ["thunderjack", "thunderjacks", "blackjack", "blitz", ...(IN_COMMON[language] ?? [])];
    expect(own.size).toBeGreaterThan(50);
    expect([...own].filter((word) => english.has(word) && !names.includes(word))).toEqual([]);
  });

  test("the view has the same properties as the English view", () => {
    const places = (table: TableView) => textsOf(table).map(([place]) => place);
    const words = bookOf(language);
    inAnyGame(({ table: { rules }, states }) => {
      for (const state of states) expect(places(view(rules, state, words))).toEqual(places(view(rules, state)));
    });
  });
});

describe("loadPhrasebook", () => {
  test("finds a language by its tag or the longest known beginning of the tag", async () => {
    const tags = ["fr", "fr-CA", "DE-ch", "es-419", "ar-EG-u-nu-arab", "en-GB"];
    const chosen = await Promise.all(tags.map((tag) => loadPhrasebook(tag)));
    expect(chosen.map(({ language }) => language)).toEqual(["fr", "fr", "de", "es", "ar", "en"]);
  });

  test("returns English for an unknown language", async () => {
    for (const tag of ["nl", "", "-", "constructor", "x-klingon"]) expect(await loadPhrasebook(tag)).toBe(ENGLISH);
  });

  test("prefers the longest registered beginning of a tag", async () => {
    const book = (language: string) => () => Promise.resolve({ ...ENGLISH, language });
    registerLanguage("zh", { game: book("zh"), panels: none, replay: none, house: none });
    registerLanguage("zh-Hant", { game: book("zh-Hant"), panels: none, replay: none, house: none });
    const chosen = await Promise.all(["zh-Hant-TW", "zh-hant", "zh-TW", "zh"].map((tag) => loadPhrasebook(tag)));
    expect(chosen.map(({ language }) => language)).toEqual(["zh-Hant", "zh-Hant", "zh", "zh"]);
    expect(languages()).toEqual(["en", "fr", "de", "es", "ar", "zh", "zh-Hant"]);
  });

  test("returns the language that was registered last for a tag", async () => {
    const swiss = { ...ENGLISH, language: "de-CH" };
    registerLanguage("de-CH", { game: () => Promise.resolve(swiss), panels: none, replay: none, house: none });
    expect(await loadPhrasebook("de-CH")).toBe(swiss);
    expect((await loadPhrasebook("de-AT")).language).toBe("de");
  });

  test("finds a language that is registered right after the call", async () => {
    const loading = loadPhrasebook("sv");
    const swedish = { ...ENGLISH, language: "sv" };
    registerLanguage("sv", { game: () => Promise.resolve(swedish), panels: none, replay: none, house: none });
    expect(await loading).toBe(swedish);
  });
});

test("phrasebookFaults reports empty, missing and ambiguous strings", () => {
  const { refusal: _, ...rest } = ENGLISH;
  const faults = phrasebookFaults({
    ...rest,
    labels: { ...ENGLISH.labels, shoe: "" },
    stood: (name) => `${ENGLISH.hand(name)} stands.`,
    bust: (_name, total) => `${String(undefined)} busts with ${total}.`,
    refusal: () => "No.",
  });
  expect(faults).toContain("labels.shoe is empty.");
  expect(faults).toContain('stood("right", 17) and stood("right", 18) are both "Right seat stands.".');
  expect(faults).toContain('bust("right", 22) lacks a fact: "undefined busts with 22.".');
  expect(faults.some((fault) => fault.startsWith("refusal("))).toBe(true);
});

test("Arabic uses the six plural forms", async () => {
  expect([1, 2, 3, 11, 100].map((count) => bookOf("ar").stacked(count))).toEqual([
    "اختار اللاعب الورقة التالية.",
    "اختار اللاعب الورقتين التاليتين.",
    "اختار اللاعب 3 أوراق تالية.",
    "اختار اللاعب 11 ورقة تالية.",
    "اختار اللاعب 100 ورقة تالية.",
  ]);
  const panel = (await loadPanelStrings("ar"))?.panel;
  expect([1, 2, 3, 11].map((count) => panel?.checking(count))).toEqual([
    "جارٍ التحقق: جولة واحدة…",
    "جارٍ التحقق: جولتان…",
    "جارٍ التحقق: 3 جولات…",
    "جارٍ التحقق: 11 جولة…",
  ]);
});

test.each(["fr", "de", "es", "ar"])(
  "the panels, the replay and a house have a text for every string in %s, and none in English",
  async (language) => {
    const [panels, replay, house] = await Promise.all([
      loadPanelStrings(language),
      loadReplayStrings(language),
      loadHouseStrings(language),
    ]);
    if (panels === null || replay === null || house === null) throw new Error("no strings");
    expect([...panelFaults(panels), ...replayFaults(replay), ...houseFaults(house)]).toEqual([]);
    const english = new Set(textsOf([ENGLISH_STRINGS, ENGLISH_REPLAY, ENGLISH_HOUSE]).map(([, text]) => text));
    const same = textsOf([panels, replay, house]).filter(
      ([, text]) => english.has(text) && !SAME_IN_PANELS.has(text) && hasWords(text),
    );
    expect(same).toEqual([]);
  },
);

test("the English panels, replay and terminal have a text for every string", () => {
  expect(panelFaults(ENGLISH_STRINGS)).toEqual([]);
  expect(houseFaults(ENGLISH_HOUSE)).toEqual([]);
  expect(replayFaults(ENGLISH_REPLAY)).toEqual([]);
  expect(terminalFaults(ENGLISH_TERMINAL)).toEqual([]);
});

test.each(["fr", "de", "es", "ar"])("the terminal has a text for every string in %s", async (language) => {
  expect(terminalFaults(await loadTerminalStrings(`${language}-x-test`))).toEqual([]);
  expect((await loadTerminalStrings(language)).quit).not.toBe(ENGLISH_TERMINAL.quit);
});

test("the terminal uses the strings of a registered language, or English without them", async () => {
  const terminal = { ...ENGLISH_TERMINAL, quit: "Avsluta" };
  registerLanguage("da", {
    game: none,
    panels: none,
    replay: none,
    house: none,
    terminal: () => Promise.resolve(terminal),
  });
  expect(await loadTerminalStrings("da-DK")).toBe(terminal);
  registerLanguage("da", { game: none, panels: none, replay: none, house: none });
  expect(await loadTerminalStrings("da-DK")).toBe(ENGLISH_TERMINAL);
});

test("registerLanguage rejects an invalid tag, and keeps the registered languages", () => {
  const before = languages();
  for (const tag of ["nl_NL", "", "n"]) {
    expect(() => registerLanguage(tag, { game: none, panels: none, replay: none, house: none })).toThrow(RangeError);
  }
  expect(languages()).toEqual(before);
});

test("the preferred language is the first one that is registered", () => {
  expect(preferredLanguage(["xx", "fr-CA", "en"])).toBe("fr");
  expect(preferredLanguage(["en-GB", "de"])).toBe("en");
  expect(preferredLanguage([])).toBe("en");
});

test("a total of 21 is never called soft", () => {
  expect(loneHand(["a_s_0", "k_h_0"], {})?.total).toEqual({ value: 21, isSoft: false, label: "21" });
  expect(loneHand(["a_s_0", "9_h_0"], {})?.total).toEqual({ value: 20, isSoft: true, label: "soft 20" });
});

test("pluralIn chooses the form by the plural categories of the language", () => {
  const forms = { zero: "zero", one: "one", two: "two", few: "few", many: "many", other: "other" };
  expect([0, 1, 2, 3, 11, 100].map((count) => pluralIn("ar")(count, forms))).toEqual(Object.values(forms));
  expect([0, 1, 2].map((count) => pluralIn("fr")(count, forms))).toEqual(["one", "one", "other"]);
  expect(pluralIn("ar")(2, { other: "other" })).toBe("other");
});

test("each language has its own forms for one credit and for a million credits", () => {
  const started = (language: string, amount: number) => bookOf(language).gameRestarted(amount);
  expect(started("en", 100)).toBe("A new game, with 1 credit.");
  expect(started("fr", 150)).toBe("Nouvelle partie, avec 1,50 crédit.");
  expect(started("es", 100_000_000)).toBe("Una partida nueva, con 1.000.000 de créditos.");
});

test("a move that costs one credit needs one credit", () => {
  expect([100, 150, 5000].map((cost) => ENGLISH.details.needs(cost))).toEqual([
    "Needs 1 credit",
    "Needs 1.50 credits",
    "Needs 50 credits",
  ]);
});

/** Returns all texts of a language: the strings, and the results of its functions. */
async function allTextsOf(language: string) {
  return [
    ...textsIn(bookOf(language), gameFacts()),
    ...textsIn((await loadPanelStrings(language)) ?? {}, panelFacts()),
    ...textsIn((await loadReplayStrings(language)) ?? {}, REPLAY_FACTS),
    ...textsIn((await loadHouseStrings(language)) ?? {}, HOUSE_FACTS),
    ...textsIn(await loadTerminalStrings(language), TERMINAL_FACTS),
  ];
}

test("French has a space that does not break before every colon, exclamation mark and question mark", async () => {
  const texts = await allTextsOf("fr");
  expect(texts.length).toBeGreaterThan(500);
  // "data:" is the scheme of a URL.
  expect(texts.filter(({ text }) => /(?<!\bdata)(?<![\u00a0\u202f])[:!?;](?:\s|$)/.test(text ?? ""))).toEqual([]);
});

test("Arabic has no Latin comma, semicolon or question mark", async () => {
  const texts = await allTextsOf("ar");
  expect(texts.filter(({ text }) => /[,;?](?:\s|$)/.test(text ?? ""))).toEqual([]);
});

test("digits are 0 to 9 in every language", () => {
  for (const language of FIVE) expect(bookOf(language).credits(123_450)).toMatch(/^1\D?234\D50$/);
});

test.each(["en", "fr", "de", "es", "ar"])("the short lines of the moves fit their buttons in %s", (language) => {
  const { details } = bookOf(language);
  const { insurance, noInsurance, evenMoney, noEvenMoney, hit, stand, double, split, surrender, playOn, ...rest } =
    details;
  const { needs, totals, ...reasons } = rest;
  const lines = [hit(null), hit({ card: 4, needed: 6 }), stand(14), needs(5000), totals(10, 11)];
  const priced = [double, split, surrender, playOn].map((line) => line(5000));
  for (const line of [...lines, ...priced, ...Object.values(reasons)])
    expect(line.length, line).toBeLessThanOrEqual(18);
  const answers = [insurance(2500, 5000), noInsurance(5000), evenMoney(5000, 5000), noEvenMoney(7500, 0)];
  for (const line of answers) expect(line.length, line).toBeLessThanOrEqual(50);
});

test("the label of a chip contains the digits that are printed on it", () => {
  for (const language of FIVE) expect(bookOf(language).chip(100_000)).toContain("1000");
});

test("the text of a rejection contains the limit", () => {
  const refused = { accepted: false, code: "bet-too-small", detail: { smallest: 500 }, message: "" } as const;
  const said = ["fr", "de", "es", "ar"].map((language) => bookOf(language).refusal(refused));
  expect(said).toEqual([
    "La plus petite mise de la table est de 5.",
    "Der kleinste Einsatz an diesem Tisch ist 5.",
    "La apuesta mínima de esta mesa es de 5.",
    "أصغر رهان على هذه الطاولة هو 5.",
  ]);
});
