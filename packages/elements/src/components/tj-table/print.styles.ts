import { css } from "lit";
import * as tj from "../../theme/tokens.js";

/** The styles of the printing on the felt. */
export const printStyles = css`
  .print {
    position: absolute;
    left: 0;
    top: 0;
    fill: none;
    pointer-events: none;
  }

  .isobars {
    stroke: ${tj.isobar};
    stroke-opacity: ${tj.isobarOpacity};
    stroke-width: 1.3;
  }

  .bolts {
    fill: ${tj.isobar};
    fill-opacity: calc(${tj.glow} * 0.17);
  }

  .print,
  .pay,
  .brass-glow {
    animation: print 0.3s;
  }

  @keyframes print {
    from {
      opacity: 0;
    }
  }

  .engraved {
    fill: ${tj.engraving};
    stroke: ${tj.engravingEdge};
    stroke-width: 1.2;
    stroke-linejoin: round;
  }

  .brass {
    position: absolute;
    inset: 0;
    background: ${tj.wordmark} no-repeat;
    transition: opacity 0.4s ease-in-out;
  }

  .brass-glow {
    position: absolute;
    inset: 0;
    pointer-events: none;
    filter: drop-shadow(0 0 calc(${tj.glow} * var(--blur)) ${tj.faint(tj.goldLight, 42)});
  }

  .pay {
    fill: ${tj.print};
    font-family: ${tj.font};
    font-weight: 650;
  }

  @media (prefers-reduced-motion: reduce) {
    .brass {
      transition: none;
    }
    .print,
    .pay,
    .brass-glow {
      animation: none;
    }
  }

  @media (forced-colors: active) {
    .engraved {
      fill: none;
      stroke: CanvasText;
    }
    .pay {
      fill: CanvasText;
    }
    .brass {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
