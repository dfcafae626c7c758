import { THEMES, type ThemeName, themeTokens } from "@thunderjack/artwork";
import { languages } from "@thunderjack/stage";
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Choices } from "../choices.js";
import { nameOfLanguage } from "../page-language.js";
import type { SwitchName } from "../strings/page-strings.js";
import type { LobbyModel } from "./lobby-model.js";

/** A value that the player can choose. */
interface Option {
  readonly value: string;
  readonly label: string;
  readonly dot?: TemplateResult;
  /** The language of the label, as a BCP 47 tag. */
  readonly language?: string;
}

/** The settings of all tables. */
export function settingsTemplate(model: LobbyModel): TemplateResult {
  const { strings, choices, language } = model;
  const spoken = languages().map((tag) => ({ value: tag, label: nameOfLanguage(tag), language: tag }));
  return html`<section class="panel settings" aria-labelledby="settings">
    <h2 id="settings">${strings.settings}</h2>
    <div class="switches">
      ${switchTemplate(model, "sound", choices.sound ?? true)}
      ${volumeTemplate(model)}
      ${switchTemplate(model, "roomTone", choices.roomTone)}
      ${switchTemplate(model, "hints", choices.hints)}
      ${switchTemplate(model, "fourColours", choices.fourColours)}
      ${switchTemplate(model, "keys", choices.keys)}
      ${switchTemplate(model, "sleeve", choices.sleeve)}
      <p class="note" id="sleeve-note">${strings.sleeveNote}</p>
    </div>
    ${choiceTemplate(model, "theme", strings.theme, themeOptions(strings.themes), choices.theme)}
    ${choiceTemplate(model, "courts", strings.deck, named(strings.courts), choices.courts)}
    ${choiceTemplate(model, "speed", strings.speed, named(strings.speeds), choices.speed)}
    ${choiceTemplate(model, "renderer", strings.renderer, named(strings.renderers), choices.renderer)}
    ${choiceTemplate(model, "language", strings.language, spoken, language)}
  </section>`;
}

function switchTemplate({ strings, change }: LobbyModel, name: SwitchName, isOn: boolean): TemplateResult {
  const set = ({ target }: Event) => change({ [name]: (target as HTMLInputElement).checked });
  return html`<label class="switch">
    <span class="name">${strings.switches[name]}</span>
    <input
      type="checkbox"
      role="switch"
      name=${name}
      aria-describedby=${name === "sleeve" ? "sleeve-note" : nothing}
      .checked=${live(isOn)}
      @change=${set}
    />
    <span class="track" aria-hidden="true"></span>
    <span class="state" aria-hidden="true">${isOn ? strings.on : strings.off}</span>
  </label>`;
}

function volumeTemplate({ strings, language, choices: { volume }, change }: LobbyModel): TemplateResult {
  const percent = new Intl.NumberFormat(language, { style: "percent", numberingSystem: "latn" }).format(volume);
  return html`<label class="switch">
    <span class="name">${strings.volume}</span>
    <input
      type="range"
      name="volume"
      min="0"
      max="100"
      step="5"
      aria-valuetext=${percent}
      .value=${live(`${Math.round(volume * 100)}`)}
      @input=${({ target }: Event) => change({ volume: (target as HTMLInputElement).valueAsNumber / 100 })}
    />
    <span class="state" aria-hidden="true">${percent}</span>
  </label>`;
}

/** Returns a group of values of which one is chosen. */
function choiceTemplate(
  { change }: LobbyModel,
  name: keyof Choices,
  label: string,
  options: readonly Option[],
  chosen: string,
): TemplateResult {
  return html`<div class="choice" role="radiogroup" aria-labelledby="choice-${name}">
    <span class="name" id="choice-${name}">${label}</span>
    <div class="options">
      ${options.map(
        ({ value, label: text, dot, language }) => html`<label class="option" lang=${language ?? nothing}>
          <input
            type="radio"
            name=${name}
            value=${value}
            .checked=${live(value === chosen)}
            @change=${() => change({ [name]: value })}
          />
          <span>${dot}${text}</span>
        </label>`,
      )}
    </div>
  </div>`;
}

function named(labels: Readonly<Record<string, string>>): readonly Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** Returns the themes, each with a dot in its colours. */
function themeOptions(labels: Readonly<Record<ThemeName, string>>): readonly Option[] {
  return (Object.keys(THEMES) as ThemeName[]).map((theme) => {
    const { felt, gold } = themeTokens(theme);
    const dot = html`<svg class="dot" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" fill=${felt} stroke=${gold} stroke-width="2"></circle>
    </svg>`;
    return { value: theme, label: labels[theme], dot };
  });
}
