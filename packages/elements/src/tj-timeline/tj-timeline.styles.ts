import { css } from "lit";

export const timelineStyles = css`
  :host {
    display: block;
    color: #f5efdf;
  }

  .line {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 14px;
  }

  .marks {
    position: relative;
    grid-column: 2;
    height: 44px;
  }

  .mark {
    position: absolute;
    bottom: 0;
    left: calc(var(--place) * 100% - 22px);
    display: grid;
    align-items: end;
    justify-items: center;
    width: 44px;
    height: 44px;
    border-radius: 12px;
  }

  .sign {
    display: block;
    width: 22px;
    height: 22px;
    padding: 2px;
    border-radius: 50%;
    background: rgb(255 240 205 / 0.1);
    color: rgb(255 240 205 / 0.86);
    overflow: visible;
    transition:
      transform 0.12s,
      background 0.15s;
  }

  .sign .lines {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .sign .filled {
    fill: currentcolor;
  }

  .sign text {
    fill: currentcolor;
    font-weight: 800;
    text-anchor: middle;
  }

  [data-kind="thunderjack"] .sign {
    background: linear-gradient(100deg, #c98d17, #ffe9a3 50%, #e3b143);
    color: #3a2600;
  }

  [data-kind="blitz"] .sign {
    background: linear-gradient(#5aa8ff, #2056c8);
    color: #fff;
  }

  [data-kind="blackjack"] .sign {
    background: #10131d;
    box-shadow: inset 0 0 0 1.5px var(--tj-gold, #e3b143);
    color: var(--tj-gold-light, #f6dd9b);
  }

  [data-kind="dealer-bust"] .sign {
    background: rgb(53 179 108 / 0.28);
    color: #8ff0b5;
  }

  .mark:hover .sign,
  .mark:focus-visible .sign {
    transform: scale(1.18);
  }

  .mark:focus-visible {
    outline-offset: -3px;
  }

  .tip {
    position: absolute;
    z-index: 4;
    bottom: 48px;
    left: 50%;
    width: max-content;
    max-width: min(280px, 70vw);
    padding: 6px 12px;
    border-radius: 10px;
    background: #0b0705;
    box-shadow: 0 0 0 1px rgb(227 177 67 / 0.4);
    color: #fff;
    font-size: 13px;
    font-weight: 500;
    line-height: 1.4;
    text-align: start;
    /* At the ends of the line it stays beside its sign, and not beyond the player. */
    transform: translateX(calc(var(--place) * -100%));
    pointer-events: none;
    visibility: hidden;
  }

  .mark:hover .tip,
  .mark:focus-visible .tip {
    visibility: visible;
  }

  .slider {
    position: relative;
    height: 44px;
    cursor: pointer;
    touch-action: none;
    outline: none;
    -webkit-tap-highlight-color: transparent;
  }

  .track {
    position: absolute;
    inset: 19px 0;
    overflow: hidden;
    border-radius: 3px;
    background: rgb(255 240 205 / 0.16);
  }

  .fill {
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, #b97f12, #f3d27a);
    transform: scaleX(var(--at, 0));
    transform-origin: left;
  }

  .round {
    position: absolute;
    top: 0;
    bottom: 0;
    left: calc(var(--place) * 100%);
    width: 2px;
    margin-left: -1px;
    background: #150d08;
  }

  .thumb {
    position: absolute;
    top: 22px;
    left: calc(var(--at, 0) * 100%);
    width: 16px;
    height: 16px;
    margin: -8px;
    border-radius: 50%;
    background: #fff6dc;
    box-shadow:
      0 0 0 3px rgb(21 13 8 / 0.7),
      0 2px 6px rgb(0 0 0 / 0.6);
  }

  .slider:focus-visible .thumb {
    outline: 3px solid var(--tj-focus, #fff);
    outline-offset: 4px;
  }

  .time {
    color: rgb(255 240 205 / 0.72);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }

  .slider,
  .time {
    grid-row: 2;
  }

  @media (forced-colors: active) {
    .track {
      border: 1px solid CanvasText;
    }
    .fill {
      background: Highlight;
      forced-color-adjust: none;
    }
    .thumb {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .sign {
      transition: none;
    }
  }
`;
