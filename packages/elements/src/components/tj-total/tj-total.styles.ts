import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const totalStyles = css`
  :host {
    display: inline-block !important;
    font-size: var(--tj-total-size, 14px) !important;
  }

  .total {
    display: inline-flex;
    align-items: center;
    gap: 0.26em;
    box-sizing: border-box;
    height: 1.667em;
    /* A total of one digit is as wide as one of two digits. */
    min-width: 2em;
    justify-content: center;
    padding: 0 0.36em;
    border: 1px solid ${tj.shadeLine};
    border-radius: ${tj.radiusLabel};
    background: ${tj.shade};
    color: ${tj.text};
    font-weight: 750;
    font-variant-numeric: tabular-nums;
    line-height: 1;
    white-space: nowrap;
  }

  /* The name of the dealer. It has no alternative text, because the group already has this name. */
  .total::before {
    content: var(--tj-total-name, none);
    content: var(--tj-total-name, none) / "";
    color: ${tj.railQuiet};
    font-weight: 600;
    font-size: max(11px, 0.68em);
  }

  .soft {
    color: ${tj.railQuiet};
    font-weight: 600;
    font-size: max(11px, 0.68em);
  }

  :host([turn]) .total {
    border-color: ${tj.turn};
    background: ${tj.turn};
    box-shadow: 0 0 14px ${tj.turnGlow};
    color: ${tj.turnText};
  }

  :host([turn]) .soft {
    color: inherit;
  }

  @media (forced-colors: active) {
    :host([turn]) .total {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
