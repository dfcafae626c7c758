import type { HandName } from "@thunderjack/core";
import type { RecordedEvent } from "../event-format.js";

/** What a chapter is about. */
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

/** A moment of a recording that is worth jumping to. */
export interface Chapter {
  /** The number of the event that makes it one: jumping there shows what that event has done. */
  readonly seq: number;
  /** Its place on the time line of the playback, in milliseconds at speed 1. */
  readonly time: number;
  /** The round that it belongs to, counted from 1. */
  readonly round: number;
  readonly kind: ChapterKind;
  /** Whose moment it is; `null` for all of the table's, and where several Thunderjacks cancel each other out. */
  readonly hand: HandName | null;
}

type Mark = Pick<Chapter, "kind" | "hand">;

/** What an event marks on the time line; `null` for most of them. */
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
