import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const resultBadgeStyles = css`
  :host {
    display: inline-block !important;
    font-size: var(--in-hand, var(--tj-badge-size, 14px)) !important;
  }

  .badge {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
    padding: 0.22em 0.75em;
    border-radius: ${tj.radiusLabel};
    background: ${tj.badge};
    box-shadow:
      0 0 0 1px ${tj.faint(tj.text, 22)},
      ${tj.shadowBadge};
    color: ${tj.badgeText};
    font-weight: 800;
    line-height: 1.3;
    white-space: nowrap;
  }

  /* Arabic letters are joined: letter spacing would separate them. */
  :host(:dir(rtl)) .badge {
    letter-spacing: 0;
  }

  .badge svg {
    width: 1em;
    height: 1em;
    margin-inline-start: -0.2em;
    fill: currentcolor;
  }

  .badge[data-kind="win"],
  .badge[data-kind="dealer-bust"] {
    background: ${tj.badgeWin};
    color: ${tj.badgeWinText};
  }

  .badge[data-kind="lose"],
  .badge[data-kind="bust"] {
    background: ${tj.badgeLose};
    color: ${tj.badgeLoseText};
  }

  .badge[data-kind="blackjack"],
  .badge[data-kind="dealer-blackjack"] {
    background: ${tj.badgeBlackjack};
    box-shadow:
      0 0 0 1.5px ${tj.gold},
      ${tj.shadowBadge};
    color: ${tj.badgeBlackjackText};
  }

  .badge[data-kind="blitz"] {
    background: ${tj.badgeBlitz};
    color: ${tj.badgeBlitzText};
  }

  .badge[data-kind="thunderjack"] {
    background: ${tj.badgeThunderjack};
    box-shadow:
      0 0 0 1.5px ${tj.bolt},
      0 0 22px ${tj.turnGlow};
    color: ${tj.badgeThunderjackText};
  }

  @media (forced-colors: active) {
    .badge {
      border: 1px solid;
    }
  }
`;
