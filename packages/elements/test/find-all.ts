/** Returns all elements that match a selector, in every shadow root. */
export function all(root: Element | ShadowRoot, selector: string): Element[] {
  const found = [...root.querySelectorAll(selector)];
  const inner = root instanceof Element && root.shadowRoot !== null ? all(root.shadowRoot, selector) : [];
  for (const child of root.querySelectorAll("*")) {
    if (child.shadowRoot !== null) found.push(...all(child.shadowRoot, selector));
  }
  return [...inner, ...found];
}
