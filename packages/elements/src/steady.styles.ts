import { css } from "lit";
import * as tj from "./tokens.js";

/**
 * What a page does to its text is its own affair: none of this is inherited from it, whatever it says of our elements.
 * Important, since what a page says of an element comes before what the element says of itself otherwise; and so is, for
 * the same reason, everything that an element says of itself and cannot be drawn without. A page hides it by `hidden`.
 * What is a part of another element no page can reach but by `::part`, and then it means it.
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
