/** The styles of the visible layer, which replaces a canvas that cannot be drawn. */
export const FALLBACK_STYLES = `
  :host([data-fallback]) {
    overflow: auto !important;
    pointer-events: auto !important;
    box-sizing: border-box !important;
    padding: 16px !important;
    background: #063527 !important;
    color: #f5efdf !important;
    font: 16px/1.5 system-ui, "Segoe UI", "Helvetica Neue", Roboto, "Liberation Sans", sans-serif !important;
  }

  :host([data-fallback]) :is(.words, button, button[data-unplaced]) {
    position: static;
    width: auto;
    height: auto;
    overflow: visible;
    clip-path: none;
    white-space: normal;
  }

  :host([data-fallback]) .notice {
    margin: 0 0 12px;
    padding: 10px 14px;
    border: 1px solid #e3b143;
    border-radius: 10px;
  }

  :host([data-fallback]) [data-part="message"] {
    margin: 12px 0;
    font-size: 20px;
  }

  :host([data-fallback]) :is([data-part="seat"], [data-part="hand"], [data-part="dealer"]) {
    margin-block: 8px;
  }

  /* Cards, hands and switches have an accessible name, but no text. */
  :host([data-fallback]) :is([role="img"], button[aria-label], [data-part="hand"], [data-part="dealer"])::before {
    content: attr(aria-label);
  }

  :host([data-fallback]) :is([data-part="hand"], [data-part="dealer"])::before {
    font-weight: 700;
  }

  :host([data-fallback]) [role="img"] + [role="img"]::before {
    content: ", " attr(aria-label);
  }

  :host([data-fallback]) .tip {
    display: none;
  }

  :host([data-fallback]) .figures {
    display: flex;
    gap: 24px;
    margin: 12px 0;
  }

  :host([data-fallback]) button {
    min-width: 44px;
    min-height: 44px;
    margin: 4px;
    padding: 4px 16px;
    border: 1px solid #e3b143;
    border-radius: 10px;
    background: #16241e;
    color: inherit;
  }

  :host([data-fallback]) button[aria-checked="true"] {
    background: #e3b143;
    color: #1a1206;
  }

  :host([data-fallback]) button:disabled {
    opacity: 0.5;
  }
`;
