import { css } from "lit";
import { groundStyles } from "./ground.styles.js";
import * as tj from "./tokens.js";

/** The styles of an amount with its label beside it. */
export const figureStyles = css`
  ${groundStyles(tj.railDark)}

  :host {
    display: inline-flex;
    align-items: baseline;
    gap: 7px;
    font-variant-numeric: tabular-nums;
  }

  :host(:where(:not([part]))) {
    display: inline-flex !important;
    align-items: baseline !important;
    gap: 7px !important;
    /* The same size as the surrounding text. */
    font-size: inherit !important;
    font-variant-numeric: tabular-nums !important;
  }

  .label {
    color: ${tj.railQuiet};
    font-size: 0.72em;
  }

  b {
    color: var(--tj-amount, ${tj.railText});
    font-weight: 700;
  }
`;
