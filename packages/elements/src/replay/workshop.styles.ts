import { css } from "lit";
import * as tj from "../theme/tokens.js";

export const workshopStyles = css`
  .workshop {
    padding: 4px 16px 16px;
    background: ${tj.panel};
    color: ${tj.panelText};
    font-size: 14px;
  }

  .workshop h3,
  .workshop summary {
    margin: 12px 0 8px;
    font-size: 15px;
    font-weight: 600;
  }

  .workshop button,
  .workshop select,
  .workshop input {
    min-height: 44px;
    padding: 0 12px;
    border: 1px solid ${tj.faint(tj.gold, 50)};
    border-radius: 10px;
    background: transparent;
    color: inherit;
    font: inherit;
  }

  .workshop option {
    background: ${tj.panel};
  }

  .editor {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px;
  }

  .editor label {
    display: grid;
    gap: 2px;
  }

  .editor input {
    width: min(36ch, 70vw);
  }

  .notes,
  .chapters {
    display: grid;
    gap: 6px;
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
  }

  .notes li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    overflow-wrap: anywhere;
  }

  .chapters a {
    display: inline-block;
    padding: 8px 0;
    color: inherit;
  }

  .branch thunderjack-table,
  .workshop thunderjack-replay {
    display: block;
    height: 520px;
    margin-block: 8px;
  }

  .inspector {
    height: 420px;
    margin-block: 8px;
  }

  .note-signs {
    position: relative;
    grid-column: 2;
    height: 44px;
  }

  .note-signs button {
    position: absolute;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: 12px;
    background: none;
    translate: -50%;
    cursor: pointer;
  }

  .note-signs b {
    min-width: 28px;
    border-radius: 14px;
    background: ${tj.faint(tj.railText, 16)};
    color: ${tj.railText};
    font: 700 14px/28px system-ui;
  }
`;
