import { css } from "lit";
import * as tj from "../theme/tokens.js";

export const houseRowStyles = css`
  .house {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-height: 44px;
    padding: 4px 16px;
    border-bottom: 1px solid ${tj.faint(tj.gold, 45)};
    background: ${tj.railDark};
    color: ${tj.railText};
    font-size: 14px;
    line-height: 1.35;
  }

  .house p {
    flex: 1 1 12em;
    margin: 4px 0;
    overflow-wrap: anywhere;
  }

  .house .development,
  .house .refusal {
    flex-basis: 100%;
    color: ${tj.goldLight};
  }

  .house .seats {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }

  .house input {
    inline-size: 7em;
    min-height: 36px;
    font: inherit;
  }

  .house .quiet {
    padding: 0 14px;
    box-shadow: inset 0 0 0 1px ${tj.faint(tj.gold, 60)};
    color: ${tj.goldLight};
    font-weight: 700;
  }

  .house .quiet[aria-disabled="true"] {
    opacity: 0.6;
  }

  @media (forced-colors: active) {
    .house .quiet {
      border: 1px solid;
    }
  }
`;
