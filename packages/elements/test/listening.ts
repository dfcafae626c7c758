import { all } from "./seated.js";

/** All that a table says aloud, one entry for each time that its live region changed. */
export interface Listening {
  readonly utterances: readonly string[];
  stop(): void;
}

/** What a browser takes for a live region. */
const LIVE = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output";

/** The live regions of an element, through every shadow root. */
export function liveRegions(root: Element): readonly Element[] {
  return all(root, LIVE);
}

/** Listens to the live regions that an element has now. */
export function listenTo(root: Element): Listening {
  const utterances: string[] = [];
  const take = (records: readonly MutationRecord[]): void => {
    // What came in, and not the whole region: by the time that a record is looked at, it may say something else.
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
