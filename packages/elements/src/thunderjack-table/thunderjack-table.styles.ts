import { css } from "lit";

export const thunderjackTableStyles = css`
  :host {
    display: grid;
    height: 100%;
    min-height: 560px;
  }

  .problem {
    margin: 0;
    padding: 24px;
    background: #5c1216;
    color: #fff;
    font-family: system-ui, sans-serif;
  }
`;
