/*
 * Elements are created one by one and never from markup. This excludes injection and meets the strictest content
 * security policy.
 */

/** An element of the layer that is updated in place. */
export interface Component<Props> {
  readonly element: HTMLElement;
  update(props: Props): void;
}

/** Creates an element with attributes and children. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/**
 * Sets an attribute; `null` removes it. An unchanged attribute is not written, so that a screen reader does not
 * announce it again.
 */
export function setAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Sets the text of an element; `null` hides the element. Unchanged text is not written. */
export function setText(element: HTMLElement, text: string | null): void {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = text === null;
}
