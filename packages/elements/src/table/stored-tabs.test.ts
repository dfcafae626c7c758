import type { CardId } from "@thunderjack/cards";
import { type Clock, type Command, type PublicTable, type Rejection, VirtualClock } from "@thunderjack/core";
import { ROUNDS_PER_SHOE } from "@thunderjack/recording";
import { type Channel, MemoryChannels, MemoryLock, MemorySecrets, MemoryStore, Session } from "@thunderjack/session";
import type { LiveConductor } from "@thunderjack/stage";
import { expect, test, vi } from "vitest";
import { SPOKEN_AT_FIRST } from "../controllers/spoken.js";
import { TableGame } from "../game/table-game.js";
import { PersistentSession } from "../persistence/persistent-session.js";
import type { Settlement } from "../wallet/settlement.js";
import { stakeOf } from "../wallet/stake.js";
import { askedStake } from "../wallet/stake-event.js";
import { TableWallet, type WalletHost } from "./table-wallet.js";

/** The player doubles three and eight. */
const DOUBLED = ["3_c_0", "9_s_0", "8_c_0", "7_c_0", "10_c_0"];

/** The player has four and jack, which can be doubled, too. */
const LATER = ["4_h_1", "9_s_1", "j_s_1", "7_c_1", "8_c_1", "10_c_1"];

/** The connection of a tab to the other tabs. While the tab hangs, the messages to it are delayed. */
class Connection {
  readonly #channels: MemoryChannels;
  #delayed: (() => void)[] | null = null;

  constructor(channels: MemoryChannels) {
    this.#channels = channels;
  }

  readonly open = (name: string): Channel => {
    const channel = this.#channels.open(name);
    const listen: Channel["listen"] = (listener) =>
      channel.listen((text) => {
        if (this.#delayed === null) listener(text);
        else this.#delayed.push(() => listener(text));
      });
    return { post: (text) => channel.post(text), listen, close: () => channel.close() };
  };

  hang(): void {
    this.#delayed = [];
  }

  wake(): void {
    const delayed = this.#delayed ?? [];
    this.#delayed = null;
    for (const deliver of delayed) deliver();
  }
}

/** A tab with a stored table, without a page. */
class Tab extends EventTarget implements WalletHost {
  readonly spoken = SPOKEN_AT_FIRST;
  readonly shadowRoot = null;
  readonly isConnected = true;
  readonly ownerDocument = this;
  readonly updateComplete = Promise.resolve(true);
  readonly cover = null;
  readonly refused: string[] = [];
  readonly settlements: Settlement[] = [];
  readonly game: TableGame;
  readonly wallet: TableWallet;
  waiting: string | null = null;

  constructor(
    readonly clock: Clock,
    readonly session: Session,
    readonly connection: Connection,
  ) {
    super();
    const fail = (reason: unknown) => {
      throw reason;
    };
    this.game = new TableGame({
      frameShown: () => {},
      replayed: () => {},
      openStored: async () => new PersistentSession(this, session, () => session.close()),
      opening: () => {},
      options: () => ({ clock, speed: "instant", words: SPOKEN_AT_FIRST.phrases }),
      shown: () => {},
      shoeChanged: () => {},
      refused: fail,
      notLoaded: fail,
      failed: fail,
      recovered: () => {},
    });
    this.addEventListener("thunderjack-settlement", (event) => {
      this.settlements.push((event as HTMLElementEventMap["thunderjack-settlement"]).detail);
    });
    this.wallet = new TableWallet(this);
  }

  get table(): PublicTable | null {
    return this.game.played;
  }

  get conductor(): LiveConductor {
    const { conductor } = this.game;
    if (conductor === null) throw new Error("The tab shows no table.");
    return conductor;
  }

  get shown(): LiveConductor {
    return this.conductor;
  }

  refuse({ code }: Rejection): void {
    this.refused.push(code);
  }

  addController(): void {}
  removeController(): void {}
  requestUpdate(): void {}
  announce(): void {}

  /** Plays rounds, and stands on each hand. */
  async playRounds(rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      await this.play({ type: "Deal" });
      for (let { turn: hand } = this.session.publicState; hand !== null; hand = this.session.publicState.turn) {
        const isAsked = this.session.publicState.phase === "insurance";
        await this.play({ type: isAsked ? "DeclineInsurance" : "Stand", hand });
      }
    }
  }

  /** Sends a command to the table without waiting for the page. */
  async play(command: Command): Promise<void> {
    expect(await this.session.send(command)).toBeNull();
    await turn();
  }
}

