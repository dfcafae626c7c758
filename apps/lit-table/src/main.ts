import "@thunderjack/elements/define";
import { chosenSeeds, Table } from "@thunderjack/core";
import { languageMenu, pageLanguage, speakOnPage } from "./page-language.js";
import { pageOptions } from "./page-options.js";
import { SavedTableRow } from "./saved-table-row.js";

const { rules, seed, credits, speed, stack, persist } = pageOptions(location.search);

const language = pageLanguage(location.search, navigator.languages);
const strings = await speakOnPage(language);

const element = document.createElement("thunderjack-table");
element.lang = language;
element.rules = rules;
element.seed = seed;
element.credits = credits;
element.speed = speed;

if (stack.length > 0) {
  const table = new Table({
    rules,
    seeds: chosenSeeds(seed ?? "demonstration"),
    allowStacking: true,
    ...(credits === null ? {} : { credits }),
  });
  let isStacked = false;
  element.table = table;
  element.addEventListener(
    "tj-command",
    (event) => {
      if (event.detail.type !== "Deal" || isStacked) return;
      isStacked = true;
      event.preventDefault();
      element.conductor?.act({ type: "Deal", stack });
    },
    { capture: true },
  );
} else if (persist !== null && persist !== "") {
  element.persist = persist;
  const row = new SavedTableRow(
    element,
    languageMenu(language, (chosen) => void speak(chosen)),
  );
  row.speak(strings);
  element.append(row.element);

  async function speak(chosen: string): Promise<void> {
    const address = new URL(location.href);
    address.searchParams.set("lang", chosen);
    history.replaceState(null, "", address);
    element.lang = chosen;
    row.speak(await speakOnPage(chosen));
  }
}

document.querySelector("main")?.append(element);
