/** How the mirror looks when there is no picture under it: a page of words and buttons. */
export const ALONE_STYLES = `
  :host([data-alone]) {
    overflow: auto !important;
    pointer-events: auto !important;
    box-sizing: border-box !important;
    padding: 16px !important;
    background: #063527 !important;
    color: #f5efdf !important;
    font: 16px/1.5 system-ui, "Segoe UI", "Helvetica Neue", Roboto, "Liberation Sans", sans-serif !important;
  }

  :host([data-alone]) :is(.words, button, button[data-unplaced]) {
    position: static;
    width: auto;
    height: auto;
    overflow: visible;
    clip-path: none;
    white-space: normal;
  }

  :host([data-alone]) .apology {
    margin: 0 0 12px;
    padding: 10px 14px;
    border: 1px solid #e3b143;
    border-radius: 10px;
  }

  :host([data-alone]) [data-part="message"] {
    margin: 12px 0;
    font-size: 20px;
  }

  :host([data-alone]) :is([data-part="seat"], [data-part="hand"], [data-part="dealer"]) {
    margin-block: 8px;
  }

  /* Cards, hands and switches have names, and no words of their own. */
  :host([data-alone]) :is([role="img"], button[aria-label], [data-part="hand"], [data-part="dealer"])::before {
    content: attr(aria-label);
  }

  :host([data-alone]) :is([data-part="hand"], [data-part="dealer"])::before {
    font-weight: 700;
  }

  :host([data-alone]) [role="img"] + [role="img"]::before {
    content: ", " attr(aria-label);
  }

  :host([data-alone]) .tip {
    display: none;
  }

  :host([data-alone]) .figures {
    display: flex;
    gap: 24px;
    margin: 12px 0;
  }

  :host([data-alone]) button {
    min-width: 44px;
    min-height: 44px;
    margin: 4px;
    padding: 4px 16px;
    border: 1px solid #e3b143;
    border-radius: 10px;
    background: #16241e;
    color: inherit;
  }

  :host([data-alone]) button[aria-checked="true"] {
    background: #e3b143;
    color: #1a1206;
  }

  :host([data-alone]) button:disabled {
    opacity: 0.5;
  }
`;
