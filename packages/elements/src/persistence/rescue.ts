/*
 * The chunk that is loaded when a stored table cannot be opened.
 */

import type { Phrasebook, SavedTableStrings } from "@thunderjack/stage";
import { html, nothing, type TemplateResult } from "lit";

export { download } from "../platform/download.js";
export { rescueStyles } from "./rescue.styles.js";

/** The contents of the panel that is shown if a stored table cannot be opened. */
export interface Rescue {
  readonly words: SavedTableStrings;
  /** The language of the words and its direction. */
  readonly phrases: Pick<Phrasebook, "language" | "direction">;
  /** The reason: the opening has failed, or it has not finished in time. */
  readonly why: "failed" | "late";
  /** The error text of the platform; empty if there is none. */
  readonly detail: string;
  /** The sentence while the table is being opened again; `null` if it is not. */
  readonly busy: string | null;
  /** Whether the player is asked to confirm that the table is deleted. */
  readonly isAsking: boolean;
  readonly tryAgain: () => void;
  readonly ask: (isAsking: boolean) => void;
  readonly startOver: () => void;
  readonly download: () => void;
}

/** Returns the panel over the felt. */
export function rescueTemplate(rescue: Rescue): TemplateResult {
  const { words, phrases, why, detail, busy, isAsking } = rescue;
  const { tryAgain, download, cancel } = words.rescue;
  const button = (label: string, name: string, press: () => void) => html`
    <button
      class="quiet"
      part="bar-button"
      type="button"
      data-rescue=${name}
      aria-disabled=${busy === null ? nothing : "true"}
      @click=${() => busy === null && press()}
    >
      ${label}
    </button>
  `;
  return html`
    <section
      class="rescue"
      part="rescue"
      lang=${phrases.language}
      dir=${phrases.direction}
      aria-label=${words.rescue[why]}
    >
      <p role="alert">${isAsking ? words.askToStartOver : (busy ?? words.rescue[why])}</p>
      ${detail === "" || isAsking ? nothing : html`<p class="detail" dir="ltr" lang="en">${detail}</p>`}
      <div>
        ${
          isAsking
            ? [button(words.startOver, "confirm", rescue.startOver), button(cancel, "cancel", () => rescue.ask(false))]
            : [
                button(tryAgain, "try", rescue.tryAgain),
                button(words.startOver, "ask", () => rescue.ask(true)),
                button(download, "download", rescue.download),
              ]
        }
      </div>
    </section>
  `;
}
