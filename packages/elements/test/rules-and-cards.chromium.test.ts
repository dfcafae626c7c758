import { PRESETS } from "@thunderjack/core";
import { LANGUAGES, loadPhrasebook } from "@thunderjack/stage";
import { expect, onTestFinished, test, vi } from "vitest";
import "../src/tj-rules/tj-rules.define.js";
import { loadTableWords } from "../src/words/load-table-words.js";
import { all, click, drawn, seatedAt, shownHands, textOf } from "./seated.js";

test("the cards up the sleeve are dealt where the table allows it", async () => {
  const { element, table } = await seatedAt({ allowStacking: true });
  element.allowStacking = true;
  await drawn(element);
  await click("Bet 50 more", "Choose cards");
  await vi.waitFor(() => expect(all(element, ".card").length).toBe(52));
  await click("ace of hearts", "nine of spades", "king of hearts", "ten of clubs", "Deal them");
  await drawn(element);
  expect(table.state.round).toBe(1);
  expect(shownHands(element)[0]?.cards).toEqual(["ace of hearts", "king of hearts"]);
});

test("a deal of chosen cards that is refused is refused in words", async () => {
  const { element, table } = await seatedAt({ allowStacking: true });
  element.allowStacking = true;
  element.addEventListener("thunderjack-before-deal", (event) => event.preventDefault());
  await drawn(element);
  await click("Bet 50 more", "Choose cards");
  await vi.waitFor(() => expect(all(element, ".card").length).toBe(52));
  await click("ace of hearts", "Deal them");
  await drawn(element);
  expect(table.state.round).toBe(0);
  expect(textOf(element, "[part=message]")).toBe("This deal was not allowed.");
});

test("where a table does not allow it, nobody is offered to choose cards", async () => {
  const { element } = await seatedAt({ allowStacking: false });
  await drawn(element);
  expect(all(element, "[data-panel=picker]")).toHaveLength(0);
});

test.each(LANGUAGES)("the rules are said in %s, and differ where the rules do", async (language) => {
  const phrases = await loadPhrasebook(language);
  const words = await loadTableWords(language);
  const said = await Promise.all(
    Object.values(PRESETS).map(async (rules) => {
      const element = document.createElement("tj-rules");
      element.rules = rules;
      element.phrases = phrases;
      if (words !== null) element.words = words.panel;
      document.body.append(element);
      onTestFinished(() => element.remove());
      await element.updateComplete;
      return element.shadowRoot?.textContent ?? "";
    }),
  );
  expect(new Set(said).size).toBe(said.length);
  for (const text of said) expect(text).not.toMatch(/undefined|null|NaN/);
});
