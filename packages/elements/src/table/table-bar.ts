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
  turnSound(): void;
  openPanel(panel: PanelName | null): unknown;
}

/** The contents of the bar while the game is played. */
export interface LiveBar {
  readonly phrases: Phrasebook;
  /** The commitment to the shoe; `null` if there is none. */
  readonly fairness: Table["fairness"] | null;
  readonly opened: PanelName | null;
  readonly owner: BarOwner;
}

const SHIELD = "M12 3l7 3v5c0 4.6-2.9 8-7 10-4.1-2-7-5.4-7-10V6zM8.8 11.8l2.3 2.3 4.2-4.4";
const CLOCK = "M4.2 9A8.2 8.2 0 1 1 4 13M4 4.6V9h4.4M12 8v4.4l3 1.8";
const BOOK = "M5 4.5h11a3 3 0 0 1 3 3v12H8a3 3 0 0 1-3-3zM5 16.5a3 3 0 0 1 3-3h11M9 8.5h6";
const SLEEVE = "M6 3.5h8v12H6zM17 7l3 1-4 12-7-2.3M10 7.5l1.8 2.5L10 12.5 8.2 10z";
const SPEAKER = "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z";
const LOUD = `${SPEAKER}M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11`;
const MUTE = `${SPEAKER}M15.5 9.5l5 5M20.5 9.5l-5 5`;
const KEYS = "M3.5 6.5h17v11h-17zM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8";

/**
 * The title is a tooltip for the pointer. It is hidden from screen readers because the button has the same name, and set
 * as a property because server rendering does not support expressions within titles.
 */
function icon(path: string, title: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><title .textContent=${title}></title><path d=${path}></path></svg>`;
}

/** Returns the row above the table. It contains the commitment and the buttons of the panels. */
export function liveBar(bar: LiveBar): TemplateResult {
  const { fairness, owner, phrases } = bar;
  const words = phrases.bar;
  const seal = fairness?.chosen === true ? words.chosen : short(fairness?.commitment ?? "");
  return html`
    <div class="bar" part="bar">
      ${barButton(bar, "fairness", phrases.pair(words.fairness, seal), SHIELD, html`<span class="seal" dir="ltr">${seal}</span>`)}
      <span class="note"></span>
      ${owner.hintButton}
      <button
        class="quiet"
        part="bar-button"
        type="button"
        data-sound
        aria-label=${words.sound}
        aria-pressed=${owner.sound ? "true" : "false"}
        @click=${() => owner.turnSound()}
      >
        ${icon(owner.sound ? LOUD : MUTE, words.sound)}
      </button>
      ${owner.allowStacking ? barButton(bar, "picker", words.picker, SLEEVE, nothing) : nothing}
      ${barButton(bar, "rules", words.rules, BOOK, nothing)}
      ${barButton(bar, "history", words.history, CLOCK, html`<span class="word">${words.history}</span>`)}
      ${owner.keys !== "none" ? barButton(bar, "keys", words.keys, KEYS, nothing) : nothing}
    </div>
  `;
}

function barButton(
  { opened, owner }: LiveBar,
  panel: PanelName,
  label: string,
  path: string,
  text: TemplateResult | typeof nothing,
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
      ${icon(path, label)}${text}
    </button>
  `;
}

/** Returns the first characters of a commitment, which are enough to recognize it. */
function short(commitment: string): string {
  return `${commitment.slice(0, 4)} ${commitment.slice(4, 8)}…`;
}
