import { css } from "lit";
import * as tj from "../theme/tokens.js";

export const notesStyles = css`
  .kept {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding-block: 4px;
    padding-inline: 16px 8px;
    border-bottom: 1px solid ${tj.faint(tj.gold, 45)};
    background: ${tj.railDark};
    color: ${tj.railText};
    font-size: 14px;
    line-height: 1.35;
  }

  .kept p {
    flex: 1;
    margin: 8px 0;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }

  .kept .quiet {
    flex: none;
    padding: 0 14px;
    box-shadow: inset 0 0 0 1px ${tj.faint(tj.gold, 60)};
    color: ${tj.goldLight};
    font-weight: 700;
  }

  .kept .quiet[aria-disabled="true"] {
    opacity: 0.6;
  }

  @media (forced-colors: active) {
    .kept .quiet {
      border: 1px solid;
    }
  }
`;
