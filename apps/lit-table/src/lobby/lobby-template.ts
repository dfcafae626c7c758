import { PAGE_ICONS } from "@thunderjack/artwork";
import { creditsIn } from "@thunderjack/stage";
import { html, nothing, type TemplateResult } from "lit";
import { deckOf } from "../choices.js";
import type { PlaceName } from "../strings/page-strings.js";
import { fanTemplate, iconTemplate, stormTemplate, wordmarkTemplate } from "./drawings.js";
import type { LobbyModel } from "./lobby-model.js";
import { RULES_NAMES, ruleSetsTemplate, tableAddress } from "./rule-sets.js";
import { settingsTemplate } from "./settings.js";
import { skyTemplate } from "./sky.js";

/** The commands that open the parts of the project that `npm start` does not serve. */
const COMMANDS: Readonly<Record<Exclude<PlaceName, "sideBySide" | "documentation">, string>> = {
  components: "npx pnpm storybook",
  terminal: "npx pnpm thunderjack play",
};

/** The lobby: the stored table, the rule sets, the settings, and links to the other pages. */
export function lobbyTemplate(model: LobbyModel): TemplateResult {
  const { strings } = model;
  return html`
    ${skyTemplate()}
    <header>
      <h1><span class="unseen">Thunderjack</span>${wordmarkTemplate()}</h1>
      <p>${strings.tagline}</p>
    </header>
    <main>
      ${resumeTemplate(model)} ${ruleSetsTemplate(model)}
      <div class="lower">
        ${settingsTemplate(model)} ${replaysTemplate(model)} ${lessonTemplate(model)} ${moreTemplate(model)}
      </div>
    </main>
  `;
}

function resumeTemplate({ strings, language, choices, lastGame, enter }: LobbyModel): TemplateResult | typeof nothing {
  if (lastGame === null) return nothing;
  const { rules, round, credits, cards } = lastGame;
  const number = new Intl.NumberFormat(language, { numberingSystem: "latn" });
  return html`<section class="resume" aria-labelledby="waiting">
    ${fanTemplate(cards, deckOf(choices))}
    <div class="about">
      <h2 id="waiting">${strings.waiting}</h2>
      <p>${strings.saved(RULES_NAMES[rules], number.format(round), creditsIn(language)(credits))}</p>
    </div>
    <a class="button primary" href=${tableAddress(rules)} @click=${enter}>${strings.continue}</a>
  </section>`;
}

function replaysTemplate({ strings }: LobbyModel): TemplateResult {
  return html`<section class="panel replays" aria-labelledby="replays">
    <h2 id="replays">${strings.replays}</h2>
    <ul>
      ${replayLink("own", strings.own)}
      ${Object.entries(strings.recordings).map(([name, recording]) => replayLink(name, recording))}
    </ul>
  </section>`;
}

function replayLink(name: string, { title, text }: { readonly title: string; readonly text: string }): TemplateResult {
  return html`<li>
    <a href="./replays.html#${name}">
      ${iconTemplate(PAGE_ICONS.play)}<span><b>${title}</b><small>${text}</small></span>
    </a>
  </li>`;
}

function lessonTemplate({ strings, choices, enter, restartPointers }: LobbyModel): TemplateResult {
  const start = () => {
    restartPointers();
    enter();
  };
  return html`<section class="panel lesson" aria-labelledby="lesson">
    <h2 id="lesson">${strings.newcomers}</h2>
    <p>${strings.lesson}</p>
    <div class="sum">
      ${fanTemplate(["a_s_0", "k_h_0"], deckOf(choices))}
      <span aria-hidden="true">${stormTemplate("21")}</span>
    </div>
    <a class="button" href=${tableAddress("vingt-et-un")} @click=${start}>${strings.firstRound}</a>
  </section>`;
}

function moreTemplate({ strings }: LobbyModel): TemplateResult {
  return html`<section class="panel more" aria-labelledby="more">
    <h2 id="more">${strings.more}</h2>
    <a class="link" href="./side-by-side.html">${strings.places.sideBySide}</a>
    <a class="link" href="./documentation">${strings.places.documentation}</a>
    <dl>
      ${Object.entries(COMMANDS).map(
        ([place, command]) => html`<div>
          <dt>${strings.places[place as PlaceName]}</dt>
          <dd><code dir="ltr">${command}</code></dd>
        </div>`,
      )}
    </dl>
  </section>`;
}
