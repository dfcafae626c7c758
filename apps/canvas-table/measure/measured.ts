/** The kind of a measured renderer. */
export type Kind = "lit" | "canvas" | "canvas2d";

/** The functions of the measured page. */
export interface MeasuredPage {
  /** Mounts a table on the whole page and waits for its first paint. */
  mount(kind: Kind): Promise<void>;
  /** Plays the round repeatedly for a number of milliseconds, with slow movements. */
  playAll(milliseconds: number): Promise<Played>;
  /** Starts slow movements of the cards of six hands, which take a number of milliseconds. No other view follows. */
  startMovements(milliseconds: number): Promise<void>;
  /** Removes the table. */
  clear(): void;
  /** Mounts and disposes a number of tables one after the other. Each is disposed after its first paint. */
  mountAndDispose(kind: Kind, times: number): Promise<void>;
  /** Returns the number of WebGL contexts that were neither garbage-collected nor lost. */
  contexts(): number;
}

/** The counts of a played round. */
export interface Played {
  /** The number of frames that the page drew. */
  readonly frames: number;
  /** The number of views that the renderer received. */
  readonly sent: number;
  /** The number of views that were replaced before they were drawn, although the page drew a frame in the meantime. */
  readonly dropped: number;
}

declare global {
  interface Window {
    measured: MeasuredPage;
  }
}
