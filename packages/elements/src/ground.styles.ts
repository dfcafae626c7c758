import { type CSSResult, css } from "lit";
import * as tj from "./tokens.js";

/**
 * What an element lies on where it stands alone in a page, so that its words can be read on any. What lies in another
 * element of ours exports its parts through it, and lies on what that one is drawn on.
 *
 * @param inside what of it lies on the ground; left out, all of it
 */
export const groundStyles = (ground: CSSResult, inside = css``): CSSResult => css`
  :host(:not([exportparts])) ${inside} {
    box-sizing: border-box !important;
    padding: 0.5em 0.8em !important;
    border-radius: ${tj.radius} !important;
    background: ${ground} !important;
  }
`;
