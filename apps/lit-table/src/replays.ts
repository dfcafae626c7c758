import "@thunderjack/elements/replay";
import { IdbStore } from "@thunderjack/session/browser";
import { html, render, type TemplateResult } from "lit";
import { ChoiceStore, deckOf } from "./choices.js";
import { RULES_NAMES } from "./lobby/rule-sets.js";
import { type OwnRecording, ownRecordings } from "./own-recordings.js";
import { pageLanguage, setPageLanguage } from "./page-language.js";
import { pageStorage } from "./page-storage.js";
import { applyTheme } from "./page-theme.js";

const { choices } = new ChoiceStore(pageStorage());
const language = pageLanguage(location.search, choices.language, navigator.languages);
const strings = setPageLanguage(language);
applyTheme(choices.theme);

const deck = deckOf(choices);
// Without access to the storage, the list of recordings is empty.
const own = await ownRecordings(new IdbStore()).catch((): readonly OwnRecording[] => []);

draw(own[0] ?? null);
document.getElementById(location.hash.slice(1))?.scrollIntoView();

function draw(shown: OwnRecording | null): void {
  render(pageTemplate(shown), document.body);
}

function pageTemplate(shown: OwnRecording | null): TemplateResult {
  const { recordings } = strings;
  return html`
    <header>
      <a class="home" href="./">${strings.lobby}</a>
      <h1>${strings.replays}</h1>
      <p>${strings.replaysIntroduction}</p>
    </header>
    <main>
      <article id="own">
        <h2>${strings.own.title}</h2>
        ${shown === null ? html`<p>${strings.own.none}</p>` : ownTemplate(shown)}
      </article>
      <article>
        <h2>${recordings.fair.title}</h2>
        <p>${recordings.fair.about}</p>
        <thunderjack-replay
          id="fair"
          src="./rounds/fair.tjr"
          poster="30"
          deep-link
          theme=${choices.theme}
          deck=${deck}
        ></thunderjack-replay>
      </article>
      <article>
        <h2>${recordings.stacked.title}</h2>
        <p>${recordings.stacked.about}</p>
        <thunderjack-replay
          id="stacked"
          src="./rounds/stacked.tjr"
          at="72"
          theme=${choices.theme}
          deck=${deck}
        ></thunderjack-replay>
      </article>
      <article>
        <h2>${recordings.broken.title}</h2>
        <p>${recordings.broken.about}</p>
        <thunderjack-replay
          id="broken"
          src="./rounds/broken.tjr"
          at="51"
          theme=${choices.theme}
          deck=${deck}
        ></thunderjack-replay>
      </article>
    </main>
  `;
}

/** The list of the player's recordings, and the replay of the chosen one. */
function ownTemplate(shown: OwnRecording): TemplateResult {
  return html`
    <select aria-label=${strings.own.title} @change=${({ target }: Event) => draw(own[(target as HTMLSelectElement).selectedIndex] ?? null)}>
      ${own.map((recording) => html`<option .selected=${recording === shown}>${nameOf(recording)}</option>`)}
    </select>
    <thunderjack-replay .text=${shown.text} at="0" theme=${choices.theme} deck=${deck}></thunderjack-replay>
  `;
}

function nameOf({ rules, rounds, createdAt }: OwnRecording): string {
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", numberingSystem: "latn" });
  return strings.own.recording(RULES_NAMES[rules], `${rounds}`, date.format(new Date(createdAt)));
}
