import type { CSSResultGroup } from "lit";
import { dressEverywhere } from "./foreign-documents.js";
import { steadyStyles } from "./steady.styles.js";

/** Registers an element unless its name is taken already: a page may load the elements twice. */
export function register(name: string, element: CustomElementConstructor & { styles?: CSSResultGroup }): void {
  if (customElements.get(name) !== undefined) return;
  element.styles = [steadyStyles, element.styles ?? []];
  dressEverywhere(element);
  customElements.define(name, element);
}

/**
 * Registers a custom property as a length, so that one given in container units means the same in every component: it is
 * worked out where it is set, and not anew in every container further in.
 */
export function registerLength(name: `--tj-${string}`, initialValue: string): void {
  if (globalThis.CSS?.registerProperty === undefined) return;
  try {
    CSS.registerProperty({ name, syntax: "<length>", inherits: true, initialValue });
  } catch (reason) {
    // Registered already, by another copy of the elements.
    if (!(reason instanceof DOMException)) throw reason;
  }
}
