import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const letteringStyles = css`
  .lettering {
    display: block;
    width: min(96%, 118cqh);
    max-width: 1000px;
    overflow: visible;
    font-family: ${tj.letteringFont};
    fill: ${tj.goldLight};
  }

  .lettering path {
    fill: none;
    stroke: ${tj.gold};
    stroke-width: 1;
    opacity: 0.75;
  }

  .lettering .terms {
    fill: ${tj.text};
    opacity: 0.9;
  }

  .lettering.wide {
    display: none;
  }

  @container tj-table (min-width: 720px) {
    .lettering.wide {
      display: block;
    }
    .lettering.narrow {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .lettering,
    .lettering .terms {
      fill: CanvasText;
    }
    .lettering path {
      stroke: CanvasText;
    }
  }
`;
