/**
 * Carries texts between the tabs of one session. Texts may arrive late, twice, out of order or not at all. The receiver
 * must handle that.
 */
export interface Channel {
  /** Sends a text to all other tabs. */
  post(text: string): void;
  /**
   * Calls back with each text that arrives.
   *
   * @returns removes the callback
   */
  listen(listener: (text: string) => void): () => void;
  /** Stops sending and receiving. */
  close(): void;
}

/** Opens the channel of the session with this name. */
export type OpenChannel = (name: string) => Channel;
