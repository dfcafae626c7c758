import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const tableStyles = css`
  :host {
    display: block;
    container: tj-table / size !important;
    contain: layout !important;
    height: 100%;
    color: ${tj.text} !important;
    -webkit-font-smoothing: antialiased;
  }

  .table {
    --tj-seat-card-width: clamp(48px, min(14.4cqw, 11.8cqh), 112px);
    --tj-card-width: var(--tj-seat-card-width);
    --tj-spot-size: clamp(60px, 10cqh, 92px);
    --tj-total-size: 13px;
    --tj-badge-size: 12px;
    --tj-small-size: 11px;
    --tj-pile-width: clamp(62px, 9cqw, 118px);
    position: absolute;
    inset: 0;
    isolation: isolate;
    overflow: hidden;
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr) auto;
    background:
      ${tj.feltTexture},
      radial-gradient(
        120% 85% at 50% 30%,
        ${tj.feltLight} 0%,
        ${tj.felt} 36%,
        ${tj.feltDark} 66%,
        ${tj.feltEdge} 100%
      );
  }

  /* The table is not mirrored in right-to-left text: the right seat stays on the right. */
  .table[dir="rtl"] :is(.top, .seats) {
    direction: ltr;
  }

  .table[dir="rtl"] :is(.top, .seats) > * {
    direction: rtl;
  }

  .top {
    display: grid;
    grid-template-columns: minmax(max-content, 1fr) minmax(0, 3fr) minmax(max-content, 1fr);
    align-items: start;
    padding: 14px 12px 0;
  }

  tj-shoe {
    justify-self: end;
  }

  tj-dealer {
    --tj-card-width: calc(var(--tj-seat-card-width) * 1.14);
    --tj-fan-step: 1.1;
  }

  .middle {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    pointer-events: none;
  }

  /* Space for the longest message, so that no message moves the seats. */
  .said {
    position: relative;
    width: 100%;
    height: 54px;
  }

  .message {
    position: absolute;
    inset-inline-start: 50%;
    translate: round(-50%, 1px);
    box-sizing: border-box;
    width: max-content;
    max-width: calc(100% - 24px);
    min-height: 32px;
    margin: 2px 0 0;
    padding: 6px 16px;
    border-radius: min(18px, ${tj.radiusLabel});
    background: ${tj.faint(tj.shade, 66)};
    box-shadow: inset 0 0 0 1px ${tj.faint(tj.gold, 28)};
    color: ${tj.text};
    font-weight: 500;
    font-size: 14px;
    line-height: 20px;
    text-align: center;
    text-wrap: balance;
  }

  .table[dir="rtl"] .message {
    translate: round(50%, 1px);
  }

  .message[data-kind="refusal"] {
    background: ${tj.refusal};
    box-shadow: inset 0 0 0 1px ${tj.faint(tj.refusalText, 55)};
    color: ${tj.refusalText};
  }

  .seats {
    display: grid;
    /* Never higher than the available space: the bet at the lower edge must be visible. */
    grid-template-rows: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 4px;
    width: 100%;
    max-width: 1320px;
    margin: 0 auto;
    padding: 22px 6px 6px;
    box-sizing: border-box;
  }

  .rail {
    position: relative;
    z-index: 1;
    display: grid;
    gap: 8px;
    padding: 8px 12px calc(12px + env(safe-area-inset-bottom, 0px));
    border-top: 1px solid ${tj.gold};
    background:
      linear-gradient(${tj.faint(tj.railText, 9)}, transparent 14px),
      linear-gradient(${tj.rail}, ${tj.railDark});
    box-shadow: ${tj.shadowRail};
  }

  .controls {
    min-height: var(--tj-controls-height, 108px);
    display: grid;
    align-items: center;
  }

  .figures {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
    font-size: 17px;
  }

  /* A fixed width, so that the next figure does not move when the text changes. */
  .figures > * {
    min-width: 29%;
  }

  .figures > .credits {
    min-width: 36%;
  }

  .credits {
    --tj-amount: ${tj.goldLight};
  }

  .over {
    position: absolute;
    z-index: 2;
    inset: 0;
    display: grid;
    place-content: center;
    padding: 20px;
    background: ${tj.scrim};
  }

  .over div {
    display: grid;
    justify-items: center;
    gap: 16px;
    padding: 28px 30px 30px;
    border-radius: ${tj.radiusLarge};
    background: ${tj.panel};
    color: ${tj.panelText};
    box-shadow:
      inset 0 0 0 1px ${tj.gold},
      ${tj.shadowPanel};
    text-align: center;
  }

  .over p {
    max-width: 19em;
    margin: 0;
    font-size: 20px;
    line-height: 1.4;
    font-family: ${tj.letteringFont};
    text-wrap: balance;
  }

  .emblem {
    width: 64px;
    height: 64px;
    fill: ${tj.gold};
  }

  .over .action {
    padding: 0 34px;
  }

  .ghosts {
    position: absolute;
    z-index: 1;
    inset: 0;
    pointer-events: none;
    overflow: hidden;
  }

  .ghosts tj-card {
    position: absolute;
    left: var(--left);
    top: var(--top);
  }

  @container tj-table (min-width: 720px) {
    .table {
      --tj-total-size: 16px;
      --tj-badge-size: 16px;
      --tj-small-size: 12px;
    }
    .top {
      padding: 22px 28px 0;
    }
    .seats {
      padding: 26px 24px 12px;
      gap: 12px;
    }
    /* The seats follow the arc. */
    .seats[data-count="3"] tj-seat:not(:nth-child(2)) {
      padding-bottom: 4.4cqh;
    }
    .said {
      height: 38px;
    }
    .message {
      font-size: 16px;
      padding: 8px 24px;
    }
  }

  @container tj-table (min-width: 720px) and (max-width: 999px) {
    .table {
      --tj-seat-card-width: clamp(48px, min(12.4cqw, 10.8cqh), 112px);
    }
    .controls {
      min-height: var(--tj-controls-height, 72px);
    }
  }

  @container tj-table (min-width: 1000px) {
    .rail {
      grid-template-columns: minmax(210px, 1fr) minmax(0, 760px) minmax(0, 1fr);
      align-items: center;
      gap: 24px;
      padding: 10px 32px 14px;
    }
    .controls {
      min-height: var(--tj-controls-height, 76px);
    }
    .figures {
      flex-direction: column;
      gap: 2px;
      min-height: 70px;
      font-size: 19px;
    }
    .figures > *::part(label) {
      min-width: 72px;
    }
  }

  /* On a low table, everything is low. */
  @container tj-table (min-width: 720px) and (max-height: 880px) {
    .table {
      --tj-seat-card-width: clamp(48px, min(11cqw, 10.2cqh), 112px);
      --tj-spot-size: max(52px, 9.4cqh);
    }
    .top {
      padding-top: 14px;
    }
    .lettering {
      width: min(96%, 100cqh);
    }
    .seats {
      padding: 20px 24px 8px;
    }
    .seats[data-count="3"] tj-seat:not(:nth-child(2)) {
      padding-bottom: 3cqh;
    }
  }

  @container tj-table (min-width: 720px) and (max-height: 680px) {
    .table {
      --tj-seat-card-width: 9.6cqh;
      --tj-spot-size: max(46px, 8.4cqh);
    }
    .lettering {
      width: min(96%, 84cqh);
    }
    .seats {
      padding-block: 18px 4px;
    }
    .seats[data-count="3"] tj-seat:not(:nth-child(2)) {
      padding-bottom: 1.6cqh;
    }
  }

  /* Where split hands lie one above the other, there must be space for two of them and their circle. */
  @container tj-table (max-width: 941px) {
    .table {
      --tj-seat-card-width: clamp(42px, min(14.4cqw, 11.8cqh, (100cqh - 530px) / 4), 100px);
      --tj-spot-size: clamp(52px, 9cqh, 92px);
    }
    .lettering {
      max-width: min(100cqh - 250px, 640px);
    }
  }

  @container tj-table (max-width: 719px) {
    .lettering {
      max-width: 440px;
    }
  }

  @container tj-table (max-width: 719px) and (max-height: 720px) {
    .table {
      --tj-seat-card-width: 46px;
      --tj-spot-size: 52px;
    }
    .top {
      padding-top: 10px;
    }
    .seats {
      padding-block: 18px 4px;
    }
  }

  @container tj-table (min-width: 720px) and (max-width: 941px) and (max-height: 680px) {
    .table {
      --tj-seat-card-width: 46px;
      --tj-spot-size: 52px;
    }
  }

  /* Without that space, they lie side by side. */
  @container tj-table (min-width: 600px) and (max-height: 600px) {
    .table {
      --tj-hands-flow: column;
    }
  }

  @container tj-table (max-width: 599px) and (max-height: 600px) {
    .table {
      --tj-hands-flow: column;
      --tj-hands-rows: auto auto;
    }
  }

  @container tj-table (max-width: 359px) {
    .figures {
      font-size: 15px;
    }
  }

  @container tj-table (max-width: 941px) and (max-height: 650px) {
    .lettering {
      display: none;
    }
    .said {
      margin-top: 4px;
    }
  }

  @media (forced-colors: active) {
    .message,
    .over div {
      border: 1px solid;
    }
    .emblem {
      fill: CanvasText;
    }
  }
`;
