import { css } from "lit";
import * as tj from "./tokens.js";

/**
 * Resets inherited text styles, so that the text styles of a page do not change the elements. The declarations are
 * `!important`, because the page's rules for a host override the host's own styles. For the same reason, the elements
 * mark all declarations that their host needs as `!important`. An element with a `part` attribute is excluded: a page
 * can style it only with `::part`, which is intended.
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
