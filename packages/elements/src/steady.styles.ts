import { css } from "lit";

/**
 * What a page does to its text is its own affair: none of this is inherited from it, whatever it says of our elements.
 * Important, since what a page says of an element comes before what the element says of itself otherwise.
 */
export const steadyStyles = css`
  :host {
    font-style: normal !important;
    font-variant-caps: normal !important;
    font-stretch: normal !important;
    letter-spacing: normal !important;
    word-spacing: normal !important;
    text-indent: 0 !important;
    text-shadow: none !important;
    text-transform: none !important;
    white-space: normal !important;
    hyphens: manual !important;
    writing-mode: horizontal-tb !important;
  }
`;
