import { type Clock, FAIRNESS_SCHEME, type GameEvent, SEATS, type TableEvent } from "@thunderjack/core";
import { TABLE_SETTINGS } from "@thunderjack/house";
import { RemoteTable } from "@thunderjack/remote";
import { webSocketTransport } from "@thunderjack/remote/browser";
import type { CarriedTable, ConformanceTable } from "@thunderjack/testkit";
import { vi } from "vitest";
import type { PageMessage, RelayMessage } from "./page-message.js";

/** How much faster the clock of the connections is than real time, so that a mute connection is found in seconds. */
const FASTER = 5;

const CLOCK: Clock = {
  now: () => performance.now() * FASTER,
  schedule(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds / FASTER);
    return () => clearTimeout(timer);
  },
};

const WAIT = { timeout: 100_000, interval: 5 };

const FAIRNESS = { scheme: FAIRNESS_SCHEME, commitment: "0".repeat(64), clientSeed: "", chosen: true } as const;

/** Opens the tables of the conformance suite over a faulty line. */
export class FarTables {
  readonly #house: string;
  readonly #page: WebSocket;
  readonly #opened: Promise<unknown>;
  readonly #received = new Map<string, (message: RelayMessage) => void>();
  #tables = 0;

  constructor({ page, house }: { readonly page: string; readonly house: string }) {
    this.#house = house;
    this.#page = new WebSocket(page);
    this.#opened = new Promise((resolve) => this.#page.addEventListener("open", resolve));
    this.#page.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data) as RelayMessage;
      this.#received.get("table" in message ? message.table : "faults")?.(message);
    });
  }

  /** Carries a table: the relay has its events, and the renderer shows what arrives over the line. */
  async carry(table: ConformanceTable): Promise<CarriedTable> {
    await this.#opened;
    const name = `${crypto.randomUUID()}-${++this.#tables}`;
    const { rules, state, dispatch, seating } = table;
    const seats = seating?.ownSeats ?? SEATS;
    const players = Object.fromEntries(
      SEATS.map((seat) => [seat, { name: seating?.players?.[seat] ?? "Ada", words: "words", isAway: false }]),
    );
    const snapshot = { name, rules, settings: TABLE_SETTINGS, shoe: 1, fairness: FAIRNESS, state, players };
    const you = { name: "Ada", seats, watches: seats.length === 0, isDevelopment: false };
    const open = { ...snapshot, ready: [], deadline: null };

    let waiting: GameEvent[] = []; // events of one command, which are one commit
    let [emitted, received] = [0, 0];
    const flush = () => {
      if (waiting.length === 0) return;
      const facts = [{ type: "Played", command: { type: "Deal" }, events: waiting as TableEvent[] }] as const;
      waiting = [];
      this.#send({ type: "commit", table: name, facts });
    };
    await new Promise<void>((resolve) => {
      this.#received.set(name, (message) => {
        if (message.type === "opened") resolve();
        if (message.type !== "command") return;
        const decision = dispatch?.(message.command, message) ?? null;
        flush();
        const refused = decision?.accepted === false ? decision : null;
        this.#send({ type: "answer", table: name, id: message.id, refused });
      });
      this.#send({ type: "open", table: name, snapshot: open, you });
    });
    const subscription = table.events$.subscribe((event) => {
      emitted += 1;
      if (waiting.push(event) === 1) queueMicrotask(flush);
    });
    const remote = await RemoteTable.open({
      transport: webSocketTransport(`${this.#house}/tables/${name}/socket`),
      clock: CLOCK,
      random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
      deadline: 100_000 * FASTER,
    });
    remote.publicEvents$.subscribe(() => {
      received += 1;
    });
    return {
      rules: remote.rules,
      state: remote.publicState,
      events$: remote.publicEvents$,
      ...(dispatch === undefined ? {} : { dispatch: (command, options) => remote.dispatch(command, options) }),
      ...(seating === undefined ? {} : { seating }),
      settled: () => {
        const isQuiet = () =>
          received === emitted && remote.pending.length === 0 && remote.status.connection === "live";
        return isQuiet() ? Promise.resolve() : vi.waitUntil(isQuiet, WAIT).then(() => {});
      },
      close: () => {
        subscription.unsubscribe();
        remote.close();
        this.#received.delete(name);
        this.#send({ type: "close", table: name });
      },
    };
  }

  /** Returns the number of connections that were cut, and of those that became mute. */
  async faults(): Promise<{ readonly cut: number; readonly muted: number }> {
    await this.#opened;
    return new Promise((resolve) => {
      this.#received.set("faults", (message) => {
        if (message.type === "faults") resolve(message);
      });
      this.#send({ type: "count" });
    });
  }

  #send(message: PageMessage): void {
    this.#page.send(JSON.stringify(message));
  }
}
