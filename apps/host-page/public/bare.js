/*
 * Removes the globals that `?without=` lists, separated by commas. Without the parameter, it removes all of the globals
 * below. `storage` stands for the two properties of Web Storage. They are not removed, but throw when they are read, as
 * in a page that may not store anything.
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
  throw new DOMException("Storage is disabled on this page.", "SecurityError");
}

for (const name of (new URLSearchParams(location.search).get("without") ?? ALL).split(",")) {
  if (name === "storage") {
    for (const storage of ["localStorage", "sessionStorage"]) Object.defineProperty(window, storage, { get: refuse });
  } else {
    delete (PLACES[name] ?? window)[name];
    if (name in (PLACES[name] ?? window)) throw new Error(`${name} could not be removed.`);
  }
}
