/**
 * Creates an element.
 *
 * @param owner the document of the element; defaults to the document of the page, whose own method can be hidden by an
 *   image or a form of the page that is named `createElement`
 */
export function newElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  owner: Document = document,
): HTMLElementTagNameMap[Name] {
  return Document.prototype.createElement.call(owner, name) as HTMLElementTagNameMap[Name];
}
