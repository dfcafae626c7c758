export { type BrowserSessionOptions, openBrowserSession } from "./browser-session.js";
export { IdbSecrets, IdbStore } from "./idb-store.js";
