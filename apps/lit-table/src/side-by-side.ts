import "@thunderjack/elements/define";
import { randomSeeds, SERVER_SEED_BYTES, Table } from "@thunderjack/core";
import { applyChoices } from "./apply-choices.js";
import { ChoiceStore, type RendererName } from "./choices.js";
import { isPreset } from "./last-game.js";
import { pageLanguage, speakOnPage } from "./page-language.js";
import { pageStorage } from "./page-storage.js";
import { applyTheme } from "./page-theme.js";

const { choices } = new ChoiceStore(pageStorage());
const language = pageLanguage(location.search, choices.language, navigator.languages);
const strings = speakOnPage(language);
applyTheme(choices.theme);

const rules = new URLSearchParams(location.search).get("rules");
const table = new Table({
  rules: isPreset(rules) ? rules : "thunderjack",
  seeds: randomSeeds(crypto.getRandomValues(new Uint8Array(SERVER_SEED_BYTES)), ""),
});

/** Returns a section with a table that is drawn by one renderer. Both sections show the same table. */
function section(renderer: RendererName): HTMLElement {
  const element = document.createElement("thunderjack-table");
  element.table = table;
  element.renderer = renderer;
  element.lang = language;
  applyChoices(element, choices);
  const heading = document.createElement("h2");
  heading.textContent = strings.renderers[renderer];
  const parent = document.createElement("section");
  parent.append(heading, element);
  return parent;
}

const home = document.createElement("a");
home.className = "home";
home.href = "./";
home.textContent = strings.lobby;
const title = document.createElement("h1");
title.textContent = strings.places.sideBySide;
const header = document.createElement("header");
header.append(title, home);
const main = document.createElement("main");
main.append(section("lit"), section("canvas"));
document.body.prepend(header, main);
