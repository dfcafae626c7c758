import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const fairnessStyles = css`
  section {
    margin-bottom: 22px;
  }

  .code {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
    align-items: center;
    margin-bottom: 14px;
  }

  /* The field has its own row, so that the 32 characters of a drawn seed can be read and noted on a phone. */
  form .code {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }

  code,
  input {
    display: block;
    box-sizing: border-box;
    width: 100%;
    padding: 10px 12px;
    border: 0;
    border-radius: ${tj.radius};
    background: ${tj.panelSunk};
    box-shadow: inset 0 0 0 1px ${tj.panelLine};
    color: ${tj.panelText};
    font-family: ui-monospace, "SFMono-Regular", Menlo, Consolas, "Liberation Mono", monospace;
    font-size: 12.5px;
    line-height: 1.5;
    overflow-wrap: anywhere;
    user-select: all;
  }

  input {
    min-height: 44px;
    padding-inline: 8px;
    font-size: 16px;
    letter-spacing: -0.02em;
    user-select: auto;
  }

  input::placeholder {
    color: ${tj.panelQuiet};
  }

  input:focus-visible {
    outline: 3px solid ${tj.focus};
    outline-offset: 2px;
  }

  input[aria-invalid="true"] {
    box-shadow: inset 0 0 0 2px ${tj.lost};
  }

  label {
    display: block;
    margin-bottom: 8px;
    color: ${tj.goldLight};
    font-weight: 600;
    font-size: 14px;
    letter-spacing: 0.04em;
  }

  .fault {
    color: ${tj.lost};
    font-size: 13px;
  }

  .chosen {
    padding: 10px 12px;
    border-radius: ${tj.radius};
    background: ${tj.faint(tj.gold, 14)};
    color: ${tj.goldLight};
  }

  ul {
    display: grid;
    gap: 8px;
    margin: 0 0 14px;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr);
    gap: 8px;
    line-height: 1.4;
  }

  li svg {
    width: 20px;
    height: 20px;
    fill: none;
    stroke: ${tj.won};
    stroke-width: 2.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  li[data-fails] svg {
    stroke: ${tj.lost};
  }

  .verdict {
    font-weight: 700;
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-bottom: 12px;
  }

  @media (forced-colors: active) {
    code,
    input,
    .chosen {
      border: 1px solid;
    }
    li svg {
      stroke: CanvasText;
    }
  }
`;
