import { type CSSResult, css } from "lit";
import * as tj from "./tokens.js";

/**
 * The background of an element that stands alone in a page. It makes the text readable on any page colour. A component
 * inside another element of this package has `exportparts`, and uses the background of that element.
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
