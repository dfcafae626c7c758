import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const tableStyles = css`
  :host {
    display: block;
    container: tj-table / size !important;
    contain: layout !important;
    height: 100%;
    color: ${tj.text} !important;
    -webkit-font-smoothing: antialiased;
  }

  .table {
    position: absolute;
    inset: 0;
    isolation: isolate;
    overflow: hidden;
    background: ${tj.feltEdge};
  }

  .felt {
    overflow: hidden;
    background:
      ${tj.feltTexture},
      linear-gradient(${tj.faint(tj.feltEdge, 55)}, transparent 30%),
      radial-gradient(
        max(62cqw, 95cqh) at 50% 66%,
        ${tj.feltLight} 0%,
        ${tj.felt} 36%,
        ${tj.feltDark} 74%,
        ${tj.feltEdge} 100%
      );
  }

  .felt[data-scrolls] {
    overflow: hidden auto;
  }

  .lettering {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
  }

  .rule {
    margin: 0;
    color: ${tj.textQuiet};
    font-weight: 600;
    line-height: 1.3;
    text-align: center;
    white-space: nowrap;
  }

  .pile::part(cards) {
    position: absolute;
    left: 50%;
    top: 0;
    translate: -50% var(--tj-pile-label);
  }

  .pile[data-hidden] {
    clip-path: inset(50%);
  }

  .number {
    position: relative;
    display: block;
    height: var(--figure);
    line-height: 1;
    white-space: nowrap;
  }

  .number .storm {
    width: auto;
  }

  .message {
    display: flex;
    align-items: center;
    justify-content: center;
    margin: 0;
    color: ${tj.railText};
    font-weight: 650;
    line-height: 1.15;
    text-align: center;
    text-wrap: balance;
  }

  .message[data-kind="refusal"] {
    color: ${tj.lost};
  }

  [data-mode="land"] .message {
    align-items: flex-start;
    justify-content: flex-start;
    text-align: start;
  }

  .dock svg {
    display: block;
    overflow: visible;
    forced-color-adjust: none;
  }

  .rail-shadow {
    fill: rgb(0 0 10 / 0.5);
  }

  .stop-rail {
    stop-color: ${tj.rail};
  }

  .stop-rail-dark {
    stop-color: ${tj.railDark};
  }

  .stop-dark {
    stop-color: ${tj.goldDark};
  }

  .stop-mid {
    stop-color: ${tj.gold};
  }

  .stop-light {
    stop-color: ${tj.goldLight};
  }

  .brass-line {
    fill: none;
  }

  .stitches {
    fill: none;
    stroke: ${tj.faint(tj.goldDark, 70)};
    stroke-dasharray: 7 5;
  }

  .column {
    box-sizing: border-box;
    background: linear-gradient(${tj.rail}, ${tj.railDark});
  }

  .column[data-side="left"] {
    border-right: 2px solid ${tj.gold};
  }

  .column[data-side="right"] {
    border-left: 2px solid ${tj.gold};
  }

  .controls {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }

  .figure {
    display: flex;
    flex-direction: column;
    justify-content: flex-start;
    align-items: flex-start;
    gap: 4px;
  }

  .figure[data-low] {
    flex-direction: row;
    align-items: center;
    gap: 7px;
  }

  .figure[data-brief]::part(label) {
    position: absolute;
    clip-path: inset(50%);
  }

  .credits {
    --tj-amount: ${tj.goldLight};
  }

  .figure::part(label) {
    font-size: 1em;
    font-weight: 600;
  }
`;
