import { stripVTControlCharacters } from "node:util";
import type { CardId } from "@thunderjack/cards";
import { languages, loadPhrasebook, type Phrasebook, type TableView, view } from "@thunderjack/stage";
import { recordedRounds, roundNamed, tableText } from "@thunderjack/testkit";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type PictureOptions, picture } from "../src/terminal-renderer/picture.js";
import { drawnTable } from "./drawn-table.js";

const USUAL: PictureOptions = { columns: 80, rows: 24, isUnicode: true, hasColor: false, seatsOn: ["middle"] };

function viewOf(name: string, place: number): TableView {
  const { rules, publicStates } = roundNamed(name);
  const state = publicStates.at(place);
  if (state === undefined) throw new Error(`The round has no state ${place}.`);
  return view(rules, state);
}

const SIX_HANDS = "three seats are split into six hands";
const DOUBLED = "a pair is split, and one of its hands is doubled";

describe("the picture of a table", () => {
  it("has the dealer above, the right seat on the right, and the keys below", () => {
    expect(picture(viewOf(DOUBLED, -1), USUAL)).toEqual([
      "                                 Dealer  20",
      "                                 ╭───╭───╭────╮",
      "                                 │6♠ │10♣│4♥  │",
      "                                 │   │   │  4♥│",
      "                                 ╰───╰───╰────╯",
      "                                                       Right seat · 20",
      "                                                       ╭───╭───╭────╮",
      "                                                       │8♥ │3♥ │10♠ │",
      "                                                       │   │   │ 10♠│",
      "                                                       ╰───╰───╰────╯",
      "                                                       21  Win +20",
      "                                                       Right seat, hand 2 · 10",
      "                                                       ╭───╭────╮",
      " ╭╌╌╌╌╮                     ╭╌╌╌╌╮                     │8♦ │10♦ │",
      " ╎    ╎                     ╎    ╎                     │   │ 10♦│",
      " ╎    ╎                     ╎    ╎                     ╰───╰────╯",
      " ╰╌╌╌╌╯                     ╰╌╌╌╌╯                     18  Lose −10",
      " ○ Left                     ◉ Middle                   ○ Right · 10",
      "",
      "",
      "",
      "Credits 510  Bets 10  Result +10  Shoe 200  Discards 0",
      "You win 10.",
      "[1] 10  [2] 50  [3] 250  [4] 1,000  [Tab] Middle  [Enter] Deal  [C] Clear",
    ]);
  });

  it("draws cards in brackets at 40 columns", () => {
    const lines = picture(viewOf(SIX_HANDS, -1), { ...USUAL, columns: 40 });
    expect(lines.slice(0, 9)).toEqual([
      "Dealer  18",
      "[6♠][10♣][2♣]",
      "Right seat · 10",
      "  [8♥][10♥]  18  Push ±0",
      "Right seat, hand 2 · 10",
      "  [8♦][10♦]  18  Push ±0",
      "○ Right · 10",
      "Middle seat · 10",
      "  [9♥][J♥]  19  Win +10",
    ]);
  });

  it("is ASCII if the terminal has no UTF-8", async () => {
    const { rules, publicStates } = roundNamed(SIX_HANDS);
    const words = await loadPhrasebook("fr");
    for (const state of publicStates) {
      const options = { ...USUAL, isUnicode: false, sentence: "Défausse : « brûlée » …" };
      const text = picture(view(rules, state, words), options).join("\n");
      expect(text).toMatch(/^[\n -~]*$/);
      expect(text).not.toContain("?a");
    }
  });

  it("paints hearts and diamonds red, and uses no colour on a terminal without colour", () => {
    const red = "\u001b[1m\u001b[91m8♥";
    const seen = viewOf(DOUBLED, -1);
    expect(picture(seen, { ...USUAL, hasColor: true }).join("\n")).toContain(red);
    expect(picture(seen, { ...USUAL, hasColor: true }).map(stripVTControlCharacters)).toEqual(picture(seen, USUAL));
    expect(picture(seen, USUAL).join("\n")).not.toContain("\u001b");
  });

  it("shows the reason for a rejection instead of the message", () => {
    const lines = picture(viewOf(DOUBLED, -1), { ...USUAL, refusal: "You cannot do that." });
    expect(lines).toContain("You cannot do that.");
    expect(lines).not.toContain("You win 10.");
  });

  it("lists no keys if the table accepts no commands", () => {
    const text = picture(viewOf(DOUBLED, -1), { ...USUAL, isOnlyShown: true }).join("\n");
    expect(text).not.toMatch(/\[|[◉○]/);
  });

  it("leaves out lines in the middle if there are too few rows, and keeps the dealer and the keys", () => {
    const lines = picture(viewOf(SIX_HANDS, -1), { ...USUAL, columns: 40, rows: 8 });
    expect(lines).toHaveLength(8);
    expect(lines[0]).toBe("Dealer  18");
    expect(lines[2]).toBe("⋮");
    expect(lines.at(-1)).toBe("[Tab] Middle  [Enter] Deal  [C] Clear");
  });
});

describe("the picture of any table", () => {
  const books: Phrasebook[] = [];
  beforeAll(async () => {
    books.push(...(await Promise.all(languages().map((language) => loadPhrasebook(language)))));
  });

  const anyView = fc
    .record({
      round: fc.constantFrom(...recordedRounds),
      place: fc.nat(),
      language: fc.nat(),
      copies: fc.constantFrom(1, 1, 3, 7),
    })
    .map(({ round: { rules, publicStates }, place, language, copies }) => {
      const state = publicStates[place % publicStates.length] ?? publicStates[0];
      if (state === undefined) throw new Error("The round has no states.");
      return withManyCards(view(rules, state, books[language % books.length]), copies);
    });

  const anyOptions = fc.record({
    columns: fc.integer({ min: 1, max: 200 }),
    rows: fc.integer({ min: 1, max: 60 }),
    isUnicode: fc.boolean(),
    hasColor: fc.boolean(),
    isOnlyShown: fc.boolean(),
    seatsOn: fc.subarray(["right", "middle", "left"] as const),
    refusal: fc.option(fc.string({ unit: "grapheme" })),
    sentence: fc.option(fc.string()),
  });

  it("is never wider or higher than the screen", () => {
    fc.assert(
      fc.property(anyView, anyOptions, (seen, options) => {
        const lines = picture(seen, options).map(stripVTControlCharacters);
        expect(lines.length).toBeLessThanOrEqual(options.rows);
        for (const line of lines) {
          expect([...line.replace(/[\p{Mn}\p{Me}\p{Cf}]/gu, "")].length).toBeLessThanOrEqual(options.columns);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("contains the whole table if there are at least 40 columns and enough rows", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...recordedRounds),
        fc.nat(),
        fc.integer({ min: 40, max: 160 }),
        fc.boolean(),
        ({ rules, publicStates }, place, columns, isUnicode) => {
          const state = publicStates[place % publicStates.length] ?? publicStates[0];
          if (state === undefined) return;
          const seen = view(rules, state);
          const drawn = drawnTable(picture(seen, { ...USUAL, columns, rows: 40, isUnicode }));
          const sorted = (offers: readonly string[]) => [...offers].sort();
          const expected = tableText(seen);
          expect({ ...drawn, offers: sorted(drawn.offers) }).toEqual({ ...expected, offers: sorted(expected.offers) });
        },
      ),
      { numRuns: 200 },
    );
  });
});

/** Returns the same table, in which each hand contains its cards several times. */
function withManyCards(seen: TableView, copies: number): TableView {
  const many = <Card extends { readonly card: CardId | null }>(cards: readonly Card[]) =>
    Array.from({ length: copies }, () => cards).flat();
  return {
    ...seen,
    dealer: { ...seen.dealer, cards: many(seen.dealer.cards) },
    seats: seen.seats.map((seat) => ({
      ...seat,
      hands: seat.hands.map((hand) => ({ ...hand, cards: many(hand.cards) })),
    })),
  };
}
