import { css } from "lit";
import * as tj from "../theme/tokens.js";

export const rescueStyles = css`
  .rescue {
    position: absolute;
    z-index: 1;
    inset: 0;
    display: grid;
    align-content: safe center;
    justify-items: center;
    gap: 16px;
    padding: 24px 16px;
    overflow: auto;
    background: radial-gradient(farthest-corner at 50% 66%, ${tj.feltLight} 0%, ${tj.felt} 36%, ${tj.feltDark} 74%, ${tj.feltEdge} 100%);
    color: ${tj.text};
    font-size: 18px;
    line-height: 1.45;
    text-align: center;
  }

  .rescue p {
    max-width: 36em;
    margin: 0;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  .rescue .detail {
    font-size: 14px;
  }

  .rescue div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px;
  }

  .rescue .quiet {
    padding: 8px 16px;
    background: ${tj.railDark};
    box-shadow: inset 0 0 0 1px ${tj.faint(tj.gold, 60)};
    color: ${tj.goldLight};
    font-weight: 700;
    font-size: 16px;
    white-space: normal;
  }

  .rescue .quiet[aria-disabled="true"] {
    opacity: 0.6;
  }

  @media (forced-colors: active) {
    .rescue .quiet {
      border: 1px solid;
    }
  }
`;
