import type { LitElement } from "lit";
import { onTestFinished } from "vitest";

/** A component that stands alone in a page. */
export type Lone<Name extends keyof HTMLElementTagNameMap> = HTMLElementTagNameMap[Name] & LitElement;

/** Adds a component to the page as HTML, as a page without scripts does, and removes it after the test. */
export async function lone<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: string,
): Promise<Lone<Name>> {
  const place = document.createElement("div");
  place.setHTMLUnsafe(`<${name} ${attributes}></${name}>`);
  document.body.append(place);
  onTestFinished(() => place.remove());
  const element = place.firstElementChild as Lone<Name>;
  await element.updateComplete;
  return element;
}
