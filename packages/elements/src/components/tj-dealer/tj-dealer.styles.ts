import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const dealerStyles = css`
  :host {
    display: block !important;
    min-width: 0;
    container-type: inline-size !important;
    text-align: center !important;
  }

  .empty {
    box-sizing: border-box;
    width: var(--tj-card-width, 72px);
    border: 1.5px dashed ${tj.faint(tj.ring, 50)};
    border-radius: ${tj.cardRadius};
    background: rgb(4 7 32 / 0.16);
  }

  /* In a narrow caption, the word "soft" is hidden. Screen readers still read it. */
  .foot[data-brief] tj-total::part(soft) {
    position: absolute;
    clip-path: inset(50%);
  }

  .foot[data-named] {
    --tj-total-name: var(--tj-dealer-name);
  }
`;
