import { stormAmount } from "@thunderjack/artwork";
import { css, html, type TemplateResult } from "lit";

/** The styles of the templates that {@link stormText} returns. */
export const stormTextStyles = css`
  .storm {
    display: block;
    height: 100%;
    overflow: visible;
    fill: currentcolor;
  }

  .spoken {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** The cap height of the drawing, in its own units. */
export const CAP_HEIGHT = 100;

/** Returns the width of a text in storm capitals; an estimate if the text has other characters. */
export function stormWidth(text: string, capHeight: number): number {
  return stormAmount(text, capHeight)?.width ?? text.length * capHeight * 0.8;
}

/**
 * Returns the template for an amount in storm capitals. Screen readers read the plain text. A text with other
 * characters, such as Arabic-Indic digits, is drawn in the font of its container.
 */
export function stormText(text: string): TemplateResult {
  const lettering = stormAmount(text, CAP_HEIGHT);
  if (lettering === null) return html`${text}`;
  return html`<svg class="storm" viewBox="0 0 ${Math.ceil(lettering.width)} ${CAP_HEIGHT}" aria-hidden="true"><path d=${lettering.path}></path></svg><span class="spoken">${text}</span>`;
}
