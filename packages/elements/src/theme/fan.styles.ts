import { css } from "lit";

/**
 * The styles of cards that overlap at their preferred distance, or closer if there is not enough space. `--gaps` is the
 * number of gaps between the cards, and at least 1.
 */
export const fanStyles = css`
  .cards {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  .fan {
    --width: var(--tj-card-width, 72px);
    --step: min(var(--width) * var(--tj-fan-step, 0.4), (100cqw - var(--width)) / var(--gaps, 1));
    position: relative;
    /* In every language, each card lies over the card on its left, because the index of a card is at its left edge. */
    direction: ltr;
    display: flex;
    justify-content: center;
    width: max-content;
    min-height: calc(var(--usual-width, var(--width)) * 1.4);
    /* A translation centres the cards, so that an added card does not cause a layout shift of the other cards. */
    justify-self: left;
    margin-left: 50%;
    translate: round(-50%, 1px);
  }

  [data-lost] tj-card {
    filter: brightness(0.78);
  }

  .fan tj-card {
    flex: none;
  }

  :not([data-placed]) > .cards > .fan > tj-card + tj-card {
    margin-inline-start: calc(var(--step) - var(--width));
  }

  .fan tj-card[data-across] {
    transform: translate(8%, 14%) rotate(90deg);
  }

  [data-placed] tj-card[data-across] {
    transform: rotate(90deg);
  }

  /* In a table, the layout places each part. */
  [data-placed],
  [data-placed] .cards,
  [data-placed] .fan {
    position: absolute;
    inset: 0;
    display: block;
    width: auto;
    min-height: 0;
    margin: 0;
    translate: none;
  }
`;
