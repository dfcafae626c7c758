/**
 * An element that the page is known to have.
 *
 * @throws Error when it has not
 */
export function elementOf<Kind extends Element>(id: string, kind: abstract new () => Kind): Kind {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new Error(`The page has no #${id}.`);
}

/** Where a renderer draws. */
export function felt(id: string): HTMLElement {
  return elementOf(id, HTMLElement);
}

/** A host on a felt, which belongs to its renderer and to nobody else. */
export function hostOn(felt: HTMLElement): HTMLElement {
  const host = document.createElement("div");
  host.className = "host";
  felt.prepend(host);
  return host;
}
