import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const handStyles = css`
  :host {
    display: block !important;
    min-width: 0;
    container-type: inline-size !important;
    text-align: center !important;
  }

  .hand {
    position: relative;
  }

  .cards {
    position: relative;
    --usual-width: var(--tj-card-width, 72px);
  }

  /* In a narrow hand with many cards, the cards are smaller, so that each is readable. */
  @container (max-width: 150px) {
    .fan[data-many] {
      --tj-card-width: calc(var(--usual-width) * 0.84);
    }
  }

  .foot {
    display: flex;
    justify-content: center;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 5px;
    width: max-content;
    max-width: 100cqw;
    min-height: calc(var(--tj-total-size, 14px) * 1.7);
    margin-top: 5px;
    margin-inline-start: 50%;
    translate: round(-50%, 1px);
  }

  :host(:dir(rtl)) .foot {
    translate: round(50%, 1px);
  }

  .bet {
    color: ${tj.goldLight};
    font-weight: 600;
    font-size: calc(var(--tj-total-size, 14px) - 1px);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  /* Outside of a table, the hand may lie on any background. */
  :host(:not([exportparts])) .bet {
    padding: 0.16em 0.6em;
    border-radius: ${tj.radiusLabel};
    background: ${tj.shade};
  }

  .bet::before {
    content: "";
    display: inline-block;
    width: 0.62em;
    height: 0.62em;
    margin-inline-end: 0.3em;
    border: 2px dashed currentcolor;
    border-radius: 50%;
    background: rgb(0 0 0 / 0.3);
  }

  .result {
    position: absolute;
    inset: auto -4px 2px;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 3px;
    pointer-events: none;
  }

  .won {
    order: -1;
    font-size: calc(var(--tj-badge-size, 14px) * 1.25);
    line-height: 1;
    padding: 0.18em 0.5em;
    border-radius: ${tj.radiusLabel};
    background: ${tj.shade};
  }

  [data-lost] tj-card {
    filter: brightness(0.76) saturate(0.85);
  }

  tj-result-badge {
    --in-hand: min(var(--tj-badge-size, 14px), 9.6cqw);
  }

  @media (forced-colors: active) {
    .won {
      border: 1px solid;
    }
  }
`;
