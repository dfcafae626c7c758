import { systemClock } from "@thunderjack/core/system-clock";
import { Session } from "../session.js";
import type { SessionOptions } from "../settings.js";
import { browserChannel } from "./browser-channel.js";
import { IdbSecrets, IdbStore } from "./idb-store.js";
import { WebTabLock } from "./web-tab-lock.js";

/**
 * The options of a session in a page. Storage, locks, channels, the clock, random bytes and the date default to those
 * of the page.
 */
export type BrowserSessionOptions = Pick<SessionOptions, "name" | "rules"> & Partial<SessionOptions>;

/**
 * Opens a session. It uses the storage, the locks and the channels of the page unless the options contain others.
 *
 * @throws Error if no table can be opened with these options; the message gives the reason
 */
export function openBrowserSession(options: BrowserSessionOptions): Promise<Session> {
  return Session.open({
    store: new IdbStore(),
    secrets: new IdbSecrets(),
    lock: new WebTabLock(),
    openChannel: browserChannel,
    clock: systemClock,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    date: () => new Date().toISOString(),
    ...options,
  });
}
