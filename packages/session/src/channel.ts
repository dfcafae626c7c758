/**
 * Carries texts between the tabs of one session. They may come late, twice, out of order or not at all: who listens
 * copes with it.
 */
export interface Channel {
  /** Sends a text to all others, not to oneself. */
  post(text: string): void;
  /** @returns ends it */
  listen(heard: (text: string) => void): () => void;
  /** Hears and says nothing any more. */
  close(): void;
}

/** Opens the channel of a session by its name. */
export type OpenChannel = (name: string) => Channel;
