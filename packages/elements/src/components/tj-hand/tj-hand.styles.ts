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

  .foot {
    justify-content: center;
    box-sizing: border-box;
  }

  .bet {
    color: ${tj.goldLight};
    font-weight: 700;
    font-size: var(--tj-label-size, 13px);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
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

  /* A card that moves to the hand passes over the chips. */
  .ring,
  .pay {
    z-index: -1;
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
