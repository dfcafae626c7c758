import { css } from "lit";

export const tableStyles = css`
  :host {
    display: block;
    position: relative;
    container: tj-table / size;
    height: 100%;
    color: #fff;
    font-family: var(--tj-font, system-ui, "Segoe UI", "Helvetica Neue", Roboto, "Liberation Sans", sans-serif);
    -webkit-font-smoothing: antialiased;
    --tj-gold: #e3b143;
    --tj-gold-light: #f6dd9b;
    --tj-lettering-font: "Hoefler Text", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, "Liberation Serif", serif;
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
      repeating-linear-gradient(45deg, rgb(255 255 255 / 0.022) 0 1px, transparent 1px 3px),
      repeating-linear-gradient(-45deg, rgb(0 0 0 / 0.05) 0 1px, transparent 1px 3px),
      radial-gradient(
        120% 85% at 50% 30%,
        var(--tj-felt-light, #15704c) 0%,
        var(--tj-felt, #0e6647) 36%,
        var(--tj-felt-dark, #094a35) 66%,
        var(--tj-felt-edge, #04251b) 100%
      );
  }

  .top {
    display: grid;
    grid-template-columns: minmax(max-content, 1fr) minmax(0, 3fr) minmax(max-content, 1fr);
    align-items: start;
    padding: 14px 12px 0;
  }

  .top tj-pile:last-child {
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

  .message {
    box-sizing: border-box;
    max-width: calc(100% - 24px);
    min-height: 32px;
    margin: 2px 0 0;
    padding: 6px 16px;
    border-radius: 18px;
    background: rgb(3 20 14 / 0.55);
    box-shadow: inset 0 0 0 1px rgb(227 177 67 / 0.28);
    color: #f5efdf;
    font-weight: 500;
    font-size: 14px;
    line-height: 20px;
    text-align: center;
    text-wrap: balance;
  }

  .message[data-kind="refusal"] {
    background: rgb(92 18 22 / 0.9);
    box-shadow: inset 0 0 0 1px rgb(255 160 150 / 0.6);
    color: #fff;
  }

  .seats {
    display: grid;
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
    border-top: 1px solid var(--tj-gold);
    background:
      linear-gradient(rgb(255 255 255 / 0.09), transparent 14px),
      linear-gradient(#2b1d15, #150d08);
    box-shadow: 0 -10px 30px rgb(0 0 0 / 0.45);
  }

  .controls {
    min-height: 108px;
    display: grid;
    align-items: center;
  }

  .figures {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    margin: 0;
  }

  .figures div {
    display: flex;
    align-items: baseline;
    gap: 7px;
  }

  .figures dt {
    color: rgb(255 240 205 / 0.62);
    font-size: 11px;
    letter-spacing: 0.08em;
    text-transform: uppercase;
  }

  .figures dd {
    margin: 0;
    color: #fff;
    font-weight: 700;
    font-size: 17px;
    font-variant-numeric: tabular-nums;
  }

  .credits dd {
    color: var(--tj-gold-light);
  }

  .net[data-sign="1"] dd {
    color: #7ff0ad;
  }

  .net[data-sign="-1"] dd {
    color: #ff9c94;
  }

  .over {
    position: absolute;
    z-index: 2;
    inset: 0;
    display: grid;
    place-content: center;
    padding: 20px;
    background: rgb(2 14 10 / 0.6);
  }

  .over div {
    display: grid;
    justify-items: center;
    gap: 16px;
    padding: 28px 30px 30px;
    border-radius: 20px;
    background: radial-gradient(120% 120% at 50% 0%, #114f3a, #062a1e);
    box-shadow:
      inset 0 0 0 1px var(--tj-gold),
      0 20px 60px rgb(0 0 0 / 0.6);
    text-align: center;
  }

  .over p {
    max-width: 19em;
    margin: 0;
    font-size: 20px;
    line-height: 1.4;
    font-family: var(--tj-lettering-font);
    text-wrap: balance;
  }

  .emblem {
    width: 64px;
    height: 64px;
    fill: var(--tj-gold);
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

  .flash {
    position: absolute;
    z-index: 3;
    inset: 0;
    display: grid;
    place-items: center;
    background: radial-gradient(circle at 50% 45%, rgb(255 244 200 / 0.65), rgb(255 214 90 / 0.16) 45%, transparent 75%);
    opacity: 0;
    pointer-events: none;
  }

  .flash svg {
    width: min(42cqh, 56cqw);
    fill: #ffe79a;
    filter: drop-shadow(0 0 30px rgb(255 220 120 / 0.9));
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
      min-height: 72px;
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
      min-height: 76px;
    }
    .figures {
      flex-direction: column;
      gap: 2px;
    }
    .figures dt {
      min-width: 72px;
    }
    .figures dd {
      font-size: 19px;
    }
  }

  /* Where the table is low, everything on it is. */
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

  @container tj-table (max-width: 719px) and (max-height: 650px) {
    .lettering {
      display: none;
    }
    .message {
      margin-top: 6px;
    }
  }
`;
