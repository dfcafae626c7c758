import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const letteringStyles = css`
  .lettering {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
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
    background: ${tj.wordmark};
    transition: opacity 0.4s ease-in-out;
  }

  .brass-glow {
    position: absolute;
    inset: 0;
    pointer-events: none;
    filter: drop-shadow(0 0 calc(${tj.glow} * 9px) ${tj.faint(tj.goldLight, 42)});
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
