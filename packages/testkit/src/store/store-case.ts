import type { HouseStore } from "@thunderjack/house";

/** A store that is opened for one case, with no tables and no accounts. */
export interface OpenStore {
  readonly store: HouseStore;
  /** The same store, as another process opens it. A store in memory passes the same object. */
  readonly other: HouseStore;
  /** Closes both. */
  readonly close: () => Promise<void>;
}

/** The options of the suite. */
export interface StoreConformanceOptions {
  /** The number of appends that two processes contest; defaults to 1,000. */
  readonly contested?: number;
}

/** One case of the suite. */
export interface StoreCase {
  readonly name: string;
  /** @throws an error with the difference if the store does not conform */
  readonly run: (open: OpenStore, options: Required<StoreConformanceOptions>) => Promise<void>;
}
