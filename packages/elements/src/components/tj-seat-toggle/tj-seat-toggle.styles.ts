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
    width: var(--tj-spot-size, 76px);
    height: var(--tj-spot-size, 76px);
    border-radius: 50%;
    border: 2px dashed ${tj.faint(tj.gold, 46)};
    color: ${tj.faint(tj.goldLight, 55)};
    transition:
      border-color 0.2s,
      box-shadow 0.2s,
      background 0.2s;
  }

  .spot::before {
    content: "";
    position: absolute;
    inset: 4px;
    border-radius: 50%;
    border: 1px solid ${tj.faint(tj.gold, 18)};
  }

  .spot[aria-checked="true"] {
    border: 2px solid ${tj.gold};
    background: radial-gradient(circle, ${tj.faint(tj.goldLight, 20)}, rgb(0 0 0 / 0.1) 70%);
    box-shadow:
      0 0 0 3px rgb(0 0 0 / 0.16),
      0 0 20px ${tj.faint(tj.gold, 35)};
    color: ${tj.goldLight};
  }

  .spot[aria-checked="true"]::before {
    border-color: ${tj.faint(tj.gold, 55)};
  }

  @media (hover: hover) {
    .spot:not([aria-disabled="true"]):hover {
      border-color: ${tj.goldLight};
    }
  }

  .sign {
    width: 34%;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  @media (forced-colors: active) {
    .spot[aria-checked="true"] {
      border: 4px double Highlight;
    }
    .sign {
      stroke: ButtonText;
    }
  }
`;
