import type { GameEvent, TableState } from "@thunderjack/core";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import {
  ENGLISH,
  LANGUAGES,
  loadPhrasebook,
  narrate,
  type Phrasebook,
  phrasebookFaults,
  pluralIn,
  type TableView,
  view,
} from "../src/index.js";
import { randomScene, type Scene } from "./scene.js";

const books = new Map<string, Phrasebook>();
beforeAll(async () => {
  for (const language of LANGUAGES) books.set(language, await loadPhrasebook(language));
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

/** The words that a language has in common with English, besides the names of the game. */
const IN_COMMON: Readonly<Record<string, readonly string[]>> = {
  fr: ["table", "place", "double", "total", "on", "six", "as", "a", "s"],
  de: ["hand", "in"],
  es: ["total", "no", "as", "a"],
  ar: [],
};

const wordsOf = (text: string) => text.toLowerCase().match(/\p{Letter}+/gu) ?? [];

test("five languages are spoken, English first", () => {
  expect(LANGUAGES).toEqual(["en", "fr", "de", "es", "ar"]);
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

  test("from those of the page first", async () => {
    const swiss = { ...ENGLISH, language: "de-CH" };
    const more = { "de-ch": () => Promise.resolve(swiss) };
    expect(await loadPhrasebook("de-CH", more)).toBe(swiss);
    expect((await loadPhrasebook("de-AT", more)).language).toBe("de");
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
  expect(faults).toContain('stood("right", 17) and stood("right", 18) are both "Right hand stands.".');
  expect(faults).toContain('bust("right", 22) has a hole: "undefined busts with 22.".');
  expect(faults.some((fault) => fault.startsWith("refusal("))).toBe(true);
});

test("Arabic counts as its six numbers ask", () => {
  const said = [0, 1, 2, 3, 11, 100].map((count) => bookOf("ar").gameRestarted(count * 100));
  expect(said).toEqual([
    "لعبة جديدة برصيد 0 نقطة.",
    "لعبة جديدة برصيد نقطة واحدة.",
    "لعبة جديدة برصيد نقطتين.",
    "لعبة جديدة برصيد 3 نقاط.",
    "لعبة جديدة برصيد 11 نقطة.",
    "لعبة جديدة برصيد 100 نقطة.",
  ]);
  expect([0, 1, 2, 3, 11, 100].map((count) => bookOf("ar").stacked(count))).toEqual([
    "ستُسحب بعد ذلك 0 ورقة اختارها اللاعب.",
    "ستُسحب بعد ذلك ورقة واحدة اختارها اللاعب.",
    "ستُسحب بعد ذلك ورقتان اختارهما اللاعب.",
    "ستُسحب بعد ذلك 3 أوراق اختارها اللاعب.",
    "ستُسحب بعد ذلك 11 ورقة اختارها اللاعب.",
    "ستُسحب بعد ذلك 100 ورقة اختارها اللاعب.",
  ]);
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
  for (const language of LANGUAGES) expect(bookOf(language).credits(123_450)).toMatch(/^1\D?234\D50$/);
});

test("a chip is called by the figures that are printed on it", () => {
  for (const language of LANGUAGES) expect(bookOf(language).chip(100_000)).toContain("1000");
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
