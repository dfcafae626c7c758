import { css, LitElement } from "lit";
import * as tj from "../../theme/tokens.js";

/**
 * The marker of the hand whose turn it is: a frame around the container, with a bolt above it. The container must have
 * a `position`. The marker has no text for screen readers.
 *
 * @element tj-turn-marker
 */
export class TjTurnMarker extends LitElement {
  static override styles = css`
    :host {
      position: absolute !important;
      inset: var(--marker-inset, -8px) !important;
      border: 2px solid ${tj.turn} !important;
      border-radius: 6px 18px !important;
      box-shadow:
        0 0 26px ${tj.turnGlow},
        inset 0 0 22px ${tj.turnGlow} !important;
      pointer-events: none !important;
    }

    /* The bolt has the outline of BOLT_PATH in the artwork. */
    :host::after {
      content: "";
      position: absolute;
      top: calc(var(--tj-marker-size, 24px) * -1.3);
      left: 50%;
      width: calc(var(--tj-marker-size, 24px) * 0.6);
      height: var(--tj-marker-size, 24px);
      margin-left: calc(var(--tj-marker-size, 24px) * -0.3);
      clip-path: polygon(70% 0, 0 60%, 43% 56%, 17% 100%, 53% 70%, 77% 84%, 70% 56%, 100% 34%, 53% 38%);
      background: ${tj.turn};
    }

    :host([bare])::after {
      content: none;
    }

    @media (forced-colors: active) {
      :host {
        outline: 3px solid Highlight;
      }
      :host::after {
        background: Highlight;
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
