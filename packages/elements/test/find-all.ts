import { expect } from "vitest";

/** Returns all elements that match a selector, in every shadow root. */
export function all(root: Element | ShadowRoot, selector: string): Element[] {
  const found = [...root.querySelectorAll(selector)];
  const inner = root instanceof Element && root.shadowRoot !== null ? all(root.shadowRoot, selector) : [];
  for (const child of root.querySelectorAll("*")) {
    if (child.shadowRoot !== null) found.push(...all(child.shadowRoot, selector));
  }
  return [...inner, ...found];
}

/** Waits until a visible element matches a selector, and returns the first one. */
export async function found(root: Element | ShadowRoot, selector: string): Promise<HTMLElement> {
  const first = () => all(root, selector).find((element) => element.checkVisibility());
  await expect.poll(first, { message: selector }).toBeInstanceOf(HTMLElement);
  return first() as HTMLElement;
}
