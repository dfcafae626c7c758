import { type CSSResult, type LitElement, supportsAdoptingStyleSheets } from "lit";

/*
 * A style sheet that was made by a script belongs to one document. An element that is moved into another one, such as
 * that of a frame, loses its styles, and one that is drawn there for the first time is not even allowed to take them: in
 * other documents than the one it was loaded in it gets copies.
 */

const copies = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

/** The style sheet for the document that a root is in; none where nobody sees it. */
export function sheetFor({ ownerDocument }: ShadowRoot, styles: CSSResult): CSSStyleSheet | undefined {
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

/** What is changed in a class of elements; Lit keeps the first of them to its subclasses. */
interface Dressed {
  createRenderRoot(this: LitElement): HTMLElement | DocumentFragment;
  adoptedCallback(this: LitElement): void;
}

/** Lets the elements of a class have their styles in every document. Has to be done before they are registered. */
export function dressEverywhere(element: CustomElementConstructor): void {
  const dressed: Dressed = element.prototype;
  const { createRenderRoot } = dressed;
  if (createRenderRoot === undefined || !supportsAdoptingStyleSheets) return;
  dressed.createRenderRoot = function () {
    try {
      return createRenderRoot.call(this);
    } catch (reason) {
      if (this.shadowRoot === null || this.ownerDocument === document) throw reason;
      dress(this.shadowRoot, this);
      return this.shadowRoot;
    }
  };
  dressed.adoptedCallback = function () {
    if (this.shadowRoot !== null) dress(this.shadowRoot, this);
  };
}

function dress(root: ShadowRoot, element: LitElement): void {
  const { elementStyles } = element.constructor as typeof LitElement;
  root.adoptedStyleSheets = elementStyles
    .map((styles) => ("cssText" in styles ? sheetFor(root, styles) : undefined))
    .filter((sheet) => sheet !== undefined);
}
