import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const historyStyles = css`
  ol {
    display: grid;
    gap: 10px;
    margin: 0 0 20px;
    padding: 0;
    list-style: none;
  }

  li {
    padding: 12px 14px;
    border-radius: ${tj.radius};
    background: ${tj.panelRaised};
    box-shadow: inset 0 0 0 1px ${tj.panelLine};
  }

  section {
    margin-bottom: 16px;
  }

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(92px, 1fr));
    gap: 10px 14px;
    margin: 8px 0 12px;
  }

  dt {
    font-size: 12px;
    opacity: 0.85;
  }

  dd {
    margin: 0;
    font-weight: 750;
    font-size: 18px;
    font-variant-numeric: tabular-nums;
  }

  .chart {
    display: flex;
    gap: 8px;
    height: 64px;
    color: ${tj.goldLight};
  }

  .chart svg {
    flex: 1;
    min-width: 0;
    height: 100%;
  }

  .chart:dir(rtl) svg {
    transform: scaleX(-1);
  }

  .chart path {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }

  .chart .start {
    stroke-width: 1;
    stroke-dasharray: 4;
  }

  .chart div {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    color: ${tj.panelQuiet};
    font-size: 12px;
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }

  .head {
    display: flex;
    align-items: center;
    gap: 10px;
    margin-bottom: 6px;
  }

  .head h3 {
    margin: 0;
  }

  .net {
    margin-inline-end: auto;
    font-weight: 800;
    font-size: 16px;
    font-variant-numeric: tabular-nums;
  }

  .net[data-sign="1"] {
    color: ${tj.won};
  }

  .net[data-sign="-1"] {
    color: ${tj.lost};
  }

  .head .plain {
    display: inline-grid;
    place-items: center;
    width: 44px;
    padding: 0;
  }

  .plain svg {
    width: 20px;
    height: 20px;
    fill: none;
    stroke: ${tj.goldLight};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .hand {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 10px;
    margin: 4px 0;
  }

  .name {
    min-width: 7.2em;
    color: ${tj.panelQuiet};
    font-size: 13px;
  }

  .cards {
    font-weight: 700;
    letter-spacing: 0.02em;
    white-space: nowrap;
  }

  .red {
    color: ${tj.lost};
  }

  .outcome {
    margin-inline-start: auto;
    color: ${tj.panelText};
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }

  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    margin: 8px 0 0;
    color: ${tj.panelQuiet};
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }

  @media (forced-colors: active) {
    li {
      border: 1px solid;
    }
    .plain svg {
      stroke: ButtonText;
    }
  }
`;
