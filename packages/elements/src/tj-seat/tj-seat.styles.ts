import { css } from "lit";
import * as tj from "../tokens.js";

export const seatStyles = css`
  :host {
    display: block;
    min-width: 0;
    container: seat / inline-size;
  }

  .seat {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: flex-end;
    gap: 4px;
    height: 100%;
  }

  .hands {
    display: flex;
    /* How the hands of a split lie where the seat is narrow. */
    flex-direction: var(--tj-hands-direction, column);
    justify-content: flex-end;
    gap: 4px;
    width: 100%;
  }

  /* One above the other they need to be lower. */
  .hands[data-count="2"] {
    --tj-card-width: calc(var(--tj-seat-card-width, 72px) * 0.84);
  }

  .hands[data-count="3"],
  .hands[data-count="4"] {
    --tj-card-width: calc(var(--tj-seat-card-width, 72px) * 0.6);
  }

  /* The circle says what lies for the only hand. */
  .hands[data-count="1"] tj-hand::part(bet) {
    display: none;
  }

  /* The hands of a split lie in turn order from left to right, whichever way lines run. */
  :host(:dir(rtl)) .hands {
    direction: ltr;
  }

  :host(:dir(rtl)) .hands > * {
    direction: rtl;
  }

  tj-hand {
    flex: 1 1 0;
  }

  .place {
    box-sizing: border-box;
    width: var(--tj-card-width, 72px);
    aspect-ratio: 100 / 140;
    margin: 0 auto calc(5px + var(--tj-total-size, 14px) * 1.7);
    border: 1.5px solid ${tj.faint(tj.gold, 16)};
    border-radius: ${tj.cardRadius};
    transition: border-color 0.2s;
  }

  .place[data-on] {
    border-color: ${tj.faint(tj.gold, 42)};
    background: rgb(0 0 0 / 0.06);
  }

  tj-chip-stack {
    position: absolute;
    left: 50%;
    bottom: 16%;
    margin-left: calc(var(--tj-chip-size) / -2);
    --tj-chip-size: calc(var(--tj-spot-size, 76px) * 0.66);
  }

  .foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: baseline;
    column-gap: 6px;
    min-height: 18px;
    line-height: 18px;
    white-space: nowrap;
  }

  .name {
    color: ${tj.textQuiet};
    font-size: var(--tj-small-size, 12px);
    letter-spacing: 0.08em;
  }

  :host(:dir(rtl)) .name {
    letter-spacing: 0;
  }

  .bet {
    color: ${tj.goldLight};
    font-weight: 700;
    font-size: var(--tj-total-size, 14px);
    font-variant-numeric: tabular-nums;
  }

  @container seat (min-width: 290px) {
    .hands {
      flex-direction: row;
      gap: 14px;
    }
    .hands[data-count="2"] {
      --tj-card-width: var(--tj-seat-card-width, 72px);
    }
    .hands[data-count="3"],
    .hands[data-count="4"] {
      gap: 8px;
    }
  }
`;
