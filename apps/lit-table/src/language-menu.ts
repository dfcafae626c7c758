import { languages } from "@thunderjack/stage";
import { nameOfLanguage } from "./page-language.js";

/** Creates a menu of all languages, each with its own name. */
export function languageMenu(language: string, chosen: (language: string) => void): HTMLSelectElement {
  const menu = document.createElement("select");
  for (const tag of languages()) {
    const option = new Option(nameOfLanguage(tag), tag, false, tag === language);
    option.lang = tag;
    menu.add(option);
  }
  menu.addEventListener("change", () => chosen(menu.value));
  return menu;
}
