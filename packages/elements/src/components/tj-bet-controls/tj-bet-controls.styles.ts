import { css } from "lit";
import { groundStyles } from "../../theme/ground.styles.js";
import * as tj from "../../theme/tokens.js";

export const betControlsStyles = css`
  ${groundStyles(tj.railDark, css`.controls`)}

  :host {
    display: block !important;
    container-type: inline-size !important;
  }

  .controls {
    display: grid;
    grid-template-columns: 1fr 1.6fr;
    gap: 8px;
    align-items: center;
  }

  .chips {
    grid-column: 1 / -1;
    display: flex;
    justify-content: center;
    gap: 14px;
    --tj-chip-size: 52px;
  }

  .controls:has(.shortcut) {
    grid-template-columns: 44px 44px 1fr 1.5fr;
  }

  .shortcut {
    padding: 0;
    font-variant-numeric: tabular-nums;
  }

  .shortcut svg {
    width: 22px;
    height: 22px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .chip {
    border-radius: 50%;
    transition: transform 0.12s;
  }

  .chip:disabled {
    filter: grayscale(1);
    opacity: 0.5;
  }

  .chip:active:not(:disabled) {
    transform: translateY(2px) scale(0.96);
  }

  @media (hover: hover) {
    .chip:hover:not(:disabled) {
      transform: translateY(-4px);
    }
  }

  @container (min-width: 672px) {
    .controls {
      grid-template-columns: 1fr minmax(96px, 120px) minmax(140px, 190px);
      gap: 14px;
    }
    .controls:has(.shortcut) {
      grid-template-columns: 1fr 48px 48px minmax(96px, 120px) minmax(130px, 180px);
      gap: 10px;
    }
    .chips {
      grid-column: auto;
      gap: 18px;
      --tj-chip-size: 64px;
    }
  }
`;
