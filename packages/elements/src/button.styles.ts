import { css } from "lit";
import * as tj from "./tokens.js";

/** What all buttons of the table share: reachable with a thumb, and a focus that cannot be overlooked. */
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

  /* Whatever moves by itself elsewhere: a button that looks otherwise from one moment to the next says enough. */
  @media (prefers-reduced-motion: reduce) {
    button {
      transition: none !important;
    }
  }
`;
