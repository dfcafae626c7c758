/*
 * An element on the page that is named `createTreeWalker` hides the method of the document with this name, which Lit
 * calls when it is loaded. This module is imported before Lit and removes the name until Lit is loaded. The modules of a
 * page run in one task, so no other script runs in between. The build adds the import to each module that imports Lit
 * (`build/tight-modules.mjs`). The CDN edition does not contain this module, because its Lit does not depend on the names
 * of the page.
 */

const HIDDEN = "createTreeWalker";

// The page can hide all methods of the document and of a form. On a server, there is no document.
const methods = globalThis.Document?.prototype;
for (const name of methods ? ["name", "id"] : []) {
  for (const element of methods.querySelectorAll.call(document, `[${name}=${HIDDEN}]`)) {
    const attribute = Element.prototype.getAttributeNode.call(element, name) as Attr;
    attribute.value = "";
    queueMicrotask(() => {
      attribute.value = HIDDEN;
    });
  }
}
