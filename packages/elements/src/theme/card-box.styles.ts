import { css } from "lit";
import * as tj from "./tokens.js";

export const cardBoxStyles = css`
  :host {
    display: block !important;
    width: max-content !important;
    min-width: var(--tj-pile-width, 92px) !important;
    text-align: center !important;
  }

  svg {
    display: block;
    width: var(--tj-pile-width, 92px);
    margin: 0 auto;
    overflow: visible;
    forced-color-adjust: none;
    filter: drop-shadow(${tj.shadowBox});
  }

  .back {
    height: 100%;
    border-radius: ${tj.cardRadius};
    background: ${tj.cardBackImage} center / cover no-repeat;
  }

  .empty {
    fill: none;
    stroke: ${tj.faint(tj.ring, 55)};
    stroke-width: 2;
    stroke-dasharray: 7 5;
  }

  .cards {
    color: ${tj.textQuiet};
    font-size: var(--tj-small-size, 12px);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  /* Screen readers still read the name. */
  :host([data-brief]) .name {
    position: absolute;
    clip-path: inset(50%);
  }

  b {
    color: ${tj.text};
  }
`;
