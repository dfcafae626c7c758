/** The font of all text except the storm capitals. */
export const SANS = 'system-ui, "Segoe UI", "Helvetica Neue", Roboto, "Liberation Sans", sans-serif';
