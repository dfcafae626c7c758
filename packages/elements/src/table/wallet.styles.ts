import { css } from "lit";
import * as tj from "../theme/tokens.js";

export const walletStyles = css`
  .waiting {
    position: absolute;
    z-index: 1;
    inset: auto 0 0;
    display: grid;
    background: ${tj.railDark};
  }

  .waiting .quiet {
    min-height: 44px;
    padding: 0 14px;
    box-shadow: inset 0 0 0 1px ${tj.faint(tj.gold, 60)};
    color: ${tj.goldLight};
    font-weight: 700;
  }

  @media (forced-colors: active) {
    .waiting .quiet {
      border: 1px solid;
    }
  }
`;
