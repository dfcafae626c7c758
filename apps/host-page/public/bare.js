/*
 * A browser that lacks what `?without=` names, by names in the global scope and commas between them; without it, all of
 * these. `storage` is there and throws, as it does where a page may not keep anything.
 */
const ALL =
  "indexedDB,locks,BroadcastChannel,ResizeObserver,IntersectionObserver,AudioContext,webkitAudioContext,matchMedia," +
  "storage,Worker,requestIdleCallback,clipboard,fullscreenEnabled,registerProperty,animate,getAnimations";

const PLACES = {
  locks: Navigator.prototype,
  clipboard: Navigator.prototype,
  fullscreenEnabled: Document.prototype,
  registerProperty: CSS,
  animate: Element.prototype,
  getAnimations: Element.prototype,
};

function refuse() {
  throw new DOMException("This page may not keep anything.", "SecurityError");
}

for (const name of (new URLSearchParams(location.search).get("without") ?? ALL).split(",")) {
  if (name === "storage") {
    for (const storage of ["localStorage", "sessionStorage"]) Object.defineProperty(window, storage, { get: refuse });
  } else {
    delete (PLACES[name] ?? window)[name];
    if (name in (PLACES[name] ?? window)) throw new Error(`${name} is still there.`);
  }
}
