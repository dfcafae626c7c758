import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const tjPanelStyles = css`
  :host {
    container-type: size !important;
    overflow: hidden !important;
  }

  .scrim {
    position: absolute;
    inset: 0;
    background: ${tj.scrim};
  }

  .panel {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    width: min(100%, 420px);
    background: ${tj.panel};
    box-shadow:
      inset 1px 0 0 ${tj.faint(tj.gold, 40)},
      ${tj.shadowPanel};
    color: ${tj.panelText};
    outline: none;
    animation: enter 0.22s ease-out;
  }

  /* The panel slides and does not fade, so that its text is readable at every moment. */
  @keyframes enter {
    from {
      transform: translateX(100%);
    }
  }

  .panel:dir(rtl) {
    animation-name: enter-from-left;
  }

  @keyframes enter-from-left {
    from {
      transform: translateX(-100%);
    }
  }

  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 8px 8px 8px 20px;
    border-bottom: 1px solid ${tj.faint(tj.gold, 30)};
  }

  header:dir(rtl) {
    padding: 8px 20px 8px 8px;
  }

  h2 {
    margin: 0;
    color: ${tj.goldLight};
    font-weight: 600;
    font-size: 20px;
    font-family: ${tj.letteringFont};
  }

  .close {
    border-radius: ${tj.radius};
  }

  .close svg {
    display: block;
    width: 22px;
    height: 22px;
    margin: auto;
    fill: none;
    stroke: ${tj.panelText};
    stroke-width: 2;
    stroke-linecap: round;
  }

  .body {
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 18px 20px calc(24px + env(safe-area-inset-bottom, 0px));
    scrollbar-width: thin;
    scrollbar-color: ${tj.faint(tj.gold, 40)} transparent;
  }

  .body:focus-visible {
    outline: 2px solid ${tj.focus};
    outline-offset: -3px;
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-bottom: 10px;
  }

  .part {
    margin: 8px 0 14px;
    padding-top: 18px;
    border-top: 1px solid ${tj.faint(tj.gold, 25)};
    color: ${tj.goldLight};
    font-weight: 600;
    font-size: 17px;
    font-family: ${tj.letteringFont};
  }

  .shoe {
    margin-bottom: 10px;
    border-radius: ${tj.radius};
    background: ${tj.panelRaised};
    box-shadow: inset 0 0 0 1px ${tj.panelLine};
  }

  .shoe summary {
    padding: 11px 14px;
    border-radius: ${tj.radius};
    color: ${tj.goldLight};
    font-weight: 600;
    line-height: 22px;
    cursor: pointer;
  }

  .shoe summary:focus-visible {
    outline: 3px solid ${tj.focus};
    outline-offset: -3px;
  }

  .shoe tj-verification {
    padding: 4px 14px 0;
  }

  @container (max-width: 520px) {
    .panel {
      width: 100%;
      box-shadow: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .panel {
      animation: none;
    }
  }

  @media (forced-colors: active) {
    .shoe {
      border: 1px solid;
    }
    .panel {
      border: 1px solid;
      /*
       * The built-in background consists of images. Forced colours remove them, and the table would be visible through
       * the panel.
       */
      background: Canvas;
    }
    .close svg {
      stroke: ButtonText;
    }
  }
`;
