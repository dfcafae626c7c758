import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const cardStyles = css`
  :host {
    display: block !important;
    width: var(--tj-card-width, 72px) !important;
    aspect-ratio: 100 / 140 !important;
    container-type: inline-size !important;
  }

  .body {
    position: relative;
    width: 100%;
    height: 100%;
    border-radius: ${tj.cardRadius};
    box-shadow: ${tj.shadowCard};
  }

  svg,
  .back,
  .back::after,
  ::slotted(*) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    /* The suits keep their colours with forced colours. */
    forced-color-adjust: none;
  }

  .front,
  .back {
    overflow: hidden;
  }

  /* Only a card that turns has two sides in space. Each of them is a layer, which costs time and memory. */
  .front + .back {
    display: none;
  }

  .body[data-turning] {
    transform-style: preserve-3d;
  }

  [data-turning] > .front,
  [data-turning] > .back {
    display: block;
    backface-visibility: hidden;
    transform: rotateY(0deg);
  }

  [data-turning] > .back {
    transform: rotateY(180deg);
  }

  .back::after {
    content: "";
    background: ${tj.cardBackImage} center / cover no-repeat;
  }

  ::slotted(*) {
    object-fit: cover;
  }

  .small {
    display: none;
  }

  /* Cards narrower than SMALL_CARD_WIDTH of the artwork, which is 63 px. */
  @container (max-width: 62px) {
    .small {
      display: block;
    }
    .full {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .body {
      outline: 1px solid CanvasText;
    }
  }
`;
