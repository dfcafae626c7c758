// Registers every element of the library that a page contains, now or later: `<script type="module" src="autoloader.js">`.

/** The file of each element, by its tag name. The build defines it. */
declare const FILES: Readonly<Record<string, string>>;

const UNDEFINED = ":not(:defined)";

const requested = new Map<string, Promise<unknown>>();

/** Loads the file of an element of the library, unless it was requested before. After a failure it is requested again. */
function load({ localName }: Element): Promise<unknown> | undefined {
  if (!Object.hasOwn(FILES, localName)) return;
  if (!requested.has(localName)) {
    const loading = import(/* @vite-ignore */ `./${FILES[localName]}.js`).catch((reason) => {
      requested.delete(localName);
      reportError(reason);
    });
    requested.set(localName, loading);
  }
  return requested.get(localName);
}

/**
 * Registers the elements of the library in a part of the page. The document is observed, so this function is needed only
 * for shadow roots.
 *
 * @param root a shadow root, or an element, which is included
 * @returns a promise that resolves when they are registered
 */
export async function discover(root: Element | ShadowRoot): Promise<void> {
  const isElement = root instanceof Element;
  // A form can contain a field with the name of this method, which hides it.
  const { querySelectorAll } = (isElement ? Element : DocumentFragment).prototype;
  await Promise.all([...(isElement ? [root] : []), ...querySelectorAll.call(root, UNDEFINED)].map(load));
}

new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) if (node instanceof Element) void discover(node);
  }
}).observe(document, { childList: true, subtree: true });
Document.prototype.querySelectorAll.call(document, UNDEFINED).forEach(load);
