import type { GameEvent, RuleSet, TableState } from "@thunderjack/core";
import { History } from "@thunderjack/inspector";
import { tableFold } from "@thunderjack/inspector/thunderjack";
import type { StreamPart } from "./stream-messages.js";

/** A stream of the current story, as the panel shows it. */
export interface PanelStream {
  readonly id: number;
  readonly rules: RuleSet;
  readonly history: History<TableState, GameEvent>;
  /** The number of events that the story shows; `null` if it shows all of them. */
  readonly position: number | null;
}

/** The streams of the current story, in the panel. */
export class StreamStore {
  #streams: readonly PanelStream[] = [];

  /** The streams, in the order of the story. */
  get streams(): readonly PanelStream[] {
    return this.#streams;
  }

  /**
   * Takes the streams of a story, or their new events.
   *
   * @returns whether all earlier events are known; otherwise the streams are requested again
   */
  accept(parts: readonly StreamPart[]): boolean {
    const known = new Map(this.#streams.map((stream) => [stream.id, stream]));
    let isComplete = true;
    this.#streams = parts.flatMap(({ id, rules, opening, sent, events, position }) => {
      const earlier = sent === 0 ? new History(tableFold(opening)) : known.get(id)?.history;
      if (earlier?.length !== sent) {
        isComplete = false;
        return [];
      }
      for (const event of events) earlier.append(event);
      return [{ id, rules, history: earlier, position }];
    });
    return isComplete;
  }
}
