import { css } from "lit";
import { groundStyles } from "../../theme/ground.styles.js";
import * as tj from "../../theme/tokens.js";

export const moveButtonsStyles = css`
  ${groundStyles(tj.railDark, css`.moves:has(*)`)}

  :host {
    display: block !important;
    container-type: inline-size !important;
  }

  .moves {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    gap: 8px;
    align-content: start;
    min-height: var(--tj-controls-height, 104px);
  }

  .action {
    padding: 0 2px;
    /* A third of a narrow phone is wide enough for the longest word of every language. */
    font-size: min(15px, 4.2cqw);
  }

  .action[data-wide] {
    font-size: 17px;
  }

  /* Each move has a fixed place, so that no button appears under a pointer that was aimed at another one. */
  [data-move="Hit"] {
    --place: 3;
    grid-area: 1 / 1 / auto / span 3;
  }

  [data-move="Stand"] {
    --place: 4;
    grid-area: 1 / 4 / auto / span 3;
  }

  [data-move="Double"] {
    --place: 2;
    grid-area: 2 / 1 / auto / span 2;
  }

  [data-move="Split"] {
    --place: 1;
    grid-area: 2 / 3 / auto / span 2;
  }

  [data-move="Surrender"] {
    --place: 5;
    grid-area: 2 / 5 / auto / span 2;
  }

  /* The two answers to a question share the row. Other text is below them. */
  .moves:has([data-move^="Decline"]) .action {
    grid-area: auto / auto / auto / span 3;
  }

  /* A hint marks it as the best move. */
  .action[data-best]::after {
    content: " ★" / "";
  }

  @container (min-width: 560px) {
    .moves {
      grid-template-columns: repeat(5, minmax(0, 150px));
      justify-content: center;
      align-content: center;
      min-height: var(--tj-controls-height, 64px);
      gap: 10px;
    }
    .action,
    .action[data-wide] {
      grid-area: 1 / var(--place);
      padding: 0 6px;
      --tj-action-height: 54px;
      font-size: 15px;
    }
  }

  /* One more place, which stays free, so that hit and stand are in the middle. */
  @container (min-width: 720px) {
    .moves {
      grid-template-columns: repeat(6, minmax(0, 150px));
    }
    .action,
    .action[data-wide] {
      font-size: 16px;
    }
  }

  @container (min-width: 560px) {
    .moves:has([data-move^="Decline"]) {
      grid-template-columns: repeat(2, minmax(0, 250px));
    }
    .moves:has([data-move^="Decline"]) .action {
      grid-column: auto;
    }
  }
`;
