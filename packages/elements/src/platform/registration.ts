import type { CSSResultGroup } from "lit";
import { steadyStyles } from "../theme/steady.styles.js";
import { dressEverywhere } from "./foreign-documents.js";

/** Defined by the build; undefined when the sources run directly. */
declare const ELEMENTS_VERSION: string | undefined;

const OWN_VERSION = typeof ELEMENTS_VERSION === "string" ? ELEMENTS_VERSION : "";

/** An element class that can be registered. `register` sets its version. */
type Registrable = CustomElementConstructor & { styles?: CSSResultGroup; version?: string };

let isTold = false;

/**
 * Registers an element unless its name is taken, because a page may load the elements twice. If the two copies have
 * different versions, the second copy warns once: its embeds may contain components of the first copy.
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
 * Registers a custom property as a length. A value in container units is then computed where it is set, and not again
 * in every nested container. It therefore has the same size in every component.
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
