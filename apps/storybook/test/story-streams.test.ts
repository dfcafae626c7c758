import { chosenSeeds, publicTable, type Table } from "@thunderjack/core";
import { recordedRounds } from "@thunderjack/testkit";
import { expect, test } from "vitest";
import { drawnWithLogs, storyTable } from "../../../packages/elements/stories/event-log.js";
import { StoryStreams } from "../.storybook/story-streams.js";
import { JUMP, STREAMS, STREAMS_WANTED, type StreamChannel, type StreamPart } from "../.storybook/stream-messages.js";
import { StreamStore } from "../.storybook/stream-store.js";

/** A channel within one page. */
class Channel implements StreamChannel {
  readonly #listeners = new Map<string, ((content: unknown) => void)[]>();
  readonly sent: StreamPart[][] = [];

  on(message: string, listener: (content: unknown) => void): void {
    this.#listeners.set(message, [...(this.#listeners.get(message) ?? []), listener]);
  }

  emit(message: string, content?: unknown): void {
    // The channel of Storybook copies all contents.
    const copy: unknown = content === undefined ? undefined : JSON.parse(JSON.stringify(content));
    if (message === STREAMS) this.sent.push(copy as StreamPart[]);
    for (const listener of this.#listeners.get(message) ?? []) listener(copy);
  }
}

/** A canvas with elements that notify their controllers of an update. */
function canvasOf(...elements: readonly object[]) {
  const controllers: { hostUpdated(): void }[] = [];
  const found = elements.map((element) =>
    Object.assign(element as { localName: string }, {
      addController: (controller: { hostUpdated(): void }) => controllers.push(controller),
    }),
  );
  return {
    querySelectorAll: () => found,
    update: () => {
      for (const controller of controllers) controller.hostUpdated();
    },
  };
}

function openTable(): Table {
  return storyTable({ rules: "thunderjack", seeds: chosenSeeds("streams"), allowStacking: true });
}

/** A panel that stores what the channel sends. */
function panelOf(channel: Channel): StreamStore {
  const store = new StreamStore();
  channel.on(STREAMS, (parts) => {
    if (!store.accept(parts as StreamPart[])) channel.emit(STREAMS_WANTED);
  });
  return store;
}

const deal = { type: "Deal" } as const;
const bet = { type: "PlaceBet", seat: "right", amount: 1000 } as const;

test("sends the events of a table of a story once each, from the first one", async () => {
  const channel = new Channel();
  const store = panelOf(channel);
  const streams = new StoryStreams(channel);
  const table = openTable();
  table.dispatch(bet);
  const element = { localName: "thunderjack-table", table: publicTable(table) };
  streams.follow(canvasOf(element), []);
  table.dispatch(deal);
  await expect.poll(() => store.streams[0]?.history.events.length).toBe(table.publicState.version);
  const [stream] = store.streams;
  expect(stream?.history.stateAt(stream.history.length)).toEqual(table.publicState);
  expect(channel.sent.flat().flatMap(({ events }) => events)).toHaveLength(table.publicState.version);
});

test("never sends a card that lies face down", async () => {
  const channel = new Channel();
  const streams = new StoryStreams(channel);
  const table = openTable();
  table.dispatch(bet);
  table.dispatch({ type: "Deal", stack: ["10_h_0", "9_s_0", "8_d_0", "q_c_0"] });
  streams.follow(canvasOf({ localName: "thunderjack-table", table: publicTable(table) }), []);
  expect(JSON.stringify(channel.sent)).toContain("9_s_0");
  expect(JSON.stringify(channel.sent)).not.toContain("q_c_0");
});

test("sends the streams of the tables that a story has created for its other elements", () => {
  const channel = new Channel();
  const store = panelOf(channel);
  const { logs } = drawnWithLogs(() => [openTable(), openTable()].map((table) => table.dispatch(bet)));
  new StoryStreams(channel).follow(canvasOf(), logs);
  expect(store.streams.map(({ history }) => history.length)).toEqual([1, 1]);
});

test("sends no stream for a story without one, and forgets the streams of the story before", () => {
  const channel = new Channel();
  const store = panelOf(channel);
  const streams = new StoryStreams(channel);
  streams.follow(canvasOf({ localName: "thunderjack-table", table: publicTable(openTable()) }), []);
  expect(store.streams).toHaveLength(1);
  streams.follow(canvasOf({ localName: "thunderjack-table", table: null }), []);
  expect(store.streams).toHaveLength(0);
});

test("follows the next table of an element, such as that of a new game", async () => {
  const channel = new Channel();
  const store = panelOf(channel);
  const element = { localName: "thunderjack-table", table: publicTable(openTable()) };
  const canvas = canvasOf(element);
  new StoryStreams(channel).follow(canvas, []);
  const first = store.streams[0]?.id;
  element.table = publicTable(openTable());
  canvas.update();
  await expect.poll(() => store.streams[0]?.id).not.toBe(first);
});

test("sends a recorded round with its position, and shows a requested position", () => {
  const channel = new Channel();
  const store = panelOf(channel);
  const [round] = recordedRounds;
  const element = {
    localName: "story-stream",
    round: round?.name ?? "",
    shown: 3,
    step(position: number) {
      this.shown = position;
    },
  };
  const streams = new StoryStreams(channel);
  streams.follow(canvasOf(element), []);
  expect(store.streams[0]).toMatchObject({ position: 3 });
  expect(store.streams[0]?.history.length).toBe(round?.publicEvents.length);
  channel.emit(JUMP, { id: store.streams[0]?.id, position: 7 });
  streams.follow(canvasOf(element), []);
  expect(store.streams[0]).toMatchObject({ position: 7 });
});

test("sends all events again to a panel that was opened later", () => {
  const channel = new Channel();
  const table = openTable();
  table.dispatch(bet);
  const streams = new StoryStreams(channel);
  streams.follow(canvasOf({ localName: "thunderjack-table", table: publicTable(table) }), []);
  const store = panelOf(channel);
  // This panel does not know the first event.
  table.dispatch(deal);
  streams.follow(canvasOf({ localName: "thunderjack-table", table: publicTable(table) }), []);
  expect(store.streams[0]?.history.length).toBe(table.publicState.version);
});
