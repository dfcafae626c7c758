import { css } from "lit";

export const moveButtonsStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }

  .moves {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    gap: 8px;
    align-content: center;
    min-height: var(--tj-controls-height, 104px);
  }

  .action {
    grid-column: span 2;
    padding: 0 2px;
    /* A third of a narrow phone holds the longest word of every language. */
    font-size: min(15px, 4.2cqw);
  }

  .action[data-wide] {
    grid-column: span 3;
    font-size: 17px;
  }

  /* A hint calls it the best move. */
  .action[data-best]::after {
    content: " ★" / "";
  }

  @container (min-width: 560px) {
    .moves {
      display: flex;
      justify-content: center;
      align-items: center;
      min-height: var(--tj-controls-height, 64px);
      gap: 12px;
    }
    .action {
      min-width: 118px;
      padding: 0 20px;
      --tj-action-height: 54px;
      font-size: 16px;
    }
  }
`;
