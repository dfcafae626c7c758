import { firstValueFrom, toArray } from "rxjs";
import { describe, expect, it } from "vitest";
import { chosenSeeds, type GameEvent, randomSeeds, SeedChain, Table } from "../src/index.js";
import { cardsFrom, onSeat } from "./scenario.js";

const open = (options: Partial<ConstructorParameters<typeof Table>[0]> = {}) =>
  new Table({
    rules: "thunderjack",
    seeds: chosenSeeds("table"),
    bets: onSeat("right"),
    allowStacking: true,
    ...options,
  });

describe("a table", () => {
  it("shows its commitment before the first card, and the seed when it is closed", () => {
    const serverSeed = new Uint8Array(32);
    const table = open({ seeds: randomSeeds(serverSeed, "mine") });
    expect(table.fairness).toEqual({
      scheme: "hmac-sha256/1",
      commitment: "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
      clientSeed: "mine",
      chosen: false,
    });
    expect(table.close().serverSeed).toBe(serverSeed);
    expect(open({ chance: () => () => 0 }).fairness).toBe(null);
  });

  it("shows the source of its client seed and its place in a chain only if they are known", () => {
    const { fairness: alone } = open({ seeds: randomSeeds(new Uint8Array(32), "mine") });
    expect(Object.keys(alone ?? {})).toEqual(["scheme", "commitment", "clientSeed", "chosen"]);
    const chain = new SeedChain(new Uint8Array(32), 3);
    const { fairness } = open({ seeds: { ...chain.seeds(1, "mine"), clientSeedFrom: "player" } });
    expect(fairness).toStrictEqual({
      scheme: "hmac-sha256/2",
      commitment: expect.any(String),
      clientSeed: "mine",
      clientSeedFrom: "player",
      chosen: false,
      chain: { anchor: chain.anchor, index: 1, length: 3 },
    });
  });

  it("rejects commands after it is closed, and completes its streams", async () => {
    const table = open();
    const emitted = firstValueFrom(table.events$.pipe(toArray()));
    table.close();
    expect(await emitted).toEqual([]);
    expect(table.dispatch({ type: "Deal" })).toMatchObject({ accepted: false, code: "table-closed" });
  });

  it("cannot be closed during a round", () => {
    const table = open();
    table.dispatch({ type: "Deal", stack: cardsFrom("10 9_c 9 9_d") });
    expect(() => table.close()).toThrow("during a round");
  });

  it("emits the state to a late subscriber at once", () => {
    const table = open();
    table.dispatch({ type: "Deal", stack: cardsFrom("10 9_c 9 9_d") });
    const states: string[] = [];
    table.state$.subscribe(({ phase }) => states.push(phase)).unsubscribe();
    expect(states).toEqual(["players"]);
  });

  it("emits events in one order to all subscribers, even when a subscriber dispatches during an emission", () => {
    const table = open();
    const first: GameEvent["type"][] = [];
    const second: GameEvent["type"][] = [];
    table.events$.subscribe((event) => {
      first.push(event.type);
      if (event.type === "TurnStarted") table.dispatch({ type: "Stand", hand: event.hand });
    });
    table.publicEvents$.subscribe((event) => second.push(event.type));
    table.dispatch({ type: "Deal", stack: cardsFrom("10 9_c 9 9_d") });
    expect(first.slice(-5)).toEqual(["HandStood", "HoleCardRevealed", "DealerStood", "HandSettled", "RoundSettled"]);
    expect(second).toEqual(first);
  });

  it("emits the states of all commands in order, even when a subscriber to the state dispatches", () => {
    const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("table") });
    const bets: number[] = [];
    table.state$.subscribe((state) => {
      if (state.bets.right === 1000) table.dispatch({ type: "PlaceBet", seat: "right", amount: 2000 });
    });
    table.state$.subscribe((state) => bets.push(state.bets.right));
    table.dispatch({ type: "PlaceBet", seat: "right", amount: 1000 });
    expect(bets).toEqual([0, 1000, 2000]);
  });

  it("emits the remaining events when a subscriber closes it during an emission", async () => {
    const table = open({ credits: 1000 });
    table.events$.subscribe(({ type }) => {
      if (type === "RoundSettled") table.close();
    });
    const emitted = firstValueFrom(table.events$.pipe(toArray()));
    table.dispatch({ type: "Deal", stack: cardsFrom("4_d a_d 5 10_s") });
    expect((await emitted).slice(-2).map(({ type }) => type)).toEqual(["RoundSettled", "GameEnded"]);
  });

  it("masks the hole card and the stack in the public stream", () => {
    const table = open();
    const events: GameEvent[] = [];
    table.publicEvents$.subscribe((event) => events.push(event));
    table.dispatch({ type: "Deal", stack: cardsFrom("10 9_c 9 7_d") });
    expect(events).toContainEqual({ type: "ShoeStacked", count: 4, cards: null, version: 3 });
    expect(events).toContainEqual({ type: "CardDealt", to: "dealer", card: null, faceDown: true, version: 7 });
    expect(table.publicState.dealer).toEqual({ cards: ["9_c_0", null], faceDown: 1 });
    expect(table.state.dealer.cards).toEqual(["9_c_0", "7_d_0"]);
  });

  it("numbers its events from 1, and counts them in its state", () => {
    const table = open();
    const versions: number[] = [];
    const publicVersions: number[] = [];
    table.events$.subscribe(({ version }) => versions.push(version));
    table.publicEvents$.subscribe(({ version }) => publicVersions.push(version));
    expect(table.state.version).toBe(0);
    table.dispatch({ type: "PlaceBet", seat: "left", amount: 1000 });
    expect(table.state.version).toBe(1);
    table.dispatch({ type: "Deal", stack: cardsFrom("10 10_c 9_c 9 9_d 7_d") });
    for (let { turn } = table.state; turn !== null; turn = table.state.turn) {
      table.dispatch({ type: "Stand", hand: turn });
    }
    expect(table.state.phase).toBe("settled");
    expect(versions).toEqual(versions.map((_, place) => place + 1));
    expect(table.state.version).toBe(versions.length);
    expect(table.publicState.version).toBe(versions.length);
    expect(publicVersions).toEqual(versions);
  });

  it("cannot be opened with invalid credits or bets", () => {
    expect(() => open({ credits: 0.5 })).toThrow("whole number of hundredths");
    expect(() => open({ credits: -1 })).toThrow("whole number of hundredths");
    expect(() => open({ bets: onSeat("right", 1500) })).toThrow("right seat is rejected");
    expect(() => open({ rules: "vingt-et-un" })).toThrow("right seat is rejected");
    expect(() => open({ credits: 500 })).toThrow("not have enough credits");
  });
});

describe("the subscribers of a table", () => {
  it("receive events until they unsubscribe, and complete at the end, even if they subscribe later", () => {
    const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("subscribers") });
    const received: string[] = [];
    const subscribe = (name: string) =>
      table.events$.subscribe({
        next: ({ type }) => received.push(`${name} ${type}`),
        complete: () => received.push(`${name} ends`),
      });
    const first = subscribe("first");
    subscribe("second");
    table.dispatch({ type: "PlaceBet", seat: "right", amount: 1000 });
    first.unsubscribe();
    table.dispatch({ type: "ClearBets" });
    table.close();
    subscribe("late");
    expect(received).toEqual(["first BetPlaced", "second BetPlaced", "second BetsCleared", "second ends", "late ends"]);
  });
});
