import { css } from "lit";
import * as tj from "../../theme/tokens.js";
import { meterStyles } from "../meter.js";

export const handStyles = css`
  ${meterStyles}

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

  /* In a narrow hand with many cards, the cards are smaller, so that they overlap less and stay readable. */
  @container (max-width: 150px) {
    .hand:not([data-placed]) .fan[data-many] {
      --tj-card-width: calc(var(--usual-width) * 0.84);
    }
  }

  .foot {
    display: flex;
    justify-content: center;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    width: max-content;
    max-width: 100cqw;
    min-height: calc(var(--tj-total-size, 14px) * 1.7);
    margin-top: 6px;
    margin-inline-start: 50%;
    translate: round(-50%, 1px);
  }

  :host(:dir(rtl)) .hand:not([data-placed]) .foot {
    translate: round(50%, 1px);
  }

  .bet {
    color: ${tj.goldLight};
    font-weight: 700;
    font-size: calc(var(--tj-total-size, 14px) - 1px);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  /* Outside of a table, the page may have any background. */
  :host(:not([exportparts])) .bet {
    padding: 0.16em 0.6em;
    border-radius: ${tj.radiusLabel};
    background: ${tj.shade};
  }

  :host(:not([exportparts])) .bet::before {
    content: "";
    display: inline-block;
    width: 0.62em;
    height: 0.62em;
    margin-inline-end: 0.3em;
    border: 2px dashed currentcolor;
    border-radius: 50%;
    background: rgb(0 0 0 / 0.3);
  }

  [data-placed] .foot {
    flex-wrap: nowrap;
    box-sizing: border-box;
    max-width: none;
    min-height: 0;
    margin: 0;
    translate: none;
  }

  [data-placed] .foot > * {
    flex: none;
  }

  [data-placed] .bet {
    font-size: var(--tj-label-size, 13px);
  }

  /* There is no space for the cards of a collapsed hand. Screen readers still read them. */
  [data-collapsed] .fan {
    clip-path: inset(50%);
  }

  .opener {
    border-radius: ${tj.radiusLabel};
  }

  [data-placed] .frame {
    --marker-inset: 0;
  }

  /* The bolt before the caption is positioned absolutely, so that it does not move the caption. */
  .lead {
    position: absolute;
    right: calc(100% + 3px);
    width: 10px;
    height: 16px;
    clip-path: polygon(70% 0, 0 60%, 43% 56%, 17% 100%, 53% 70%, 77% 84%, 70% 56%, 100% 34%, 53% 38%);
    background: ${tj.turn};
  }

  /*
   * In a narrow caption, the word "soft" and the bet are hidden. A result can replace the bet, and the insurance is in
   * the label of the seat or in the message. Screen readers still read all of them.
   */
  .foot[data-brief] tj-total::part(soft),
  .foot[data-replaced] [part="bet"],
  .foot .spoken,
  .amount[data-narrow] [part="insurance"],
  .foot[data-full] .bet {
    position: absolute;
    clip-path: inset(50%);
  }

  .amount .name {
    color: ${tj.textQuiet};
    font-size: var(--tj-label-size, 13px);
    font-weight: 600;
  }

  .amount {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: 4px;
  }

  /* If the label of the seat shows the bets, the bet of each hand is only for screen readers. */
  .amount[data-hidden] {
    clip-path: inset(50%);
  }

  .amount[data-hidden][data-sole] {
    display: none;
  }

  .ring {
    box-sizing: border-box;
    display: grid;
    place-items: center;
    border: 2px solid ${tj.ring};
    border-radius: 50%;
    background: rgb(3 6 30 / 0.3);
  }

  /* A split seat has no ring of its own, so its selection is shown on the ring of the first hand. */
  :host([data-selected]) .ring {
    border: 3px solid ${tj.turn};
  }

  @media (forced-colors: active) {
    .lead {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
