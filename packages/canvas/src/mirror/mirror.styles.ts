/**
 * The mirror's own styles, in its own shadow root. What is marked as important cannot be overruled by the page: it would
 * take the controls away from those who cannot see the picture.
 */
export const MIRROR_STYLES = `
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

  /* To be heard: the picture shows the same. */
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

  .tip {
    display: block;
    width: 100%;
    height: 100%;
  }

  button:disabled,
  button[aria-disabled="true"] {
    cursor: default;
  }

  /* White with a dark rim: it is seen on the felt, on the rail and on every button. */
  button:focus-visible {
    outline: 3px solid var(--tj-focus, #fff);
    outline-offset: 3px;
    box-shadow: 0 0 0 7px rgb(0 0 0 / 0.55);
  }

  .controls:focus {
    outline: none;
  }

  /* A system with colours of its own sees real buttons; through those without a word it sees the chips, the bets and the signs. */
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

    .round[aria-checked="true"] {
      border: 4px double Highlight;
    }

    button:focus-visible {
      outline-color: Highlight;
      box-shadow: none;
    }
  }
`;
