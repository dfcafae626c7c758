/**
 * Carries messages between the tabs of one session, as text. Messages may arrive late, twice, out of order or not at
 * all. The receiver must handle these cases.
 */
export interface Channel {
  /** Sends a message to all other tabs. */
  post(text: string): void;
  /**
   * Calls the listener with each message that arrives.
   *
   * @returns a function that removes the listener
   */
  listen(listener: (text: string) => void): () => void;
  /** Stops sending and receiving. */
  close(): void;
}

/** Opens the channel of the session with this name. */
export type OpenChannel = (name: string) => Channel;
