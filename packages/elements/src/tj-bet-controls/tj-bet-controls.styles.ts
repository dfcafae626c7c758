import { css } from "lit";

export const betControlsStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }

  .controls {
    display: grid;
    grid-template-columns: 1fr 1.6fr;
    gap: 8px 10px;
    align-items: center;
  }

  .chips {
    grid-column: 1 / -1;
    display: flex;
    justify-content: center;
    gap: 14px;
    --tj-chip-size: 52px;
  }

  .chip {
    border-radius: 50%;
    transition: transform 0.12s;
  }

  .chip:active {
    transform: translateY(2px) scale(0.96);
  }

  @media (hover: hover) {
    .chip:hover {
      transform: translateY(-4px);
    }
  }

  @container (min-width: 560px) {
    .controls {
      grid-template-columns: 1fr minmax(96px, 120px) minmax(140px, 190px);
      gap: 14px;
    }
    .chips {
      grid-column: auto;
      gap: 18px;
      --tj-chip-size: 64px;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .chip {
      transition: none;
    }
  }
`;
