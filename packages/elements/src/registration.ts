import type { CSSResultGroup } from "lit";
import { dressEverywhere } from "./foreign-documents.js";
import { steadyStyles } from "./steady.styles.js";

/** Put in by the build; there is none where the sources are run as they are. */
declare const ELEMENTS_VERSION: string | undefined;

const OWN_VERSION = typeof ELEMENTS_VERSION === "string" ? ELEMENTS_VERSION : "";

/** An element that can be registered; one that is says which version it is of. */
type Registrable = CustomElementConstructor & { styles?: CSSResultGroup; version?: string };

let isTold = false;

/**
 * Registers an element unless its name is taken already: a page may load the elements twice. Where they are of two
 * versions, the second says so, once: its own embeds may then be made of parts of the first.
 */
export function register(name: string, element: Registrable): void {
  const first: Registrable | undefined = customElements.get(name);
  if (first === undefined) {
    element.version = OWN_VERSION;
    element.styles = [steadyStyles, element.styles ?? []];
    dressEverywhere(element);
    customElements.define(name, element);
  } else if (first.version !== OWN_VERSION && !isTold) {
    isTold = true;
    console.warn(`Thunderjack ${OWN_VERSION}: <${name}> is of another version.`);
  }
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
