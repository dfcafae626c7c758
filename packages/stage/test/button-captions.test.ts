import { expect, test } from "vitest";
import { Betting, loadPhrasebook, view } from "../src/index.js";
import { BOLD, MOVE_PADDING, moveCaption, smallName, tableLayout } from "../src/layout/layout.js";
import { tableIn, WINDOWS } from "./layout-windows.js";
import { scene } from "./scene.js";

const bets = { right: 1000, middle: 1000, left: 1000 };

/** Rounds with all moves, several reasons why moves are illegal, and the two answers to insurance. */
const ROUNDS = [
  scene({ bets, cards: "8_h 9_c 8_d 6_s 8_s 9_d 9_s 10_c" }),
  scene({
    bets,
    cards: "8_h 9_c 8_d 6_s 8_s 9_d 9_s 10_c 2_h 3_h 4_h",
    moves: [
      { type: "Split", hand: "right" },
      { type: "Hit", hand: "right" },
    ],
  }),
  scene({
    bets,
    cards: "5_h 9_c 6_d 6_s 8_s 9_d 9_s 10_c 2_h",
    moves: [{ type: "Hit", hand: "right" }],
  }),
  scene({ rules: "casino", bets, cards: "8_h 9_c 8_d a_s 8_s 9_d 9_s 10_c" }),
  scene({
    rules: { preset: "casino", split: { maxHands: 2 } },
    bets,
    cards: "8_h 9_c 8_d 6_s 8_s 9_d 9_s 10_c 8_c",
    moves: [{ type: "Split", hand: "right" }],
  }),
];

/** Returns the number of lines of a text that wraps between its words. */
function lines(text: string, most: number): number {
  let count = 1;
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (longer.length > most && line !== "") count++;
    line = longer.length > most ? word : longer;
  }
  return count;
}

const LANGUAGES = ["en", "fr", "de", "es", "ar"];

test.each(LANGUAGES)(
  "names of moves in the language %s fit into a line beside or under their icon",
  async (language) => {
    const words = await loadPhrasebook(language);
    const faults: string[] = [];
    for (const window of WINDOWS.filter((window) => window !== "320×568")) {
      for (const { table } of ROUNDS) {
        const shown = view(table.rules, table.publicState, words);
        const { dock, text } = tableLayout(shown, tableIn(window));
        for (const [place, move] of shown.moves.entries()) {
          const slot =
            dock.controls === "answers"
              ? dock.answers[place]
              : dock.moves[move.command.type as keyof typeof dock.moves];
          if (slot === undefined) throw new Error(`${move.label} has no slot.`);
          const { name, detail, icon, gap, isUpright, room } = moveCaption(move, slot, dock, text);
          const used = isUpright ? room : MOVE_PADDING.start + icon + gap + room + MOVE_PADDING.end;
          if (used > slot.width) faults.push(`${window}: ${move.label} is wider than its button`);
          if (name < text.least || detail < text.least)
            faults.push(`${window}: ${move.label} is smaller than 11 pixels`);
          const line = slot.height > 80 ? move.label.split(" ") : [move.label];
          if (line.some((words) => words.length * name * BOLD > room + 0.01))
            faults.push(`${window}: ${move.label} wraps`);
          const rows = lines(move.detail, room / (detail * BOLD)) * detail * 1.15;
          if (!isUpright && name * 1.1 + rows > slot.height)
            faults.push(`${window}: ${move.label} and "${move.detail}" are higher than their button`);
        }
      }
    }
    expect(faults).toEqual([]);
  },
);

test("every move has an icon, also in the narrowest buttons", () => {
  const without: string[] = [];
  for (const window of WINDOWS) {
    for (const { table } of ROUNDS) {
      const shown = view(table.rules, table.publicState);
      const { dock, text } = tableLayout(shown, tableIn(window));
      for (const [place, move] of shown.moves.entries()) {
        const slot =
          dock.controls === "answers" ? dock.answers[place] : dock.moves[move.command.type as keyof typeof dock.moves];
        if (slot === undefined || moveCaption(move, slot, dock, text).icon < 14)
          without.push(`${window}: ${move.label}`);
      }
    }
  }
  expect(without).toEqual([]);
});

test.each(LANGUAGES)("the buttons for bets have a word in the language %s", async (language) => {
  const words = await loadPhrasebook(language);
  for (const window of WINDOWS.filter((window) => window !== "320×568")) {
    for (const placed of [bets, {}]) {
      const { table } = scene({ bets: placed, placed: [] });
      const shown = view(table.rules, table.publicState, words);
      const betting = new Betting();
      betting.note(shown);
      const { dock, text } = tableLayout(shown, tableIn(window));
      const names = [...betting.shortcuts.map(({ name }) => name), shown.betting.clear.label];
      expect(
        names.map((name) => smallName(name, dock.double, text).text),
        window,
      ).toEqual(names);
    }
  }
});

test.each(LANGUAGES)(
  "the word of a button for bets in the language %s is part of its accessible name",
  async (language) => {
    const words = await loadPhrasebook(language);
    for (const placed of [bets, {}]) {
      const { table } = scene({ bets: placed, placed: [] });
      const betting = new Betting();
      betting.note(view(table.rules, table.publicState, words));
      expect(betting.shortcuts).toHaveLength(2);
      for (const { name, label } of betting.shortcuts) expect(label.toLowerCase()).toContain(name.toLowerCase());
    }
  },
);

test("a button without room for its word shows its icon alone", () => {
  const text = { label: 13, least: 11, fontWidth: 1 } as Parameters<typeof smallName>[2];
  expect(smallName("Double", { width: 44, height: 44 }, text)).toEqual({ text: "\u00a0", size: 11 });
  expect(smallName("Double", { width: 110, height: 44 }, text)).toEqual({ text: "Double", size: 13 });
});

test("a move without a detail has no empty line under its name", () => {
  const [{ table }] = ROUNDS as [(typeof ROUNDS)[number]];
  const { dock, text } = tableLayout(view(table.rules, table.publicState), tableIn("1440×850"));
  const nameOf = (detail: string) =>
    moveCaption(
      { command: { type: "Hit", hand: "right" }, label: "Hit", detail },
      { width: 120, height: 30 },
      dock,
      text,
    ).name;
  expect(nameOf("")).toBeGreaterThan(nameOf("card 3"));
});
