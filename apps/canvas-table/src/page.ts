/**
 * Returns an element of the page.
 *
 * @throws Error when the page has no element of this kind with this id
 */
export function elementOf<Kind extends Element>(id: string, kind: abstract new () => Kind): Kind {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new Error(`The page has no #${id}.`);
}

/** Adds and returns an element for the exclusive use of one renderer. */
export function newHost(parent: HTMLElement): HTMLElement {
  const host = document.createElement("div");
  host.className = "host";
  parent.prepend(host);
  return host;
}
