/** A measured renderer. */
export type Kind = "lit" | "canvas" | "canvas2d";

/** The functions of the measured page. */
export interface MeasuredPage {
  /** Mounts a table on the whole page and waits for its first paint. */
  mount(kind: Kind): Promise<void>;
  /** Plays the round repeatedly for a number of milliseconds, with slow movements. */
  playAll(milliseconds: number): Promise<Played>;
  /** Starts movements of the cards of six hands that take a number of milliseconds. No view follows. */
  startMovements(milliseconds: number): Promise<void>;
  /** Removes the table. */
  clear(): void;
  /** Mounts and disposes a table a number of times, each after its first paint. */
  mountAndDispose(kind: Kind, times: number): Promise<void>;
  /** Returns the number of WebGL contexts in memory. */
  contexts(): number;
}

/** The counts of a played round. */
export interface Played {
  /** The number of frames that the page drew. */
  readonly frames: number;
  /** The number of views that the renderer received. */
  readonly sent: number;
  /** The number of views that were replaced before they were drawn, although the page drew a frame in between. */
  readonly dropped: number;
}

declare global {
  interface Window {
    measured: MeasuredPage;
  }
}
