/*
 * The mirror's elements are made one by one and never from markup: there is nothing to inject into, and nothing that a
 * strict content security policy would refuse.
 */

/** An element of the mirror that shows something, and is kept as long as that is there. */
export interface Part<Shown> {
  readonly element: HTMLElement;
  show(shown: Shown): void;
}

/** Makes an element with these attributes and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Sets an attribute, or takes it away; nothing is touched that stays the same, so that nobody is told it twice. */
export function mark(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Writes a text; `null` hides the element. Nothing is touched that stays the same. */
export function write(element: HTMLElement, text: string | null): void {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = text === null;
}
