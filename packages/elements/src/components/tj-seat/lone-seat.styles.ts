import { css } from "lit";
import * as tj from "../../theme/tokens.js";

/** The styles of a seat without a table, whose parts are in normal flow. */
export const loneSeatStyles = css`
  .seat:not([data-placed]) {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: flex-end;
    gap: 4px;
    height: 100%;
  }

  /* This area fills the free height, so that new hands do not move the seat. The hands lie at its lower edge. */
  :not([data-placed]) > .hands {
    flex: 1;
    display: grid;
    /* The direction of split hands in a narrow seat: "row" stacks them, and "column" puts them side by side. */
    grid-auto-flow: var(--tj-hands-flow, row);
    grid-auto-columns: minmax(0, 1fr);
    align-content: end;
    gap: 4px;
    width: 100%;
    min-height: 0;
  }

  /* Stacked hands have smaller cards. */
  .hands[data-count="2"] {
    --tj-card-width: calc(var(--tj-seat-card-width, 72px) * 0.84);
  }

  .hands[data-count="3"],
  .hands[data-count="4"] {
    --tj-card-width: calc(var(--tj-seat-card-width, 72px) * 0.6);
    grid-template-rows: var(--tj-hands-rows, none);
  }

  /* The circle shows the bet of a seat with one hand. */
  .seat:not([data-placed]) .hands[data-count="1"] tj-hand::part(bet) {
    display: none;
  }

  .place {
    box-sizing: border-box;
    width: var(--tj-card-width, 72px);
    aspect-ratio: 100 / 140;
    margin: 0 auto calc(5px + var(--tj-total-size, 14px) * 1.7);
    border: 1.5px solid ${tj.faint(tj.ring, 16)};
    border-radius: ${tj.cardRadius};
    transition: border-color 0.2s;
  }

  @media (prefers-reduced-motion: reduce) {
    .place {
      transition: none;
    }
  }

  .place[data-on] {
    border-color: ${tj.faint(tj.ring, 42)};
    background: rgb(0 0 0 / 0.06);
  }

  :not([data-placed]) > .foot {
    flex-wrap: wrap;
    align-items: baseline;
    align-self: flex-start;
    width: max-content;
    max-width: 100cqw;
    margin-inline-start: 50%;
    translate: round(-50%, 1px);
    min-height: 20px;
  }

  :not([data-placed]) > .foot > div {
    display: contents;
  }

  :host(:dir(rtl)) :not([data-placed]) > .foot {
    translate: round(50%, 1px);
  }

  @container seat (min-width: 290px) {
    :not([data-placed]) > .hands {
      grid-auto-flow: column;
      gap: 14px;
    }
    .hands[data-count="2"] {
      --tj-card-width: var(--tj-seat-card-width, 72px);
    }
    .hands[data-count="3"],
    .hands[data-count="4"] {
      grid-template-rows: none;
      gap: 8px;
    }
  }
`;
