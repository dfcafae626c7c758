/** A request of the controls to the replay. */
export type ReplayRequest =
  | { readonly do: SimpleRequest }
  /** Seeks to a position. */
  | { readonly do: "seek"; readonly seq: number }
  /** Seeks to a time, in milliseconds at rate 1. */
  | { readonly do: "seek-time"; readonly time: number }
  /** Seeks to this number of tenths of the duration, from 0 to 9. */
  | { readonly do: "tenth"; readonly tenth: number }
  | { readonly do: "speed"; readonly speed: number };

/** A request without a parameter. */
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
  /** The player starts to drag the thumb. The replay pauses until `scrubbed`. */
  | "scrub"
  | "scrubbed"
  | "transcript"
  | "full-screen"
  | "copy-link"
  | "download"
  | "open-file"
  | "check"
  | "keys"
  /** Opens or closes the notes and branches. */
  | "workshop"
  | "copy-transcript"
  | "download-transcript";

/** Creates a `tj-replay-request` event. It bubbles up to the replay, which stops its propagation. */
export function replayRequest(request: ReplayRequest): CustomEvent<ReplayRequest> {
  return new CustomEvent("tj-replay-request", { detail: request, bubbles: true, composed: true });
}

declare global {
  interface GlobalEventHandlersEventMap {
    "tj-replay-request": CustomEvent<ReplayRequest>;
  }
}
