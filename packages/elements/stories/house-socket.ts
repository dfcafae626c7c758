import { chosenSeeds, Table } from "@thunderjack/core";
import { clientMessageOf, type ServerMessage, textOf } from "@thunderjack/remote";

/** The address of a house that answers, and refuses every request. */
export const HOUSE = "ws://house.invalid/tables/7";
/** The address of a house that never answers. */
export const SILENT_HOUSE = "ws://house.invalid/tables/silent";

/** A connection to one of the houses of the stories, in place of `WebSocket`. */
export class HouseSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #isSilent: boolean;

  constructor(url: string) {
    this.#isSilent = url.startsWith(SILENT_HOUSE);
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    const message = clientMessageOf(text);
    if (message === null || this.#isSilent) return;
    if (message.type === "hello") this.#answer(welcome());
    if (message.type === "ping") this.#answer({ type: "pong" });
    if (message.type !== "request") return;
    const refused = { accepted: false, code: "account-too-small", detail: null, message: "" } as const;
    this.#answer({ type: "answer", id: message.id, refused, position: 0 });
  }

  close(): void {}

  #answer(message: ServerMessage): void {
    queueMicrotask(() => this.onmessage?.({ data: textOf(message) }));
  }
}

/** Returns the first message of a house that is run for development, at whose table another player has a seat. */
function welcome(): ServerMessage {
  const { rules, fairness, publicState } = new Table({ rules: "thunderjack", seeds: chosenSeeds("a story") });
  if (fairness === null) throw new Error("The table has no commitment.");
  return {
    type: "welcome",
    protocol: 1,
    position: 0,
    now: 0,
    snapshot: {
      name: "Table 7",
      rules,
      settings: {
        bettingTime: 30_000,
        decisionTime: 20_000,
        awayTime: 60_000,
        keptRounds: 10,
        roundsPerShoe: 100,
        shoesPerChain: 1000,
      },
      shoe: 1,
      fairness,
      state: publicState,
      players: { left: { name: "Ada", words: "", isAway: false } },
      ready: [],
      deadline: null,
    },
    you: { name: "Ben", seats: [], watches: false, isDevelopment: true },
  };
}
