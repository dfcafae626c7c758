import { css } from "lit";
import * as tj from "../../theme/tokens.js";

/** The styles of a seat. In a table, the layout places each part. */
export const seatStyles = css`
  :host {
    display: block !important;
    min-width: 0;
    container: seat / inline-size !important;
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

  .hands {
    isolation: isolate;
  }

  /* Split hands lie in turn order from left to right, also in right-to-left text. */
  :host(:dir(rtl)) .hands {
    direction: ltr;
  }

  :host(:dir(rtl)) .hands > * {
    direction: rtl;
  }

  /*
   * While bets are not accepted, the selection is less prominent. These properties are set here and not on the table,
   * because their change computes the styles of all elements inside again.
   */
  :host([data-closed]) tj-seat-toggle {
    --tj-selected-line: 2px solid ${tj.ring};
    --tj-selected-glow: none;
  }

  /* The ring of a seat that does not play looks the same whether the seat is selected or not. */
  :host([data-closed]) tj-seat-toggle:empty {
    --tj-selected-line: 2px dashed ${tj.ring};
    --tj-turn: currentcolor;
  }

  /* During a round, the ring may be too small for a glow around it. */
  [data-placed][data-playing] tj-seat-toggle {
    --tj-selected-glow: none;
  }

  /* A ring that does nothing when pressed does not receive pointer events. */
  [data-placed] [data-inert] {
    pointer-events: none;
  }

  /*
   * The hands of a split seat have rings of their own. If there is no space for a ring, the caption shows the bet. The
   * switch is then visible only with the focus.
   */
  [data-placed][data-split] tj-seat-toggle:not(:focus-within),
  [data-bare]:not(:focus-within) {
    opacity: 0;
  }

  .foot,
  .foot > div {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: 6px;
    line-height: 20px;
    white-space: nowrap;
  }

  /*
   * Without a box for the label, the bet is shown by the hand itself. Screen readers still read a bet that only the
   * chips show, and after the round the bet for the next one.
   */
  .foot[data-hidden] {
    clip-path: inset(50%);
  }

  /* A narrow label has no room for the insurance, which then wraps. The name and the bet do not wrap. */
  [data-placed] > .foot {
    flex-wrap: wrap;
    height: 1lh;
    overflow-y: clip;
  }

  .foot[data-hidden]:not([data-spoken]) {
    display: none;
  }

  .name,
  .insured {
    color: ${tj.textQuiet};
    font-size: var(--tj-small-size, 13px);
    font-weight: 600;
  }

  .bet {
    color: ${tj.goldLight};
    font-size: var(--tj-total-size, 14px);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;