/** Resolves after all messages between the tabs have arrived. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Opens two tabs with the same stored table and a bet of ten credits. The first tab owns it. */
async function twoTabs(): Promise<readonly [Tab, Tab]> {
  const clock = new VirtualClock();
  const channels = new MemoryChannels();
  const options = {
    name: "kitchen",
    rules: "thunderjack",
    allowStacking: true,
    credits: 100_000_000,
    store: new MemoryStore(),
    secrets: new MemorySecrets(),
    lock: new MemoryLock(),
    clock,
    random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)),
    date: () => "2026-11-21T12:00:00.000Z",
    shoesPerChain: 5,
  };
  const open = async () => {
    const connection = new Connection(channels);
    const tab = new Tab(clock, await Session.open({ ...options, openChannel: connection.open }), connection);
    const settings = { rules: "thunderjack", seed: null, credits: null, allowStacking: true, name: "kitchen" };
    tab.game.begin(null, settings, { clock, speed: "instant", words: SPOKEN_AT_FIRST.phrases });
    await vi.waitFor(() => expect(tab.game.conductor).not.toBeNull());
    return tab;
  };
  const tabs = [await open(), await open()] as const;
  await tabs[0].play({ type: "PlaceBet", seat: "middle", amount: 1000 });
  return tabs;
}

/** Chooses a stake in a tab. Returns a function with which the page agrees, and which resolves when the stake ends. */
function choose(tab: Tab, command: Parameters<typeof stakeOf>[0]): () => Promise<void> {
  const asked = askedStake(command, stakeOf(command, tab.session.publicState));
  let agree = () => {};
  asked.event.waitUntil(
    new Promise<void>((resolve) => {
      agree = resolve;
    }),
  );
  const { conductor } = tab;
  const held = tab.wallet.hold(
    asked,
    () => tab.game.isShown(conductor),
    tab.game.versionInPlay(tab.conductor.version),
    () => false,
    async () => {},
  );
  return () => {
    agree();
    return held;
  };
}

test("carries out a stake if the table has not changed while the page was asked", async () => {
  const [tab] = await twoTabs();
  await tab.play({ type: "Deal", stack: DOUBLED as CardId[] });
  const agree = choose(tab, { type: "Double", hand: "middle" });
  await agree();
  expect(tab.refused).toEqual([]);
  expect(tab.session.publicState.hands[0]).toMatchObject({ bet: 2000, doubled: true });
});

test("refuses a stake if another tab has taken over and dealt a later round while the page was asked", async () => {
  const [tab, other] = await twoTabs();
  await tab.play({ type: "Deal", stack: DOUBLED as CardId[] });
  const agree = choose(tab, { type: "Double", hand: "middle" });
  expect(await other.session.takeOver()).toBe(true);
  await other.play({ type: "Stand", hand: "middle" });
  await other.play({ type: "Deal", stack: LATER as CardId[] });
  const { version: _, ...before } = other.session.publicState;
  expect(before).toMatchObject({ round: 2, phase: "players", turn: "middle" });
  await agree();
  await turn();
  expect(tab.refused).toEqual(["stale"]);
  expect(tab.settlements).toMatchObject([{ reason: "cancelled", staked: 1000, returned: 1000 }]);
  expect(other.session.publicState).toMatchObject(before);
});

/** Opens two tabs that show the end of the last round of the first shoe. The first tab owns the table. */
async function twoTabsAfterShoe(): Promise<readonly [Tab, Tab]> {
  const tabs = await twoTabs();
  await tabs[0].playRounds(ROUNDS_PER_SHOE);
  for (const { session, conductor } of tabs) {
    expect(session).toMatchObject({ shoe: 2, publicState: { round: 0 } });
    expect(conductor.view.dealer.cards.length).toBeGreaterThan(1);
  }
  return tabs;
}

test("refuses a deal of a hung tab that shows the previous shoe after another tab has played the first round", async () => {
  const [owner, tab] = await twoTabsAfterShoe();
  tab.connection.hang();
  await owner.playRounds(1);
  const { version: _, ...before } = owner.session.publicState;
  tab.conductor.act({ type: "Deal" }, { expected: tab.conductor.version });
  tab.connection.wake();
  await turn();
  await turn();
  expect(tab.refused).toEqual(["stale"]);
  expect(owner.session.publicState).toMatchObject(before);
});

test("carries out a stake that waits for the page while the end of the previous shoe is shown", async () => {
  const [tab] = await twoTabsAfterShoe();
  const agree = choose(tab, { type: "Deal" });
  await agree();
  expect(tab.refused).toEqual([]);
  expect(tab.session.publicState.round).toBe(1);
});
