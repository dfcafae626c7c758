import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const seatToggleStyles = css`
  :host {
    display: block !important;
    flex: none;
    width: max-content !important;
  }

  .spot {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    width: max(44px, 100%);
    height: max(44px, 100%);
    border-radius: 50%;
    color: ${tj.faint(tj.ring, 50)};
  }

  .ring {
    position: relative;
    display: grid;
    place-items: center;
    box-sizing: border-box;
    width: var(--tj-spot-size, 76px);
    height: var(--tj-spot-size, 76px);
    border: 2px dashed ${tj.ring};
    border-radius: 50%;
    background: rgb(3 6 30 / 0.3);
    transition:
      border-color 0.2s,
      box-shadow 0.2s;
  }

  .ring::before {
    content: "";
    position: absolute;
    inset: 4px;
    border-radius: 50%;
    border: 1px solid ${tj.faint(tj.ring, 40)};
  }

  /* During a round, the seat of a table sets these properties, so that the selection is less prominent. */
  .spot[data-on] .ring {
    border: var(--tj-selected-line, 3px solid ${tj.turn});
    box-shadow: var(--tj-selected-glow, 0 0 0 5px ${tj.faint(tj.turn, 30)});
    color: ${tj.turn};
  }

  /* The ring that would receive the dragged chip. */
  :host([target]) .ring {
    border: 4px solid ${tj.turn};
    box-shadow: 0 0 0 8px ${tj.faint(tj.turn, 45)};
  }

  @media (hover: hover) {
    .spot:not([aria-disabled="true"]):hover .ring {
      border-color: ${tj.turn};
    }
  }

  /* A finger on the ring drags a chip and does not scroll the page. */
  :host([placed]) .spot {
    touch-action: none;
    user-select: none;
    -webkit-touch-callout: none;
  }

  /* In a table, the layout places the ring in its touch target. A translation causes no layout shift. */
  :host([placed]) .ring {
    position: absolute;
    left: 0;
    top: 0;
    display: block;
    translate: var(--tj-spot-x) var(--tj-spot-y);
  }

  :host([placed]) .sign,
  :host([placed]) ::slotted(*) {
    position: absolute;
    left: 0;
    top: 0;
    translate: calc(var(--tj-spot-size) / 2 - 50% - 3px) calc(var(--tj-spot-size) / 2 - 50% - 3px);
  }

  .sign {
    width: 44%;
    fill: currentcolor;
  }

  @media (prefers-reduced-motion: reduce) {
    .ring {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    .spot[data-on] .ring,
    :host([target]) .ring {
      border: 4px double Highlight;
    }
    .sign {
      fill: ButtonText;
    }
  }
`;
