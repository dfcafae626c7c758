import { BOLT_PATH } from "@thunderjack/artwork";
import type { TableView } from "@thunderjack/stage";
import type { TableLayout } from "@thunderjack/stage/layout";
import { messageLead, messageTone } from "@thunderjack/stage/round-layout";
import { html, nothing, type TemplateResult } from "lit";
import { placed, px } from "../placed.js";
import { commandRequest } from "../requests.js";
import { stormText } from "../storm-text.js";

/** Returns the template for the number of cards that the hand in turn needs for a Blitz. */
export function sideTemplate(
  { blitzText }: TableView,
  { dock: { side, controls }, text }: TableLayout,
): TemplateResult | typeof nothing {
  if (blitzText === null || side === null || controls !== "moves") return nothing;
  return html`<p class="side" style=${placed(side, undefined, { "font-size": px(text.label) })}>${blitzText}</p>`;
}

/**
 * Returns the template for the message: the name of the hand in turn has the colour of the turn, and the result of the
 * round has its own colour.
 */
export function messageTemplate(shown: string, view: TableView): TemplateResult | string {
  if (shown !== view.message) return shown;
  const tone = messageTone(view);
  if (tone !== null) return html`<b data-tone=${tone}>${shown}</b>`;
  const lead = messageLead(view);
  return lead === "" ? shown : html`<b>${lead}</b>${shown.slice(lead.length)}`;
}

/** Returns the template for the result of the round, between the dealer and the hands. */
export function netTemplate(
  { net, netText, labels }: TableView,
  { print: { sum }, felt }: TableLayout,
): TemplateResult | typeof nothing {
  if (net === null || netText === null) return nothing;
  const box = { x: sum.x - sum.width / 2, y: sum.y - sum.size / 2, width: sum.width, height: sum.size };
  return html`<tj-winnings class="net" part="net" exportparts="label: figure-label, amount: figure-amount" sign=${Math.sign(net)} label=${labels.result} style=${placed(box, felt.box, { "font-size": px(sum.size), "--figure": px(sum.size) })}><span class="number">${stormText(netText)}</span></tj-winnings>`;
}

/** Returns the template for the layer over the table when the game is over. */
export function overTemplate({ labels, message, betting: { startAgain } }: TableView): TemplateResult {
  return html`
    <div class="over" part="over" role="group" aria-label=${labels.gameOver}>
      <div>
        <svg class="emblem" viewBox="-.5 -.5 1 1" aria-hidden="true"><path d=${BOLT_PATH}></path></svg>
        <p>${message}</p>
        <button
          class="action"
          type="button"
          data-look="go"
          @click=${({ currentTarget }: Event) => currentTarget?.dispatchEvent(commandRequest(startAgain.command))}
        >
          ${startAgain.label}
        </button>
      </div>
    </div>
  `;
}
