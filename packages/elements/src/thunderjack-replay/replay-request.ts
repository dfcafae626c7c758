/** What the parts of the player ask the replay for. */
export type ReplayRequest =
  | { readonly do: SimpleRequest }
  /** Go to the position after so many events. */
  | { readonly do: "seek"; readonly seq: number }
  /** Go to a place on the time line, in milliseconds at speed 1. */
  | { readonly do: "seek-time"; readonly time: number }
  /** Go to a tenth of the time line, 0 to 9. */
  | { readonly do: "tenth"; readonly tenth: number }
  | { readonly do: "speed"; readonly speed: number };

/** What is asked for in one word. */
export type SimpleRequest =
  | "toggle"
  | "step-forward"
  | "step-back"
  | "next-decision"
  | "previous-decision"
  | "next-round"
  | "previous-round"
  | "faster"
  | "slower"
  | "loop"
  | "start"
  | "end"
  /** A finger was put on the time line: it stands still until it is taken off. */
  | "scrub"
  | "scrubbed"
  | "transcript"
  | "full-screen"
  | "copy-link"
  | "download"
  | "open-file"
  | "check"
  | "keys"
  | "copy-transcript"
  | "download-transcript";

/** A request on its way: `tj-replay-request` bubbles up to the replay, and no further. */
export function replayRequest(request: ReplayRequest): CustomEvent<ReplayRequest> {
  return new CustomEvent("tj-replay-request", { detail: request, bubbles: true, composed: true });
}

declare global {
  interface GlobalEventHandlersEventMap {
    "tj-replay-request": CustomEvent<ReplayRequest>;
  }
}
