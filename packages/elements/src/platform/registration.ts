import type { CSSResultGroup } from "lit";
import { steadyStyles } from "../theme/steady.styles.js";
import { dressEverywhere } from "./foreign-documents.js";

/** Defined by the build; undefined when the sources run directly. */
declare const ELEMENTS_VERSION: string | undefined;

const OWN_VERSION = typeof ELEMENTS_VERSION === "string" ? ELEMENTS_VERSION : "";

/** An element class that can be registered; a registered one has its version. */
type Registrable = CustomElementConstructor & { styles?: CSSResultGroup; version?: string };

let isTold = false;

/**
 * Registers an element unless its name is taken: a page may load the elements twice. If the two have different
 * versions, the second warns once, because its embeds may then contain components of the first.
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
 * Registers a custom property as a length. A value in container units then has the same size in every component: it is
 * computed where it is set, and not again in every nested container.
 */
export function registerLength(name: `--tj-${string}`, initialValue: string): void {
  if (globalThis.CSS?.registerProperty === undefined) return;
  try {
    CSS.registerProperty({ name, syntax: "<length>", inherits: true, initialValue });
  } catch (reason) {
    // Another copy of the elements has registered it.
    if (!(reason instanceof DOMException)) throw reason;
  }
}
