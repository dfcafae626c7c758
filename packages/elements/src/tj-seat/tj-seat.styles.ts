import { css } from "lit";

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
    flex-direction: column;
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

  tj-hand {
    flex: 1 1 0;
  }

  .place {
    box-sizing: border-box;
    width: var(--tj-card-width, 72px);
    aspect-ratio: 100 / 140;
    margin: 0 auto calc(5px + var(--tj-total-size, 14px) * 1.7);
    border: 1.5px solid rgb(227 177 67 / 0.16);
    border-radius: 7%/5%;
    transition: border-color 0.2s;
  }

  .place[data-on] {
    border-color: rgb(227 177 67 / 0.42);
    background: rgb(0 0 0 / 0.06);
  }

  .spot {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    width: var(--tj-spot-size, 76px);
    height: var(--tj-spot-size, 76px);
    border-radius: 50%;
    border: 2px dashed rgb(227 177 67 / 0.4);
    color: rgb(246 221 155 / 0.55);
    transition:
      border-color 0.2s,
      box-shadow 0.2s,
      background 0.2s;
  }

  .spot::before {
    content: "";
    position: absolute;
    inset: 4px;
    border-radius: 50%;
    border: 1px solid rgb(227 177 67 / 0.18);
  }

  .spot[aria-checked="true"] {
    border: 2px solid var(--tj-gold, #e3b143);
    background: radial-gradient(circle, rgb(246 221 155 / 0.2), rgb(0 0 0 / 0.1) 70%);
    box-shadow:
      0 0 0 3px rgb(0 0 0 / 0.16),
      0 0 20px rgb(227 177 67 / 0.35);
    color: var(--tj-gold-light, #f6dd9b);
  }

  .spot[aria-checked="true"]::before {
    border-color: rgb(227 177 67 / 0.55);
  }

  @media (hover: hover) {
    .spot:not([aria-disabled="true"]):hover {
      border-color: var(--tj-gold-light, #f6dd9b);
    }
  }

  .sign {
    width: 34%;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .chips {
    position: absolute;
    left: 50%;
    bottom: 16%;
    width: var(--tj-chip-size);
    height: var(--tj-chip-size);
    margin-left: calc(var(--tj-chip-size) / -2);
    --tj-chip-size: calc(var(--tj-spot-size, 76px) * 0.66);
  }

  .chips tj-chip {
    position: absolute;
    inset: auto 0 calc(var(--lying, 0) * 3.5px);
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
    color: rgb(255 255 255 / 0.72);
    font-size: var(--tj-small-size, 12px);
    letter-spacing: 0.08em;
    text-transform: uppercase;
  }

  .bet {
    color: var(--tj-gold-light, #f6dd9b);
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
