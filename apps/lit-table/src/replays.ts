import "@thunderjack/elements/replay";
import { ChoiceStore, deckOf } from "./choices.js";
import { pageStorage } from "./page-storage.js";
import { applyTheme } from "./page-theme.js";

const { choices } = new ChoiceStore(pageStorage());
applyTheme(choices.theme);
for (const replay of document.querySelectorAll("thunderjack-replay")) {
  replay.theme = choices.theme;
  replay.deck = deckOf(choices);
}
