import { css } from "lit";
import * as tj from "./tokens.js";

/**
 * The styles that all buttons of the table share: a size that is large enough for touch, and a clearly visible focus.
 */
export const buttonStyles = css`
  button {
    min-width: 44px;
    min-height: 44px;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }

  button:disabled,
  button[aria-disabled="true"] {
    cursor: default;
  }

  button:focus-visible {
    outline: 3px solid ${tj.focus};
    outline-offset: 3px;
  }

  /* With reduced motion, a pressed button changes its look without a transition. */
  @media (prefers-reduced-motion: reduce) {
    button {
      transition: none !important;
    }
  }
`;
