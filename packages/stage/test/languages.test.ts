import type { GameEvent, TableState } from "@thunderjack/core";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import {
  ENGLISH,
  languages,
  loadPanelStrings,
  loadPhrasebook,
  loneHand,
  narrate,
  type PanelStrings,
  type Phrasebook,
  panelFaults,
  phrasebookFaults,
  pluralIn,
  preferredLanguage,
  registerLanguage,
  type TableView,
  terminalFaults,
  view,
} from "../src/index.js";
import { ENGLISH_HINTS } from "../src/languages/en/hints.js";
import { ENGLISH_PANEL } from "../src/languages/en/panels.js";
import { ENGLISH_REPLAY } from "../src/languages/en/replay.js";
import { ENGLISH_SAVED } from "../src/languages/en/saved.js";
import { ENGLISH_TERMINAL, loadTerminalStrings } from "../src/terminal.js";
import { randomScene, type Scene } from "./scene.js";

const ENGLISH_STRINGS: PanelStrings = {
  panel: ENGLISH_PANEL,
  hints: ENGLISH_HINTS,
  replay: ENGLISH_REPLAY,
};

/** Before a test registers another one. */
const FIVE = languages();

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

/** Every event with the state after it. */
function happened({ events, states }: Scene): readonly (readonly [GameEvent, TableState])[] {
  return events.flatMap((event, index) => {
    const after = states[index + 1];
    return after === undefined ? [] : [[event, after] as const];
  });
}

/** What is a name for programs, and not a word for people. */
const NAMES = new Set(["key", "card", "kind", "command", "phase", "seat", "name", "turn", "language", "direction"]);

