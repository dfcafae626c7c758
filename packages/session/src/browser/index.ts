export { browserChannel } from "./browser-channel.js";
export { type BrowserSessionOptions, openBrowserSession } from "./browser-session.js";
export { IdbSecrets, IdbStore } from "./idb-store.js";
export { WebTabLock } from "./web-tab-lock.js";
