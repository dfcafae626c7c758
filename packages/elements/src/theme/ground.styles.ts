import { type CSSResult, css } from "lit";
import * as tj from "./tokens.js";

/**
 * Returns the styles for the background of an element that stands alone in a page. The background makes the text
 * readable on any page colour. A component inside another element of this package has `exportparts`, and is drawn on
 * the background of that element.
 *
 * @param inside the selector of the part that has the background; defaults to the host
 */
export const groundStyles = (ground: CSSResult, inside = css``): CSSResult => css`
  :host(:not([exportparts])) ${inside} {
    box-sizing: border-box !important;
    padding: 0.5em 0.8em !important;
    border-radius: ${tj.radius} !important;
    background: ${ground} !important;
  }
`;
