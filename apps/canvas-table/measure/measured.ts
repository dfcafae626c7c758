/** What is measured. */
export type Kind = "lit" | "canvas" | "canvas2d";

/** What the page can be asked for. */
export interface MeasuredPage {
  /** Lays a table over the whole page, and waits until it can be seen. */
  lay(kind: Kind): Promise<void>;
  /** Plays the round over and over for so long, with every movement stretched, so that many go on at a time. */
  playAll(milliseconds: number): Promise<Played>;
  /** Sets every card of six hands in motion, for so long, and sends no view after that. */
  setOff(milliseconds: number): Promise<void>;
  /** Takes the table away. */
  clear(): void;
  /** Mounts a table and disposes it, so many times; each one is seen before it goes. */
  mountAndDispose(kind: Kind, times: number): Promise<void>;
  /** How many WebGL contexts the page still holds. */
  contexts(): number;
}

/** How a round was drawn. */
export interface Played {
  /** How many frames the page drew. */
  readonly frames: number;
  /** How many views it was sent. */
  readonly sent: number;
  /** How many of those were followed by another one before they were drawn, though the page had drawn in between. */
  readonly dropped: number;
}

declare global {
  interface Window {
    measured: MeasuredPage;
  }
}
