import type { PublicTable } from "@thunderjack/core";
import { type EventLog, logOf, logOfRound, logOfTape } from "../../../packages/elements/stories/event-log.js";
import { chosenRound } from "../../../packages/elements/stories/moment.js";
import type { StoryStream } from "./story-stream.js";
import { JUMP, type Jump, STREAMS, STREAMS_WANTED, type StreamChannel, type StreamPart } from "./stream-messages.js";

/** A stream that a story shows. */
interface ShownStream {
  readonly log: EventLog;
  /** The number of shown events; `null` for all. */
  readonly position: number | null;
  /** Shows another position. Without it, the story always shows the last event. */
  readonly jump?: (position: number) => void;
}

/** The part of an element with a stream that is used here. */
interface StreamElement {
  readonly localName: string;
  addController?(controller: { hostUpdated(): void }): void;
}

/** The part of `thunderjack-table` that is used here. */
interface TableElement extends StreamElement {
  readonly table: PublicTable | null;
}

/** The part of `thunderjack-replay` that is used here. */
interface ReplayElement extends StreamElement {
  readonly conductor: {
    readonly tape: Parameters<typeof logOfTape>[0];
    readonly seq: number;
    seek(position: number): void;
  } | null;
}

/** The part of the page with a story that is used here. */
export interface StoryCanvas {
  querySelectorAll(selectors: string): Iterable<StreamElement>;
}

/** The elements that have a stream. */
const WITH_STREAM = "thunderjack-table, thunderjack-replay, story-stream";

/** Sends the streams of the current story to the panel: those of its tables, replays and recorded rounds. */
export class StoryStreams {
  readonly #channel: StreamChannel;
  readonly #watched = new WeakSet<StreamElement>();
  /** The number of events that were sent, by log. */
  #sent = new Map<EventLog, number>();
  #positions = "";
  #subscriptions: readonly { unsubscribe(): void }[] = [];
  #canvas: StoryCanvas | null = null;
  #created: readonly EventLog[] = [];
  #isScheduled = false;

  constructor(channel: StreamChannel) {
    this.#channel = channel;
    channel.on(STREAMS_WANTED, () => {
      this.#sent.clear();
      this.#update();
    });
    channel.on(JUMP, (content) => {
      const { id, position } = content as Jump;
      for (const { log, jump } of this.#shown()) if (log.id === id) jump?.(position);
    });
  }

  /**
   * Sends the streams of a story, and then its new events.
   *
   * @param canvas the part of the page with the story
   * @param created the logs of the tables that the story has created
   */
  follow(canvas: StoryCanvas, created: readonly EventLog[]): void {
    this.#canvas = canvas;
    this.#created = created;
    for (const element of canvas.querySelectorAll(WITH_STREAM)) {
      if (this.#watched.has(element)) continue;
      this.#watched.add(element);
      element.addController?.({ hostUpdated: () => this.#schedule() });
    }
    this.#update();
  }

  /** Returns the streams of the elements. Without such an element, returns those of the tables that the story has created. */
  #shown(): readonly ShownStream[] {
    const found = [...(this.#canvas?.querySelectorAll(WITH_STREAM) ?? [])];
    if (found.length === 0) return this.#created.map((log) => ({ log, position: null }));
    // The tables in a recorded round show the same events.
    const round = found.find(({ localName }) => localName === "story-stream");
    return (round === undefined ? found : [round]).flatMap((element) => streamOf(element) ?? []);
  }

  /** The events of one task are sent together. */
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      this.#update();
    });
  }

  #update(): void {
    const shown = this.#shown();
    for (const subscription of this.#subscriptions) subscription.unsubscribe();
    this.#subscriptions = shown.map(({ log }) => log.added$.subscribe(() => this.#schedule()));
    const positions = JSON.stringify(shown.map(({ log, position }) => [log.id, log.events.length, position]));
    const isSent = shown.every(({ log }) => this.#sent.has(log));
    if (isSent && positions === this.#positions) return;
    const parts = shown.map(({ log, position }): StreamPart => {
      const { id, rules, opening, events } = log;
      const sent = this.#sent.get(log) ?? 0;
      return { id, rules, opening, sent, events: events.slice(sent), position };
    });
    this.#sent = new Map(shown.map(({ log }) => [log, log.events.length]));
    this.#positions = positions;
    this.#channel.emit(STREAMS, parts);
  }
}

function streamOf(element: StreamElement): ShownStream | null {
  switch (element.localName) {
    case "thunderjack-table": {
      const { table } = element as TableElement;
      return table == null ? null : { log: logOf(table), position: null };
    }
    case "thunderjack-replay": {
      const { conductor } = element as ReplayElement;
      if (conductor == null) return null;
      return {
        log: logOfTape(conductor.tape),
        position: conductor.seq,
        jump: (position) => conductor.seek(position),
      };
    }
    case "story-stream": {
      const stream = element as StoryStream;
      return {
        log: logOfRound(chosenRound(stream.round)),
        position: stream.shown,
        jump: (position) => stream.step(position),
      };
    }
    default:
      return null;
  }
}
