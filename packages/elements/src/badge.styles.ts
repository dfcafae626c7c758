import { css } from "lit";

/** The total beside a hand, and the label that says how it ended. */
export const badgeStyles = css`
  .total {
    display: inline-flex;
    align-items: baseline;
    gap: 0.3em;
    padding: 0.16em 0.6em;
    border-radius: 99px;
    background: rgb(4 20 14 / 0.82);
    box-shadow: 0 0 0 1px rgb(255 255 255 / 0.16);
    color: #fff;
    font-weight: 700;
    font-size: var(--tj-total-size, 14px);
    font-variant-numeric: tabular-nums;
    line-height: 1.35;
    white-space: nowrap;
  }

  .soft {
    color: var(--tj-gold-light, #f6dd9b);
    font-weight: 600;
    font-size: 0.8em;
  }

  .badge {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
    padding: 0.22em 0.75em;
    border-radius: 99px;
    background: linear-gradient(#3c4a55, #222c35);
    box-shadow:
      0 0 0 1px rgb(255 255 255 / 0.22),
      0 4px 12px rgb(0 0 0 / 0.5);
    color: #fff;
    font-weight: 800;
    font-size: var(--tj-badge-size, 14px);
    line-height: 1.3;
    letter-spacing: 0.04em;
    text-transform: uppercase;
    white-space: nowrap;
  }

  .badge svg {
    width: 1em;
    height: 1em;
    margin-inline-start: -0.2em;
    fill: currentcolor;
  }

  .badge[data-kind="win"],
  .badge[data-kind="dealer-bust"] {
    background: linear-gradient(#35b36c, #12763f);
  }

  .badge[data-kind="lose"],
  .badge[data-kind="bust"] {
    background: linear-gradient(#6f3039, #431820);
    color: #ffdcdc;
  }

  .badge[data-kind="blackjack"],
  .badge[data-kind="dealer-blackjack"] {
    background: linear-gradient(#3a3f52, #10131d);
    box-shadow:
      0 0 0 1.5px var(--tj-gold, #e3b143),
      0 4px 12px rgb(0 0 0 / 0.5);
    color: var(--tj-gold-light, #f6dd9b);
  }

  .badge[data-kind="blitz"] {
    background: linear-gradient(#5aa8ff, #2056c8);
  }

  .badge[data-kind="thunderjack"] {
    background: linear-gradient(100deg, #c98d17, #ffe9a3 45%, #fff6d6 52%, #e3b143 60%, #b97f12);
    box-shadow:
      0 0 0 1.5px #fff3c4,
      0 0 22px rgb(255 214 90 / 0.75);
    color: #3a2600;
  }
`;
