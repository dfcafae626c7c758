import { type CSSResult, type LitElement, supportsAdoptingStyleSheets } from "lit";

/*
 * A constructed style sheet belongs to one document. An element that is moved to another document, such as the document
 * of an iframe, loses its style sheets. An element that is first rendered in another document cannot adopt them at all.
 * In any document other than the one that loaded this module, an element therefore uses copies of its style sheets.
 */

const copies = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

/** Returns the style sheet for the document of a root; `undefined` in a document without a window. */
function sheetFor({ ownerDocument }: ShadowRoot, styles: CSSResult): CSSStyleSheet | undefined {
  if (ownerDocument === document) return styles.styleSheet;
  const page = ownerDocument.defaultView;
  if (page === null) return undefined;
  const known = copies.get(ownerDocument) ?? new Map<CSSResult, CSSStyleSheet>();
  copies.set(ownerDocument, known);
  const sheet = known.get(styles) ?? new page.CSSStyleSheet();
  if (!known.has(styles)) sheet.replaceSync(styles.cssText);
  known.set(styles, sheet);
  return sheet;
}

/** Adds styles that were loaded after the first render to a shadow root, unless the root already has them. */
export function adoptStyles(root: ShadowRoot, styles: CSSResult): void {
  if (!supportsAdoptingStyleSheets) return; // On a server, there is no root.
  const sheet = sheetFor(root, styles);
  if (sheet === undefined || root.adoptedStyleSheets.includes(sheet)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/**
 * Makes an element class work in every document, and in the markup of a server. Must be called before the class is
 * registered.
 *
 * An element renders again in place of the shadow root that a server has rendered. Lit marks the elements inside such a
 * root with `defer-hydration`. They do nothing, because the outer element replaces them.
 */
export function renderInEveryDocument(element: typeof LitElement): void {
  if (!supportsAdoptingStyleSheets) return;
  const { shadowRootOptions } = element;
  const { connectedCallback } = element.prototype;
  Object.assign(element.prototype, {
    createRenderRoot(this: LitElement) {
      // Also empties the shadow root of a server.
      const root = this.attachShadow(shadowRootOptions);
      adoptAll(root, this);
      return root;
    },
    adoptedCallback(this: LitElement) {
      if (this.shadowRoot === null) return;
      adoptAll(this.shadowRoot, this);
      // Styles that were loaded later are added again.
      this.requestUpdate();
    },
    connectedCallback(this: LitElement) {
      if (!this.hasAttribute("defer-hydration")) connectedCallback.call(this);
    },
  });
}

function adoptAll(root: ShadowRoot, element: LitElement): void {
  const { elementStyles } = element.constructor as typeof LitElement;
  root.adoptedStyleSheets = elementStyles
    .map((styles) => ("cssText" in styles ? sheetFor(root, styles) : undefined))
    .filter((sheet) => sheet !== undefined);
}
