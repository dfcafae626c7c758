import { Session } from "../session.js";
import type { SessionOptions } from "../settings.js";
import { browserChannel } from "./browser-channel.js";
import { IdbSecrets, IdbStore } from "./idb-store.js";
import { WebTabLock } from "./web-tab-lock.js";

/** What a session in a page is opened with; the page's own storage, locks and channels where nothing else is named. */
export type BrowserSessionOptions = Pick<SessionOptions, "name" | "rules"> & Partial<SessionOptions>;

/**
 * Opens a session of this page.
 *
 * @throws Error when there can be no such table, saying why
 */
export function openBrowserSession(options: BrowserSessionOptions): Promise<Session> {
  return Session.open({
    store: new IdbStore(),
    secrets: new IdbSecrets(),
    lock: new WebTabLock(),
    openChannel: browserChannel,
    clock: PAGE_CLOCK,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    date: () => new Date().toISOString(),
    ...options,
  });
}

const PAGE_CLOCK: SessionOptions["clock"] = {
  now: () => performance.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
