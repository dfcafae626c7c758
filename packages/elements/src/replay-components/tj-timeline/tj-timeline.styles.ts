import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const timelineStyles = css`
  :host {
    display: block !important;
    color: ${tj.railText} !important;
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
    background: ${tj.faint(tj.railText, 10)};
    color: ${tj.railQuiet};
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
    background: ${tj.badgeThunderjack};
    color: ${tj.badgeThunderjackText};
  }

  [data-kind="blitz"] .sign {
    background: ${tj.badgeBlitz};
    color: ${tj.badgeBlitzText};
  }

  [data-kind="blackjack"] .sign {
    background: ${tj.badgeBlackjack};
    box-shadow: inset 0 0 0 1.5px ${tj.gold};
    color: ${tj.badgeBlackjackText};
  }

  [data-kind="dealer-bust"] .sign {
    background: ${tj.badgeWin};
    color: ${tj.badgeWinText};
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
    background: ${tj.panel};
    box-shadow: 0 0 0 1px ${tj.faint(tj.gold, 40)};
    color: ${tj.panelText};
    font-size: 13px;
    font-weight: 500;
    line-height: 1.4;
    text-align: start;
    /* At the ends of the line, the label stays beside its mark and within the replay. */
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
    background: ${tj.faint(tj.railText, 16)};
  }

  .fill {
    position: absolute;
    inset: 0;
    background: ${tj.gold};
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
    background: ${tj.railDark};
  }

  .thumb {
    position: absolute;
    top: 22px;
    left: calc(var(--at, 0) * 100%);
    width: 16px;
    height: 16px;
    margin: -8px;
    border-radius: 50%;
    background: ${tj.buttonText};
    box-shadow:
      0 0 0 3px ${tj.faint(tj.railDark, 70)},
      0 2px 6px rgb(0 0 0 / 0.6);
  }

  .slider:focus-visible .thumb {
    outline: 3px solid ${tj.focus};
    outline-offset: 4px;
  }

  .time {
    color: ${tj.railQuiet};
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
