import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const resultBadgeStyles = css`
  :host {
    display: inline-block !important;
    font-size: var(--tj-badge-size, 14px) !important;
  }

  .badge {
    display: inline-flex;
    align-items: center;
    gap: 0.35em;
    box-sizing: border-box;
    height: 1.92em;
    padding: 0 0.6em 0 0.48em;
    border: 1px solid;
    border-radius: ${tj.radiusLabel};
    background: ${tj.badge};
    color: ${tj.badgeText};
    font-weight: 750;
    line-height: 1;
    white-space: nowrap;
  }

  .badge svg {
    flex: none;
    width: 1em;
    height: 1em;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .badge .bolt {
    fill: currentcolor;
    stroke: none;
  }

  ::slotted(*) {
    font-weight: 800;
    font-variant-numeric: tabular-nums;
  }

  /* If there is no space for the word, only the sign and the amount are visible. */
  :host([brief]) .badge {
    gap: 0.2em;
    padding: 0 0.3em;
  }

  :host([bare]) svg {
    display: none;
  }

  :host([brief]) .word {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  .badge[data-kind="win"] {
    background: ${tj.badgeWin};
    color: ${tj.badgeWinText};
  }

  .badge[data-kind="dealer-bust"],
  .badge[data-kind="lose"],
  .badge[data-kind="surrender"],
  .badge[data-kind="bust"] {
    background: ${tj.badgeLose};
    color: ${tj.badgeLoseText};
  }

  .badge[data-kind="blackjack"],
  .badge[data-kind="dealer-blackjack"] {
    border-color: ${tj.badgeGoldLine};
    background: ${tj.badgeBlackjack};
    color: ${tj.badgeBlackjackText};
  }

  .badge[data-kind="blitz"] {
    border-color: ${tj.badgeGoldLine};
    background: ${tj.badgeBlitz};
    color: ${tj.badgeBlitzText};
  }

  .badge[data-kind="thunderjack"] {
    border-color: ${tj.badgeGoldLine};
    background: ${tj.badgeThunderjack};
    box-shadow: 0 0 18px ${tj.faint(tj.goldLight, 55)};
    color: ${tj.badgeThunderjackText};
  }
`;
