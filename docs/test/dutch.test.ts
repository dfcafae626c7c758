import { newTableState, ruleSet } from "@thunderjack/core";
import {
  houseFaults,
  languages,
  loadHouseStrings,
  loadPanelStrings,
  loadPhrasebook,
  loadReplayStrings,
  panelFaults,
  phrasebookFaults,
  replayFaults,
  terminalFaults,
  view,
} from "@thunderjack/stage";
import { ENGLISH_HINTS } from "@thunderjack/stage/english/hints";
import { ENGLISH_HOUSE } from "@thunderjack/stage/english/house";
import { ENGLISH_PANEL } from "@thunderjack/stage/english/panels";
import { ENGLISH_REPLAY } from "@thunderjack/stage/english/replay";
import { ENGLISH_SAVED } from "@thunderjack/stage/english/saved";
import { ENGLISH_WALLET } from "@thunderjack/stage/english/wallet";
import { ENGLISH_TERMINAL, loadTerminalStrings } from "@thunderjack/stage/terminal";
import { expect, test } from "vitest";
import { DUTCH } from "../samples/dutch/game.js";
import { DUTCH_HOUSE } from "../samples/dutch/house.js";
import { DUTCH_PANELS } from "../samples/dutch/panels.js";
import { DUTCH_REPLAY } from "../samples/dutch/replay.js";
import { DUTCH_TERMINAL } from "../samples/dutch/terminal.js";
import "../samples/dutch/register.js";
import { IN_COMMON } from "./words-in-common.js";

function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function left(dutch: object, english: object): readonly string[] {
  const known = new Set(textsOf(english));
  return textsOf(dutch).filter((text) => known.has(text) && !IN_COMMON.has(text));
}

test("the Dutch example has all strings", () => {
  expect(phrasebookFaults(DUTCH)).toEqual([]);
  expect(panelFaults(DUTCH_PANELS)).toEqual([]);
  expect(replayFaults(DUTCH_REPLAY)).toEqual([]);
  expect(houseFaults(DUTCH_HOUSE)).toEqual([]);
  expect(terminalFaults(DUTCH_TERMINAL)).toEqual([]);
});

test("all parts of a registered language are loaded, also for a region", async () => {
  expect(languages()).toContain("nl");
  expect(await loadPhrasebook("nl-BE")).toBe(DUTCH);
  expect(await loadPanelStrings("nl-BE")).toBe(DUTCH_PANELS);
  expect(await loadReplayStrings("nl-BE")).toBe(DUTCH_REPLAY);
  expect(await loadHouseStrings("nl-BE")).toBe(DUTCH_HOUSE);
  expect(await loadTerminalStrings("nl-BE")).toBe(DUTCH_TERMINAL);
});

test("no English text is left in the Dutch example", () => {
  const english = {
    panel: ENGLISH_PANEL,
    hints: ENGLISH_HINTS,
    saved: ENGLISH_SAVED,
    wallet: ENGLISH_WALLET,
  };
  expect(left(DUTCH_PANELS, english)).toEqual([]);
  expect(left(DUTCH_REPLAY, ENGLISH_REPLAY)).toEqual([]);
  expect(left(DUTCH_HOUSE, ENGLISH_HOUSE)).toEqual([]);
  expect(left(DUTCH_TERMINAL, ENGLISH_TERMINAL)).toEqual([]);
});

test("a table in Dutch shows no English text", () => {
  const rules = ruleSet("thunderjack");
  const state = newTableState(50_000, { right: 1000, middle: 0, left: 0 }, 312);
  const { labels, message, lettering } = view(rules, state, DUTCH);
  const inEnglish = view(rules, state);
  expect(message).toBe("Deel, of wijzig uw inzetten.");
  expect(left({ labels, lettering, message }, inEnglish)).toEqual([]);
});
