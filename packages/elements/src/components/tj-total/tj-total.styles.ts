import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const totalStyles = css`
  :host {
    display: inline-block !important;
    font-size: var(--tj-total-size, 14px) !important;
  }

  .total {
    display: inline-flex;
    align-items: baseline;
    gap: 0.3em;
    box-sizing: border-box;
    /* One figure takes as much width as two. */
    min-width: 2.7em;
    justify-content: center;
    padding: 0.16em 0.6em;
    border-radius: ${tj.radiusLabel};
    background: ${tj.shade};
    box-shadow: 0 0 0 1px ${tj.faint(tj.text, 16)};
    color: ${tj.text};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.35;
    white-space: nowrap;
  }

  .soft {
    color: ${tj.goldLight};
    font-weight: 600;
    font-size: 0.8em;
  }

  :host([turn]) .total {
    background: ${tj.turn};
    color: ${tj.turnText};
  }

  :host([turn]) .soft {
    color: inherit;
  }

  @media (forced-colors: active) {
    .total {
      border: 1px solid;
    }
    :host([turn]) .total {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
