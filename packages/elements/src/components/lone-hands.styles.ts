import { css } from "lit";
import * as tj from "../theme/tokens.js";

/**
 * The styles of the hands of the player and of the dealer without a table. Cards overlap at their preferred distance, or
 * closer if there is not enough space. `--gaps` is the number of gaps between the cards, and at least 1.
 */
export const loneHandStyles = css`
  .hand:not([data-placed]) {
    position: relative;
  }

  .dealer:not([data-placed]) {
    position: relative;
    display: flex;
    flex-direction: column;
  }

  :not([data-placed]) > .cards {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    --usual-width: var(--tj-card-width, 72px);
  }

  :not([data-placed]) > .cards > .fan {
    --width: var(--tj-card-width, 72px);
    --step: min(var(--width) * var(--tj-fan-step, 0.4), (100cqw - var(--width)) / var(--gaps, 1));
    position: relative;
    display: flex;
    justify-content: center;
    width: max-content;
    min-height: calc(var(--usual-width) * 1.4);
    /* A translation centres the cards, so that an added card does not cause a layout shift of the other cards. */
    justify-self: left;
    margin-left: 50%;
    translate: round(-50%, 1px);
  }

  /* In a narrow hand with many cards, the cards are smaller, so that they overlap less and stay readable. */
  @container (max-width: 150px) {
    .hand:not([data-placed]) .fan[data-many] {
      --tj-card-width: calc(var(--usual-width) * 0.84);
    }
  }

  :not([data-placed]) > .cards > .fan > tj-card {
    flex: none;
  }

  :not([data-placed]) > .cards > .fan > tj-card + tj-card {
    margin-inline-start: calc(var(--step) - var(--width));
  }

  :not([data-placed]) > .cards > .fan > tj-card[data-across] {
    transform: translate(8%, 14%) rotate(90deg);
  }

  :not([data-placed]) > .cards > .fan > .empty {
    aspect-ratio: 100 / 140;
    margin-inline: calc(var(--tj-card-width, 72px) * 0.1);
  }

  :not([data-placed]) > .foot {
    justify-content: center;
    width: max-content;
    min-height: calc(var(--tj-total-size, 14px) * 1.7);
    margin-top: 6px;
    margin-inline-start: 50%;
    translate: round(-50%, 1px);
  }

  .hand:not([data-placed]) > .foot {
    flex-wrap: wrap;
    max-width: 100cqw;
  }

  :host(:dir(rtl)) :not([data-placed]) > .foot {
    translate: round(50%, 1px);
  }

  :not([data-placed]) > .foot .bet {
    font-size: calc(var(--tj-total-size, 14px) - 1px);
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
`;
