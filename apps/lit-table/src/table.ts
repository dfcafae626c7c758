import "@thunderjack/elements/define";
import type { PanelName, ThunderjackTable } from "@thunderjack/elements";
import { applyChoices } from "./apply-choices.js";
import { ChoiceStore } from "./choices.js";
import { openTable, stackFirstDeal } from "./demonstration.js";
import { languageMenu } from "./language-menu.js";
import { isPreset, lastGameOf, writeLastGame } from "./last-game.js";
import { pageLanguage, removeLanguageFromAddress, setPageLanguage } from "./page-language.js";
import { pageOptions } from "./page-options.js";
import { pageStorage } from "./page-storage.js";
import { applyTheme } from "./page-theme.js";
import { Pointers } from "./pointers.js";
import { SidePanels } from "./side-panels.js";
import { TableRow } from "./table-row.js";

const storage = pageStorage();
const store = new ChoiceStore(storage);
const { choices } = store;
const options = pageOptions(location.search, choices);
const { rules, seed, credits, speed, persist } = options;

applyTheme(choices.theme);

const element = document.createElement("thunderjack-table");
element.rules = rules;
element.seed = seed;
element.credits = credits;
applyChoices(element, choices);
element.speed = speed;
element.renderer = choices.renderer;
element.keys = choices.keys ? "all" : "none";
element.allowStacking = choices.sleeve;
element.roomTone = choices.roomTone;
element.soundMemory = {
  read: () => ({ volume: choices.volume, ...(choices.sound === null ? {} : { isOn: choices.sound }) }),
  write: ({ isOn, volume }) => store.change({ sound: isOn, volume }),
};

if (options.stack.length > 0) {
  element.table = openTable(options);
  stackFirstDeal(element, options);
} else if (persist !== null && persist !== "") {
  element.persist = persist;
  if (persist === rules) noteGame(element, rules);
}

const language = pageLanguage(location.search, choices.language, navigator.languages);
const row = new TableRow(element, languageMenu(language, choose), () => pointers?.dismiss());
// A demonstration is not stored, and shows no pointers.
const pointers =
  element.persist === null ? null : new Pointers(element, storage, (pointer) => row.showPointer(pointer));
document.body.toggleAttribute("data-tips", pointers?.current != null);
const sides = new SidePanels(element, choices.theme);
await setLanguage(language);
document.querySelector("main")?.append(element, sides.start, sides.end);
document.body.append(row.element);
await openPanelInAddress(element);

/** Stores a note about the table for the lobby, after each round and when the player leaves the page. */
function noteGame(table: ThunderjackTable, preset: string): void {
  const note = () => {
    const { session } = table;
    if (session === null || session.status.saving === "memory" || !isPreset(preset)) return;
    writeLastGame(storage, lastGameOf(preset, session.publicState));
  };
  table.addEventListener("thunderjack-round-settled", note);
  addEventListener("pagehide", note);
}

async function setLanguage(tag: string): Promise<void> {
  element.lang = tag;
  await row.setLanguage(tag, setPageLanguage(tag));
  void sides.setLanguage(tag);
}

function choose(tag: string): void {
  store.change({ language: tag });
  removeLanguageFromAddress();
  void setLanguage(tag);
}

/** Opens the panel in the fragment of the URL, such as `#rules`. */
async function openPanelInAddress(table: ThunderjackTable): Promise<void> {
  const panels: readonly PanelName[] = ["fairness", "rules", "history", "keys", "picker"];
  const panel = panels.find((name) => `#${name}` === location.hash);
  if (panel === undefined) return;
  await table.updateComplete;
  await table.openPanel(panel);
}
