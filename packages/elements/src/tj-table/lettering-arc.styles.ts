import { css } from "lit";

export const letteringStyles = css`
  .lettering {
    display: block;
    width: min(96%, 118cqh);
    max-width: 1000px;
    overflow: visible;
    font-family: var(--tj-lettering-font);
    fill: var(--tj-gold-light);
  }

  .lettering path {
    fill: none;
    stroke: var(--tj-gold);
    stroke-width: 1;
    opacity: 0.75;
  }

  .lettering .terms {
    fill: #fff;
    opacity: 0.9;
  }

  .lettering.wide {
    display: none;
  }

  @container tj-table (min-width: 720px) {
    .lettering.wide {
      display: block;
    }
    .lettering.narrow {
      display: none;
    }
  }
`;
