import { type CSSResult, css } from "lit";
import * as tj from "./tokens.js";

/**
 * The background of an element that stands alone in a page, so that its text is readable on any colour. A component
 * inside another element of this package exports its parts through it, and uses the background of that element.
 *
 * @param inside the selector of the content on the background; defaults to all of it
 */
export const groundStyles = (ground: CSSResult, inside = css``): CSSResult => css`
  :host(:not([exportparts])) ${inside} {
    box-sizing: border-box !important;
    padding: 0.5em 0.8em !important;
    border-radius: ${tj.radius} !important;
    background: ${ground} !important;
  }
`;
