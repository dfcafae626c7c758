import { type Command, chosenSeeds, type Seat, Table, VirtualClock } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { Betting, conduct, type Frame, type Seating } from "../src/index.js";

const CREDITS = { right: 50_000, middle: 30_000, left: 20_000 };
const BETS = { right: 1000, middle: 2000, left: 0 };
/** The right seat has 16, the middle seat 19, and the dealer 18. */
const CARDS = ["10_h_0", "9_h_0", "10_d_0", "6_h_0", "10_s_0", "8_d_0"] as const;

function shared(seating: Seating) {
  const rules = { purses: "per-seat" };
  const table = new Table({ rules, seeds: chosenSeeds("seating"), credits: CREDITS, bets: BETS, allowStacking: true });
  const conductor = conduct({
    events$: table.publicEvents$,
    state: table.publicState,
    rules: table.rules,
    clock: new VirtualClock(),
    speed: "instant",
    seating,
    dispatch: (command) => table.dispatch(command),
  });
  const frames: Frame[] = [];
  conductor.frames$.subscribe((frame) => frames.push(frame));
  const give = (...commands: readonly Command[]) => {
    for (const command of commands) expect(table.dispatch(command).accepted).toBe(true);
  };
  const sentences = () => frames.flatMap(({ cue }) => cue?.sentence ?? []);
  return { conductor, give, sentences };
}

const middle: Seating = { ownSeats: ["middle"], players: { right: "Ada", middle: "Bo" } };

describe("the view of a player at a table with several players", () => {
  it("shows the credits, bets and legal chips of the own seats", () => {
    const { view } = shared(middle).conductor;
    expect(view).toMatchObject({ credits: 30_000, staked: 2000 });
    expect(view.seats.map(({ isClosed }) => isClosed)).toEqual([true, false, true]);
    expect(view.seats.map(({ raises }) => raises[0]?.isLegal)).toEqual([false, true, false]);
    expect(view.seats[0]?.raises[0]?.reason).toBe("This seat belongs to another player.");
    expect(view.betting.chipReasons).toEqual([null, null, null, "You do not have enough credits for this bet."]);
  });

  it("shows the names of the players instead of the names of their seats", () => {
    const { conductor, give } = shared(middle);
    expect(conductor.view.seats.map(({ label }) => label)).toEqual(["Ada", "Bo", "Left"]);
    expect(conductor.view.seats[0]?.switchLabel).toBe("Right seat: Ada");
    give({ type: "Deal", stack: CARDS });
    expect(conductor.view.seats[0]?.hands[0]?.label).toBe("Right seat: Ada");
  });

  it("names the player whose turn it is, and offers no moves then", () => {
    const { conductor, give } = shared(middle);
    give({ type: "Deal", stack: CARDS });
    expect(conductor.view).toMatchObject({ turn: null, message: "Waiting for Ada on the right seat." });
    expect(conductor.view.moves.every(({ isLegal }) => !isLegal)).toBe(true);
    give({ type: "Stand", hand: "right" });
    expect(conductor.view.turn).toBe("middle");
    expect(conductor.view.moves.some(({ isLegal }) => isLegal)).toBe(true);
  });

  it("shows and announces the result of the own hands", () => {
    const { conductor, give, sentences } = shared(middle);
    give({ type: "Deal", stack: CARDS }, { type: "Stand", hand: "right" }, { type: "Stand", hand: "middle" });
    expect(conductor.view).toMatchObject({ net: 2000, message: "You win 20.", credits: 32_000 });
    expect(sentences()).toContain("You win 20.");
  });

  it("offers a watcher neither bets nor moves", () => {
    const { conductor, give } = shared({ ownSeats: [] });
    expect(conductor.view.betting.isOpen).toBe(false);
    expect(conductor.view.betting.deal.isLegal).toBe(false);
    give({ type: "Deal", stack: CARDS });
    expect(conductor.view).toMatchObject({ turn: null, message: "Waiting for the player on the right seat." });
  });

  it("follows a change of the seats", () => {
    const { conductor } = shared({ ownSeats: [] });
    conductor.setSeating({ ownSeats: ["left"], players: { left: "Cleo" } });
    expect(conductor.view.seats[2]).toMatchObject({ label: "Cleo", isClosed: false });
    expect(conductor.view.betting.isOpen).toBe(true);
  });

  it("announces buy-ins, cash-outs and removed bets, and hides amounts that are not public", () => {
    const { give, sentences } = shared(middle);
    give({ type: "BuyIn", seat: "left", amount: 1500 }, { type: "CashOut", seat: "left" });
    expect(sentences()).toEqual(["The left seat buys in for 15 credits.", "The left seat cashes out 215 credits."]);
  });
});

describe("Betting at a table with several players", () => {
  const noted = (ownSeats: readonly Seat[]) => {
    const { conductor } = shared({ ownSeats });
    const betting = new Betting();
    betting.note(conductor.view);
    return { betting, seats: conductor.view.seats };
  };

  it("selects and changes only the own seats", () => {
    const { betting, seats } = noted(["middle"]);
    expect(betting.selection).toEqual(["middle"]);
    expect(betting.pressChip(0)).toEqual([{ type: "PlaceBet", seat: "middle", amount: 3000 }]);
    expect(betting.pressSpot("right")).toEqual([]);
    expect(betting.takeChip("right")).toEqual([]);
    const [right] = seats;
    expect(right && betting.spot(right)).toEqual({ isOn: false, isLocked: true, addLabel: null, takeChipLabel: null });
  });

  it("doubles only the own bets", () => {
    const { betting } = noted(["middle"]);
    const double = betting.shortcuts.find(({ kind }) => kind === "double");
    expect(double?.commands).toEqual([{ type: "PlaceBet", seat: "middle", amount: 4000 }]);
  });
});
