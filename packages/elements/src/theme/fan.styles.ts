import { css } from "lit";

/** The styles of the cards of a hand. In a table, the layout places each part. */
export const fanStyles = css`
  .fan {
    /* In every language, each card lies over the card on its left, because the index of a card is at its left edge. */
    direction: ltr;
  }

  [data-lost] tj-card {
    filter: brightness(0.78);
  }

  [data-placed],
  [data-placed] .cards,
  [data-placed] .fan {
    position: absolute;
    inset: 0;
  }

  [data-placed] tj-card[data-across] {
    transform: rotate(90deg);
  }

  .foot {
    display: flex;
    align-items: center;
    gap: 4px;
  }

  [data-placed] .foot > * {
    flex: none;
  }
`;
