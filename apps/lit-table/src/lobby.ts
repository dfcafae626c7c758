import "@thunderjack/elements/tj-card";
import { render } from "lit";
import { ChoiceStore } from "./choices.js";
import { readLastGame } from "./last-game.js";
import { lobbyTemplate } from "./lobby/lobby-template.js";
import { pageLanguage, removeLanguageFromAddress, setPageLanguage } from "./page-language.js";
import { pageStorage } from "./page-storage.js";
import { applyTheme } from "./page-theme.js";
import { Pointers } from "./pointers.js";

const storage = pageStorage();
const store = new ChoiceStore(storage);

function draw(): void {
  const { choices } = store;
  const language = pageLanguage(location.search, choices.language, navigator.languages);
  const strings = setPageLanguage(language);
  applyTheme(choices.theme);
  render(
    lobbyTemplate({
      strings,
      language,
      choices,
      lastGame: readLastGame(storage),
      change(part) {
        store.change(part);
        if (part.language !== undefined) removeLanguageFromAddress();
        draw();
      },
      // A click that opens a table turns the sounds on, unless the player has turned them off.
      enter: () => store.change({ sound: store.choices.sound ?? true }),
      restartPointers: () => Pointers.reset(storage),
    }),
    document.body,
  );
}

// A page from the back/forward cache must show the choices that were made at the table in the meantime.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  store.reload();
  draw();
});

draw();
