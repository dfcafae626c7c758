import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const seatStyles = css`
  :host {
    display: block !important;
    min-width: 0;
    container: seat / inline-size !important;
  }

  .seat {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: flex-end;
    gap: 4px;
    height: 100%;
  }

  /* This area fills the free height, so that new hands do not move the seat. The hands lie at its lower edge. */
  .hands {
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

  /* Split hands lie in turn order from left to right, also in right-to-left text. */
  :host(:dir(rtl)) .hands {
    direction: ltr;
  }

  :host(:dir(rtl)) .hands > * {
    direction: rtl;
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

  .take-back {
    padding: 0;
    border-radius: 50%;
  }

  /* The visible button is smaller than its touch target. */
  .take-back::before {
    content: "−";
    position: absolute;
    inset: 9px;
    box-sizing: border-box;
    border: 1.5px solid ${tj.ring};
    border-radius: 50%;
    background: ${tj.shade};
    color: ${tj.goldLight};
    font: 700 18px/23px ${tj.font};
    text-align: center;
  }

  @media (hover: hover) {
    .take-back:hover::before {
      border-color: ${tj.turn};
    }
  }

  .take-back[data-unplaced]:not(:focus-visible) {
    opacity: 0;
    pointer-events: none;
  }

  tj-chip-stack {
    --tj-chip-size: calc(var(--tj-spot-size, 76px) * 0.68);
  }

  /* In a table, the layout places each part. */
  .seat[data-placed] {
    display: block;
    height: auto;
  }

  [data-placed] .hands {
    display: block;
  }

  [data-placed] tj-seat-toggle {
    width: auto;
  }

  /* During a round, the ring may be too small for a glow around it. */
  [data-placed][data-playing] tj-seat-toggle {
    --tj-selected-glow: none;
  }

  /* A ring that does nothing when pressed does not receive pointer events. */
  [data-placed] tj-seat-toggle[data-inert] {
    pointer-events: none;
  }

  /* The hands of a split seat have rings of their own, so the ring of the seat is visible only with the focus. */
  [data-placed][data-split] tj-seat-toggle:not(:focus-within) {
    opacity: 0;
  }

  [data-placed] .foot {
    margin: 0;
    max-width: none;
    min-height: 0;
    translate: none;
    flex-wrap: nowrap;
    align-items: center;
  }

  /* Without a box for the label, the bet is shown by the hand itself. */
  [data-placed] .foot[data-hidden] {
    display: none;
  }

  .foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: baseline;
    column-gap: 6px;
    align-self: flex-start;
    width: max-content;
    max-width: 100cqw;
    margin-inline-start: 50%;
    translate: round(-50%, 1px);
    min-height: 20px;
    line-height: 20px;
    white-space: nowrap;
  }

  :host(:dir(rtl)) .foot {
    translate: round(50%, 1px);
  }

  .name {
    color: ${tj.textQuiet};
    font-size: var(--tj-small-size, 13px);
    font-weight: 600;
  }

  .bet {
    color: ${tj.goldLight};
    font-weight: 700;
    font-size: var(--tj-total-size, 14px);
    font-variant-numeric: tabular-nums;
  }

  @container seat (min-width: 290px) {
    .hands {
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

  /* If there is no space for a ring, the caption shows the bet. The switch is then visible only with the focus. */
  tj-seat-toggle[data-bare]:not(:focus-within) {
    opacity: 0;
  }
`;
