import type { ReplayStrings } from "@thunderjack/stage";
import { html, type TemplateResult } from "lit";
import { icon } from "../replay-components/tj-transport/icons.js";
import { KEY_CAPS, type KeyName } from "./replay-keys.js";

export { keysStyles } from "./keys-dialog.styles.js";

/** The dialog with the list of keys, for `showModal`. */
export function keysDialog(words: ReplayStrings): TemplateResult {
  const names = Object.keys(KEY_CAPS) as KeyName[];
  return html`
    <dialog class="keys" aria-labelledby="keys-heading" lang=${words.language} dir=${words.direction}>
      <form method="dialog">
        <header>
          <h2 id="keys-heading">${words.keys}</h2>
          <button type="submit" aria-label=${words.close} title=${words.close}>${icon("close")}</button>
        </header>
        <dl>
          ${names.map(
            (name) => html`
              <div>
                <dt>${KEY_CAPS[name].map((cap) => (cap === "–" ? "–" : html`<kbd>${cap === "Space" ? words.spaceKey : cap}</kbd>`))}</dt>
                <dd>${words.keyNames[name]}</dd>
              </div>
            `,
          )}
        </dl>
      </form>
    </dialog>
  `;
}