/** Every text of a picture by its place in it. */
function textsOf(value: unknown, place = ""): readonly (readonly [place: string, text: string])[] {
  if (typeof value === "string") return [[place, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (NAMES.has(key) ? [] : textsOf(inner, `${place}.${key}`)));
}

/** Names that are the same in every language, with what stands around them. */
const SAME_EVERYWHERE = /^[¡]?(Thunderjack|Blackjack|Blitz)[\s\u202f]?!?$/;
const hasWords = (text: string) => /\p{Letter}/u.test(text) && !SAME_EVERYWHERE.test(text);

/** Words of the panels that other languages use, too, and the caps of keys. */
const SAME_IN_PANELS = new Set([
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
  de: ["hand", "in"],
  es: ["total", "no", "as", "a"],
  ar: [],
};

const wordsOf = (text: string) => text.toLowerCase().match(/\p{Letter}+/gu) ?? [];

test("lists five languages, English first", () => {
  expect(FIVE).toEqual(["en", "fr", "de", "es", "ar"]);
});

describe.each(["en", "fr", "de", "es", "ar"])("the phrasebook %s", (language) => {
  test("names its language and its direction", () => {
    const { direction, language: tag } = bookOf(language);
    expect([tag, direction]).toEqual([language, language === "ar" ? "rtl" : "ltr"]);
  });

  test("says everything, and different facts in different words", () => {
    expect(phrasebookFaults(bookOf(language))).toEqual([]);
  });

  test("tells any game in whole sentences", () => {
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

  test("tells every card and every amount", () => {
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
  test("no English is left in any picture or sentence", () => {
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

  test("no English word stands among the others", () => {
    const words = bookOf(language);
    const english = new Set<string>();
    const own = new Set<string>();
    inAnyGame((game) => {
      for (const [event, after] of happened(game)) {
        for (const [book, heard] of [
          [ENGLISH, english],
          [words, own],
        ] as const) {
          const texts = textsOf(view(game.table.rules, after, book)).map(([, text]) => text);
          for (const text of [...texts, narrate(event, after, book) ?? ""])
            for (const word of wordsOf(text)) heard.add(word);
        }
      }
    });
    const names = ["thunderjack", "thunderjacks", "blackjack", "blitz", ...(IN_COMMON[language] ?? [])];
    expect(own.size).toBeGreaterThan(50);
    expect([...own].filter((word) => english.has(word) && !names.includes(word))).toEqual([]);
  });

  test("the picture has the same parts as the English one", () => {
    const places = (table: TableView) => textsOf(table).map(([place]) => place);
    const words = bookOf(language);
    inAnyGame(({ table: { rules }, states }) => {
      for (const state of states) expect(places(view(rules, state, words))).toEqual(places(view(rules, state)));
    });
  });
});

describe("a phrasebook is chosen", () => {
  test("by its tag, or by the longest beginning of it that is known", async () => {
    const tags = ["fr", "fr-CA", "DE-ch", "es-419", "ar-EG-u-nu-arab", "en-GB"];
    const chosen = await Promise.all(tags.map((tag) => loadPhrasebook(tag)));
    expect(chosen.map(({ language }) => language)).toEqual(["fr", "fr", "de", "es", "ar", "en"]);
  });

  test("in English where the language is not known", async () => {
    for (const tag of ["nl", "", "-", "constructor", "x-klingon"]) expect(await loadPhrasebook(tag)).toBe(ENGLISH);
  });

  test("by the longest beginning of its tag that is registered", async () => {
    const book = (language: string) => () => Promise.resolve({ ...ENGLISH, saved: ENGLISH_SAVED, language });
    const panels = () => Promise.reject(new Error("not loaded"));
    registerLanguage("zh", { game: book("zh"), panels });
    registerLanguage("zh-Hant", { game: book("zh-Hant"), panels });
    const chosen = await Promise.all(["zh-Hant-TW", "zh-hant", "zh-TW", "zh"].map((tag) => loadPhrasebook(tag)));
    expect(chosen.map(({ language }) => language)).toEqual(["zh-Hant", "zh-Hant", "zh", "zh"]);
    expect(languages()).toEqual(["en", "fr", "de", "es", "ar", "zh", "zh-Hant"]);
  });

  test("in the language that was registered last under its tag", async () => {
    const swiss = { ...ENGLISH, saved: ENGLISH_SAVED, language: "de-CH" };
    registerLanguage("de-CH", { game: () => Promise.resolve(swiss), panels: () => Promise.reject(new Error("none")) });
    expect(await loadPhrasebook("de-CH")).toBe(swiss);
    expect((await loadPhrasebook("de-AT")).language).toBe("de");
  });

  test("from those that are registered before the page is idle, though it was asked for before", async () => {
    const asked = loadPhrasebook("sv");
    const swedish = { ...ENGLISH, saved: ENGLISH_SAVED, language: "sv" };
    registerLanguage("sv", { game: () => Promise.resolve(swedish), panels: () => Promise.reject(new Error("none")) });
    expect(await asked).toBe(swedish);
  });
});

test("an incomplete phrasebook is found out", () => {
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
  expect(faults).toContain('bust("right", 22) has a hole: "undefined busts with 22.".');
  expect(faults.some((fault) => fault.startsWith("refusal("))).toBe(true);
});

test("Arabic counts as its six numbers ask", async () => {
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
  "the panels and the replay say everything in %s, and nothing in English",
  async (language) => {
    const strings = await loadPanelStrings(language);
    if (strings === null) throw new Error("no strings");
    expect(panelFaults(strings)).toEqual([]);
    const english = new Set(textsOf(ENGLISH_STRINGS).map(([, text]) => text));
    const same = textsOf(strings).filter(
      ([, text]) => english.has(text) && !SAME_IN_PANELS.has(text) && hasWords(text),
    );
    expect(same).toEqual([]);
  },
);

test("the English panels and terminal say everything", () => {
  expect(panelFaults(ENGLISH_STRINGS)).toEqual([]);
  expect(terminalFaults(ENGLISH_TERMINAL)).toEqual([]);
});

test.each(["fr", "de", "es", "ar"])("the terminal says everything in %s", async (language) => {
  expect(terminalFaults(await loadTerminalStrings(`${language}-x-test`))).toEqual([]);
  expect((await loadTerminalStrings(language)).quit).not.toBe(ENGLISH_TERMINAL.quit);
});

test("the terminal takes the strings that a language was registered with", async () => {
  const terminal = { ...ENGLISH_TERMINAL, quit: "Avsluta" };
  const none = () => Promise.reject(new Error("none"));
  registerLanguage("da", { game: none, panels: none, terminal: () => Promise.resolve(terminal) });
  expect(await loadTerminalStrings("da-DK")).toBe(terminal);
  registerLanguage("da", { game: none, panels: none });
  expect(await loadTerminalStrings("da-DK")).toBe(ENGLISH_TERMINAL);
});

test("the preferred language is the first that is registered", () => {
  expect(preferredLanguage(["xx", "fr-CA", "en"])).toBe("fr");
  expect(preferredLanguage(["en-GB", "de"])).toBe("en");
  expect(preferredLanguage([])).toBe("en");
});

test("a total of 21 is never called soft", () => {
  expect(loneHand(["a_s_0", "k_h_0"], {})?.total).toEqual({ value: 21, isSoft: false, label: "21" });
  expect(loneHand(["a_s_0", "9_h_0"], {})?.total).toEqual({ value: 20, isSoft: true, label: "soft 20" });
});

test("a form is chosen by the categories of its language", () => {
  const forms = { zero: "zero", one: "one", two: "two", few: "few", many: "many", other: "other" };
  expect([0, 1, 2, 3, 11, 100].map((count) => pluralIn("ar")(count, forms))).toEqual(Object.values(forms));
  expect([0, 1, 2].map((count) => pluralIn("fr")(count, forms))).toEqual(["one", "one", "other"]);
  expect(pluralIn("ar")(2, { other: "other" })).toBe("other");
});

test("one credit is one credit, and a million of them are called as their language calls them", () => {
  const started = (language: string, amount: number) => bookOf(language).gameRestarted(amount);
  expect(started("en", 100)).toBe("A new game, with 1 credit.");
  expect(started("fr", 150)).toBe("Nouvelle partie, avec 1,50 crédit.");
  expect(started("es", 100_000_000)).toBe("Una partida nueva, con 1.000.000 de créditos.");
});

test("figures are those on the cards in every language", () => {
  for (const language of FIVE) expect(bookOf(language).credits(123_450)).toMatch(/^1\D?234\D50$/);
});

test("a chip is called by the figures that are printed on it", () => {
  for (const language of FIVE) expect(bookOf(language).chip(100_000)).toContain("1000");
});

test("a refusal tells what would have been right", () => {
  const refused = { accepted: false, code: "bet-too-small", detail: { smallest: 500 }, message: "" } as const;
  const said = ["fr", "de", "es", "ar"].map((language) => bookOf(language).refusal(refused));
  expect(said).toEqual([
    "La plus petite mise de la table est de 5.",
    "Der kleinste Einsatz an diesem Tisch ist 5.",
    "La apuesta mínima de esta mesa es de 5.",
    "أصغر رهان على هذه الطاولة هو 5.",
  ]);
});
