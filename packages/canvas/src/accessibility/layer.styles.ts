/** The styles of the layer. Declarations on the host have `!important`, so that the page cannot hide the controls. */
export const LAYER_STYLES = `
  :host {
    all: initial !important;
    position: absolute !important;
    inset: 0 !important;
    display: block !important;
    overflow: hidden !important;
    visibility: inherit !important;
    pointer-events: none !important;
  }

  [hidden] {
    display: none;
  }

  /*
   * Hidden visually: text that the canvas draws itself, and controls without a place on the canvas, which remain
   * available to the keyboard and to screen readers.
   */
  .words,
  button[data-unplaced] {
    position: absolute;
    left: 0;
    top: 0;
    width: 1px;
    height: 1px;
    margin: 0;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  button {
    position: absolute;
    box-sizing: border-box;
    margin: 0;
    padding: 0;
    overflow: hidden;
    border: 1px solid transparent;
    border-radius: 14px;
    background: none;
    color: transparent;
    font: 600 16px/1 system-ui, sans-serif;
    white-space: nowrap;
    cursor: pointer;
    pointer-events: auto;
    touch-action: manipulation;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
  }

  .round {
    border-radius: 50%;
  }

  /* A hint marks this move as the best one. */
  [data-best] {
    outline: 3px solid var(--tj-turn, #7fe7ff);
  }

  [data-best]::after {
    content: "★" / "";
    position: absolute;
    top: 6px;
    inset-inline-end: 8px;
    color: var(--tj-turn, #7fe7ff);
  }

  /* The page must not scroll while a finger drags a chip. */
  button:is([data-control^="chip:"], [data-chips]) {
    touch-action: none;
  }

  .tip {
    display: block;
    width: 100%;
    height: 100%;
  }

  button:disabled,
  button[aria-disabled="true"] {
    cursor: default;
  }

  /* The focus ring is white with a dark rim, for contrast on the felt, the rail and every button. */
  button:focus-visible {
    outline: 3px solid var(--tj-focus, #fff);
    outline-offset: 3px;
    box-shadow: 0 0 0 7px rgb(0 0 0 / 0.55);
  }

  .controls:focus {
    outline: none;
  }

  /* With forced colours the buttons are opaque. Chips, seats and signs stay transparent, because they have no text. */
  @media (forced-colors: active) {
    button {
      border-color: ButtonBorder;
      background: ButtonFace;
      color: ButtonText;
    }

    button:disabled {
      border-color: GrayText;
      color: GrayText;
    }

    :is(.round, .sign) {
      forced-color-adjust: none;
      border: 2px solid ButtonBorder;
      background: none;
    }

    .round:is([data-on], [aria-pressed="true"]) {
      border: 4px double Highlight;
    }

    button:focus-visible {
      outline-color: Highlight;
      box-shadow: none;
    }
  }
`;
