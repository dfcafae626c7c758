import { PRESETS, type RuleSetChoice } from "@thunderjack/core";
import { languages, loadPanelStrings, loadPhrasebook } from "@thunderjack/stage";
import { expect, onTestFinished, test, vi } from "vitest";
import "./tj-rules/tj-rules.define.js";
import { all, click, drawn, seatedAt, shownHands, textOf } from "../../test/seated.js";

test("deals the picked cards if the table allows stacking", async () => {
  const { element, table } = await seatedAt({ allowStacking: true });
  element.allowStacking = true;
  await drawn(element);
  await click("Bet 50 more", "Choose cards");
  await vi.waitFor(() => expect(all(element, ".card").length).toBe(52));
  await click("ace of hearts", "nine of spades", "king of hearts", "ten of clubs", "Deal these cards");
  await drawn(element);
  expect(table.state.round).toBe(1);
  expect(shownHands(element)[0]?.cards).toEqual(["ace of hearts", "king of hearts"]);
});

test("shows the reason when a deal of picked cards is refused", async () => {
  const { element, table } = await seatedAt({ allowStacking: true });
  element.allowStacking = true;
  element.addEventListener("thunderjack-before-deal", (event) => event.preventDefault());
  await drawn(element);
  await click("Bet 50 more", "Choose cards");
  await vi.waitFor(() => expect(all(element, ".card").length).toBe(52));
  await click("ace of hearts", "Deal these cards");
  await drawn(element);
  expect(table.state.round).toBe(0);
  expect(textOf(element, "[part=message]")).toBe("The page cancelled this bet.");
});

test("shows no card picker if the table does not allow stacking", async () => {
  const { element } = await seatedAt({ allowStacking: false });
  await drawn(element);
  expect(all(element, "[data-panel=picker]")).toHaveLength(0);
});

test.each([
  ["Two Thunderjacks in one round cancel each other out.", { preset: "thunderjack" }, { seats: ["middle"] }],
  ["A Thunderjack ends the round.", { preset: "thunderjack" }, { thunderjack: { endsRound: false } }],
  ["Split aces get one card each.", { preset: "thunderjack" }, { split: { hitAces: true } }],
  ["A hand may also hit on 21.", { preset: "thunderjack" }, { autoStandOn21: true }],
  [
    "Against an ace, insurance costs half the bet. A blackjack is offered even money.",
    { insurance: true },
    "thunderjack",
  ],
] as const satisfies readonly (readonly [string, RuleSetChoice, RuleSetChoice])[])(
  "lists the rule %j only if the rule set has it",
  async (sentence, withRule, without) => {
    const element = document.createElement("tj-rules");
    document.body.append(element);
    onTestFinished(() => element.remove());
    const listed = async (rules: RuleSetChoice) => {
      element.rules = rules;
      await element.updateComplete;
      return all(element, "[part=rule]").map(({ textContent }) => textContent);
    };
    expect(await listed(withRule)).toContain(sentence);
    expect(await listed(without)).not.toContain(sentence);
  },
);

test.each(languages())("lists the rules in %s, with different sentences for different rules", async (language) => {
  const phrases = await loadPhrasebook(language);
  const words = await loadPanelStrings(language);
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
