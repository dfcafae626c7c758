import type { BlitzView } from "@thunderjack/stage";
import { css, html, type TemplateResult } from "lit";
import * as tj from "../theme/tokens.js";

/** The styles of the template that {@link meterTemplate} returns. */
export const meterStyles = css`
  .meter {
    display: inline-flex;
    gap: 3px;
    margin-inline-start: 4px;
  }

  .meter i {
    box-sizing: border-box;
    width: 7px;
    height: calc(var(--tj-total-size, 14px) * 0.83);
    border: 1.5px solid ${tj.turn};
    border-radius: 1px 3px;
  }

  .meter i[data-full] {
    background: ${tj.turn};
  }

  /* If only one card is missing, the motion of the table lights the last slot twice. */
  .meter b {
    display: block;
    height: 100%;
    background: ${tj.turn};
    opacity: 0;
  }

  @media (forced-colors: active) {
    .meter i[data-full] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** Returns the template for the progress towards a Blitz: a row of slots, one for each card. */
export function meterTemplate({ cards, needed, label }: BlitzView): TemplateResult {
  return html`<span class="meter" part="meter" role="meter" aria-label=${label} aria-valuenow=${cards} aria-valuemax=${needed}>${Array.from(
    { length: needed },
    (_, slot) => html`<i ?data-full=${slot < cards} ?data-last=${slot === cards}><b></b></i>`,
  )}</span>`;
}
