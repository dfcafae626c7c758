import { BOLT_PATH, TOOL_ICONS } from "@thunderjack/artwork";
import type { Table } from "@thunderjack/core";
import type { Phrasebook } from "@thunderjack/stage";
import { html, nothing, type TemplateResult } from "lit";
import type { PanelName } from "../panels/panel-name.js";

/** The table that the bar belongs to. */
export interface BarOwner {
  readonly keys: "all" | "none";
  readonly sound: boolean;
  readonly allowStacking: boolean;
  readonly hintButton: TemplateResult | typeof nothing;
  readonly volumeControl: TemplateResult | typeof nothing;
  turnSound(): void;
  openPanel(panel: PanelName | null): unknown;
}

/** The contents of the bar while the game is played. */
export interface LiveBar {
  readonly phrases: Phrasebook;
  /** The published facts about the shoe, such as its commitment; `null` if the table does not use the fair shuffle. */
  readonly fairness: Table["fairness"] | null;
  readonly opened: PanelName | null;
  /** The outline of the name of the game; empty until it is loaded. */
  readonly namePath: string;
  readonly owner: BarOwner;
}

/** The icons of the card picker and of the list of keys. */
const PICKER = "M6 3.5h8v12H6zM17 7l3 1-4 12-7-2.3M10 7.5l1.8 2.5L10 12.5 8.2 10z";
const KEYS = "M3.5 6.5h17v11h-17zM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8";

/** The width of the name of the game in the bar, relative to a height of 100. */
export const NAME_WIDTH = 855;

/**
 * Returns an icon. Its title is a tooltip for the pointer. It is hidden from screen readers because the button has the
 * same name, and set as a property because server rendering does not support expressions within titles.
 */
function icon(path: string, title: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><title .textContent=${title}></title><path d=${path}></path></svg>`;
}

/** Returns the bar of the table: the name of the game, and the buttons for hints, sounds and panels. */
export function liveBar(bar: LiveBar): TemplateResult {
  const { fairness, namePath, owner, phrases } = bar;
  const words = phrases.bar;
  const seal = fairness?.chosen === true ? words.chosen : short(fairness?.commitment ?? "");
  return html`
    <div class="bar" part="bar">
      <slot name="bar"></slot>
      <span class="brand" aria-hidden="true">
        <svg class="mark" viewBox="-.5 -.5 1 1"><path d=${BOLT_PATH}></path></svg>
        <svg class="name" viewBox="0 0 ${NAME_WIDTH} 100"><path d=${namePath}></path></svg>
      </span>
      <span class="note"></span>
      ${owner.hintButton}
      ${barButton(bar, "rules", words.rules, TOOL_ICONS.rules, words.rules)}
      ${barButton(bar, "history", words.history, TOOL_ICONS.history, words.history)}
      <span class="sound"><button
        class="quiet"
        part="bar-button"
        type="button"
        data-sound
        aria-label=${words.sound}
        aria-pressed=${owner.sound ? "true" : "false"}
        @click=${() => owner.turnSound()}
      >
        ${icon(owner.sound ? TOOL_ICONS.sound : TOOL_ICONS.muted, words.sound)}<span class="word" aria-hidden="true">${words.sound}</span>
      </button>${owner.volumeControl}</span>
      ${barButton(bar, "fairness", phrases.pair(words.fairness, seal), TOOL_ICONS.fair, words.fairness)}
      ${owner.allowStacking ? barButton(bar, "picker", words.picker, PICKER, "") : nothing}
      ${owner.keys !== "none" ? barButton(bar, "keys", words.keys, KEYS, "") : nothing}
    </div>
  `;
}

function barButton(
  { opened, owner }: LiveBar,
  panel: PanelName,
  label: string,
  path: string,
  word: string,
): TemplateResult {
  return html`
    <button
      class="quiet"
      part="bar-button"
      type="button"
      data-panel=${panel}
      aria-label=${label}
      aria-haspopup="dialog"
      aria-expanded=${opened === panel ? "true" : "false"}
      @click=${() => owner.openPanel(panel === opened ? null : panel)}
    >
      ${icon(path, label)}${word === "" ? nothing : html`<span class="word" aria-hidden="true">${word}</span>`}
    </button>
  `;
}

/** Returns the first characters of a commitment, which are enough to recognize it. */
function short(commitment: string): string {
  return `${commitment.slice(0, 4)} ${commitment.slice(4, 8)}…`;
}
