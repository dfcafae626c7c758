import { INK } from "@thunderjack/artwork";
import { css, unsafeCSS } from "lit";
import * as tj from "../../theme/tokens.js";
import { cardInk } from "../card-inks.js";

export const cardStyles = css`
  :host {
    display: block !important;
    width: var(--tj-card-width, 72px) !important;
    aspect-ratio: 100 / 140 !important;
    container-type: inline-size !important;
  }

  /* A card without a table that is out of view is not laid out. Its shadow lies outside of its box. */
  @supports (overflow-clip-margin: 40px) {
    :host([card]) {
      content-visibility: auto;
      overflow-clip-margin: 40px;
    }
  }

  .body {
    position: relative;
    width: 100%;
    height: 100%;
    border-radius: ${tj.cardRadius};
    box-shadow: ${tj.shadowCard};
    /* Visible only with forced colours. */
    outline: 1px solid #0000;
  }

  svg,
  .back,
  .back::after,
  ::slotted(*) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: hidden;
    border-radius: inherit;
    object-fit: cover;
    stroke-linejoin: round;
    /* The suits keep their colours with forced colours, and the card its paper in print. */
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  /* Only a card that turns has two sides in space. Each of them is a layer, which costs time and memory. */
  .front + .back {
    display: none;
  }

  #turning {
    transform-style: preserve-3d;
  }

  /* Without a transform, Firefox draws no front. */
  #turning > * {
    display: block;
    backface-visibility: hidden;
    transform: rotateY(0deg);
  }

  #turning > .back {
    transform: rotateY(180deg);
  }

  svg {
    background: ${unsafeCSS(cardInk(INK.paper))};
  }

  .back::after {
    content: "";
    background: ${tj.cardBackImage} center / cover no-repeat;
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
`;
