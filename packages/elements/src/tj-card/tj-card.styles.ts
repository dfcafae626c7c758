import { css } from "lit";

export const cardStyles = css`
  :host {
    display: block;
    width: var(--tj-card-width, 72px);
    aspect-ratio: 100 / 140;
    container-type: inline-size;
    perspective: 600px;
  }

  .body {
    position: relative;
    width: 100%;
    height: 100%;
    border-radius: 7%/5%;
    box-shadow:
      0 0 0 0.5px rgb(0 0 0 / 0.35),
      0 1px 2px rgb(0 0 0 / 0.35),
      0 4px 12px rgb(0 0 0 / 0.28);
    transform-style: preserve-3d;
  }

  .body[data-face="down"] {
    transform: rotateY(180deg);
  }

  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    backface-visibility: hidden;
  }

  .back {
    transform: rotateY(180deg);
  }

  .small {
    display: none;
  }

  @container (max-width: 62px) {
    .small {
      display: block;
    }
    .full {
      display: none;
    }
  }
`;
