import { css } from "lit";
import * as tj from "./tokens.js";

/**
 * Resets inherited text styles, so that the page's text styles do not change the elements. `!important` is necessary
 * because the page's rules for a host override the host's own styles. For the same reason, all styles that a host needs
 * are important. A page hides an element with `hidden`. A page can style parts inside of another element only with
 * `::part`, and such rules are intended.
 */
export const steadyStyles = css`
  :host(:where(:not([part]))) {
    font: 400 medium/normal ${tj.font} !important;
    letter-spacing: normal !important;
    word-spacing: normal !important;
    text-align: start !important;
    text-indent: 0 !important;
    text-shadow: none !important;
    text-transform: none !important;
    white-space: normal !important;
    hyphens: manual !important;
    writing-mode: horizontal-tb !important;
  }

  :host([hidden]) {
    display: none !important;
  }
`;
