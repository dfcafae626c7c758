import type { LitElement } from "lit";
import { steadyStyles } from "../theme/steady.styles.js";
import { renderInEveryDocument } from "./foreign-documents.js";
import { acceptNumbersAsText } from "./numbers-as-text.js";

/** The version of the package. The build defines it; it is undefined when the sources run directly. */
declare const ELEMENTS_VERSION: string | undefined;

const OWN_VERSION = typeof ELEMENTS_VERSION === "string" ? ELEMENTS_VERSION : "";

/** An element class that can be registered. `register` sets its version. */
type Registrable = typeof LitElement & CustomElementConstructor & { version?: string };

let hasWarned = false;

/**
 * Registers an element. Does nothing if the name is already registered, because a page may load the library twice. If
 * the two copies of the library have different versions, the second copy logs one warning, because its elements may
 * contain components of the first copy.
 */
export function register(name: string, element: Registrable): void {
  const first: (CustomElementConstructor & { version?: string }) | undefined = customElements.get(name);
  if (first === undefined) {
    element.version = OWN_VERSION;
    element.styles = [steadyStyles, element.styles ?? []];
    renderInEveryDocument(element);
    acceptNumbersAsText(element);
    customElements.define(name, element);
  } else if (first.version !== OWN_VERSION && !hasWarned) {
    hasWarned = true;
    console.warn(`Thunderjack ${OWN_VERSION}: <${name}> is of another version.`);
  }
}

/**
 * Registers a custom property as a length. A value in container units is then computed on the element where it is set,
 * so that all nested components inherit the same length.
 */
export function registerLength(name: `--tj-${string}`, initialValue: string): void {
  if (globalThis.CSS?.registerProperty === undefined) return;
  try {
    CSS.registerProperty({ name, syntax: "<length>", inherits: true, initialValue });
  } catch (reason) {
    // Another copy of the library has already registered the property.
    if (!(reason instanceof DOMException)) throw reason;
  }
}
