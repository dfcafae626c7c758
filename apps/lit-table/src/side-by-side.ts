import "@thunderjack/elements/define";
import { applyChoices } from "./apply-choices.js";
import { ChoiceStore, type RendererName } from "./choices.js";
import { openTable, stackFirstDeal } from "./demonstration.js";
import { pageLanguage, setPageLanguage } from "./page-language.js";
import { pageOptions } from "./page-options.js";
import { pageStorage } from "./page-storage.js";
import { applyTheme } from "./page-theme.js";

const { choices } = new ChoiceStore(pageStorage());
const language = pageLanguage(location.search, choices.language, navigator.languages);
const strings = setPageLanguage(language);
applyTheme(choices.theme);

const options = pageOptions(location.search, choices);
const table = openTable(options);

/** Returns a section with a table that is drawn by one renderer. Both sections show the same table. */
function section(renderer: RendererName): HTMLElement {
  const element = document.createElement("thunderjack-table");
  element.table = table;
  element.renderer = renderer;
  element.lang = language;
  applyChoices(element, choices);
  element.speed = options.speed;
  stackFirstDeal(element, options);
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
