import { css } from "lit";
import * as tj from "../theme/tokens.js";

export const walletStyles = css`
  .waiting {
    position: absolute;
    z-index: 1;
    inset: 0 0 auto;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 4px 12px;
    padding: 4px 16px;
    border-bottom: 1px solid ${tj.faint(tj.gold, 45)};
    background: ${tj.railDark};
    color: ${tj.railText};
    font-size: 14px;
    line-height: 1.35;
  }

  .waiting p {
    margin: 8px 0;
  }

  .waiting .quiet {
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
