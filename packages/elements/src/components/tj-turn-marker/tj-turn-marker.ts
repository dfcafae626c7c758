import { css, LitElement } from "lit";
import * as tj from "../../theme/tokens.js";

/**
 * The marker of the hand whose turn it is: a frame around its container, with an arrow over it. The container must have
 * a `position`. It is decorative; the hand contains the text for screen readers.
 *
 * @element tj-turn-marker
 */
export class TjTurnMarker extends LitElement {
  static override styles = css`
    :host {
      position: absolute !important;
      inset: -5px !important;
      border-radius: ${tj.radius} !important;
      pointer-events: none !important;
    }

    :host::before {
      content: "";
      position: absolute;
      inset: 0;
      border-radius: inherit;
      box-shadow:
        0 0 0 2px ${tj.turn},
        0 0 26px 4px ${tj.turnGlow};
      animation: glow 1.6s ease-in-out infinite alternate;
    }

    :host::after {
      content: "";
      position: absolute;
      top: -13px;
      left: 50%;
      margin-left: -8px;
      border: 8px solid transparent;
      border-top-color: ${tj.turn};
      border-bottom-width: 0;
      filter: drop-shadow(0 0 6px ${tj.turnGlow});
    }

    @keyframes glow {
      to {
        opacity: 0.45;
      }
    }

    @media (prefers-reduced-motion: reduce) {
      :host::before {
        animation: none;
      }
    }

    @media (forced-colors: active) {
      :host::before {
        outline: 3px solid Highlight;
      }
      :host::after {
        border-color: transparent;
        border-top-color: Highlight;
        forced-color-adjust: none;
      }
    }
  `;
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-turn-marker": TjTurnMarker;
  }
}
