import type { HandName } from "@thunderjack/core";
import type { RecordedEvent } from "../event-format.js";

/** The subject of a chapter. */
export type ChapterKind =
  | "round"
  | "split"
  | "double"
  | "surrender"
  | "blackjack"
  | "blitz"
  | "thunderjack"
  | "dealer-bust"
  | "settled";

/** A notable event of a recording. A player can seek to it. */
export interface Chapter {
  /** The sequence number of the event. Seeking to it shows the state after the event. */
  readonly seq: number;
  /** The time of the event on the tape, in milliseconds. */
  readonly time: number;
  /** The number of the round, from 1. */
  readonly round: number;
  readonly kind: ChapterKind;
  /**
   * The hand of the event. `null` for an event of the whole table, for example when several Thunderjacks cancel each
   * other.
   */
  readonly hand: HandName | null;
}

type Mark = Pick<Chapter, "kind" | "hand">;

/** Returns the kind and the hand of the chapter that an event begins; `null` for an event without a chapter. */
export function markOf(event: RecordedEvent): Mark | null {
  switch (event.type) {
    case "RoundStarted":
      return { kind: "round", hand: null };
    case "HandSplit":
      return { kind: "split", hand: event.hand };
    case "HandDoubled":
      return { kind: "double", hand: event.hand };
    case "HandSurrendered":
      return { kind: "surrender", hand: event.hand };
    case "BlackjackAwarded":
      return { kind: "blackjack", hand: event.hand };
    case "BlitzAwarded":
      return { kind: "blitz", hand: event.hand };
    case "ThunderjackAwarded":
      return { kind: "thunderjack", hand: event.hand };
    case "ThunderjacksCancelled":
      return { kind: "thunderjack", hand: null };
    case "DealerBusted":
      return { kind: "dealer-bust", hand: null };
    case "RoundSettled":
      return { kind: "settled", hand: null };
    default:
      return null;
  }
}
