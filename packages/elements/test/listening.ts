import { all } from "./seated.js";

/** All announcements of a table, one for each change of its live region. */
export interface Listening {
  readonly utterances: readonly string[];
  stop(): void;
}

/** The selector of live regions. */
const LIVE = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output";

/** Returns the live regions of an element, in every shadow root. */
export function liveRegions(root: Element): readonly Element[] {
  return all(root, LIVE);
}

/** Records the announcements of the live regions that an element has now. */
export function listenTo(root: Element): Listening {
  const utterances: string[] = [];
  const take = (records: readonly MutationRecord[]): void => {
    // Reads the added nodes only: when the record is handled, the region may have another text.
    for (const { addedNodes } of records) {
      const said = [...addedNodes].map(({ textContent }) => textContent ?? "").join("");
      if (said.trim() !== "") utterances.push(said.trim());
    }
  };
  const observer = new MutationObserver(take);
  for (const region of liveRegions(root)) observer.observe(region, { childList: true, subtree: true });
  return {
    get utterances() {
      take(observer.takeRecords());
      return utterances;
    },
    stop: () => observer.disconnect(),
  };
}
