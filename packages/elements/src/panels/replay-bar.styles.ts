import { css } from "lit";
import * as tj from "../theme/tokens.js";

/** The styles of the parts that only this bar has. The table has the styles of its other parts. */
export const replayBarStyles = css`
  .bar[data-replay] {
    background: ${tj.replayBar};
  }

  .quiet[data-back] {
    flex: 0 1 auto;
    min-width: 0;
    white-space: normal;
    color: ${tj.goldLight};
    font-weight: 700;
  }

  .badge {
    padding: 5px 12px;
    border-radius: ${tj.radiusLabel};
    background: ${tj.replayBadge};
    color: ${tj.replayBadgeText};
    font-weight: 800;
    font-size: 12px;
    letter-spacing: 0.04em;
    white-space: nowrap;
  }

  @media (forced-colors: active) {
    .badge {
      border: 1px solid;
    }
  }
`;
