import { css } from "lit";

export const handStyles = css`
  :host {
    display: block;
    min-width: 0;
    container-type: inline-size;
    text-align: center;
  }

  .hand {
    position: relative;
  }

  .cards {
    position: relative;
    --usual-width: var(--tj-card-width, 72px);
  }

  /* Many cards in a narrow hand are smaller, so that each can still be read. */
  @container (max-width: 150px) {
    .fan[data-many] {
      --tj-card-width: calc(var(--usual-width) * 0.84);
    }
  }

  .foot {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: 5px;
    min-height: calc(var(--tj-total-size, 14px) * 1.7);
    margin-top: 5px;
  }

  .bet {
    color: var(--tj-gold-light, #f6dd9b);
    font-weight: 600;
    font-size: calc(var(--tj-total-size, 14px) - 1px);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .bet::before {
    content: "";
    display: inline-block;
    width: 0.62em;
    height: 0.62em;
    margin-inline-end: 0.3em;
    border: 2px dashed currentcolor;
    border-radius: 50%;
    background: rgb(0 0 0 / 0.3);
  }

  .turn .fan::before {
    content: "";
    position: absolute;
    inset: -5px;
    border-radius: 12px;
    box-shadow:
      0 0 0 2px var(--tj-gold, #e3b143),
      0 0 26px 4px rgb(255 208 92 / 0.55);
    animation: glow 1.6s ease-in-out infinite alternate;
  }

  .turn .fan::after {
    content: "";
    position: absolute;
    top: -18px;
    left: 50%;
    margin-left: -8px;
    border: 8px solid transparent;
    border-top-color: var(--tj-gold, #e3b143);
    border-bottom-width: 0;
    filter: drop-shadow(0 0 6px rgb(255 208 92 / 0.9));
  }

  .turn .total {
    background: var(--tj-gold, #e3b143);
    color: #2a1c00;
  }

  .turn .soft {
    color: #5d4104;
  }

  .result {
    position: absolute;
    inset: auto -4px 2px;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 3px;
    pointer-events: none;
  }

  .won {
    order: -1;
    font-weight: 800;
    font-size: calc(var(--tj-badge-size, 14px) * 1.25);
    font-variant-numeric: tabular-nums;
    line-height: 1;
    padding: 0.18em 0.5em;
    border-radius: 99px;
    background: rgb(4 20 14 / 0.8);
    color: #8dffb9;
  }

  .lost tj-card {
    filter: brightness(0.76) saturate(0.85);
  }

  .badge {
    font-size: min(var(--tj-badge-size, 14px), 9.6cqw);
  }

  .badge[data-kind="thunderjack"] {
    padding-inline: 0.55em;
    letter-spacing: 0;
  }

  @keyframes glow {
    to {
      opacity: 0.45;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .turn .fan::before {
      animation: none;
    }
  }
`;
