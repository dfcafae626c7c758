import { type Command, chosenSeeds, type RuleSetChoice, type Seat, Table, VirtualClock } from "@thunderjack/core";
import { describe, expect, test, vi } from "vitest";
import { Betting } from "../src/betting.js";
import { ChipGesture } from "../src/chip-gesture.js";
import { view } from "../src/table-view.js";

/** The positions of the chips of 10 and 50 credits. */
const [TEN, FIFTY] = [0, 1];

/** A player at a table. */
class Player {
  readonly betting = new Betting();
  readonly table: Table;

  constructor(credits = 50_000, rules: RuleSetChoice = "thunderjack") {
    this.table = new Table({ rules, seeds: chosenSeeds("bets"), credits });
    this.look();
  }

  get view() {
    return view(this.table.rules, this.table.publicState);
  }

  get bets(): readonly number[] {
    const { left, middle, right } = this.table.state.bets;
    return [left, middle, right].map((bet) => bet / 100);
  }

  look(): void {
    this.betting.note(this.view);
  }

  /** Dispatches the commands that `act` returns, as one gesture. Returns the messages of the rejected commands. */
  do(act: (betting: Betting) => readonly Command[]): readonly string[] {
    this.betting.begin();
    return this.ask(act(this.betting));
  }

  ask(commands: readonly Command[]): readonly string[] {
    return commands.flatMap((command) => {
      const result = this.table.dispatch(command);
      this.look();
      return result.accepted ? [] : [result.message];
    });
  }

  undo(): void {
    this.do(({ shortcuts }) => shortcuts.find(({ kind }) => kind === "undo")?.commands ?? []);
  }

  spot(name: Seat) {
    const seat = this.view.seats.find((other) => other.seat === name);
    if (seat === undefined) throw new Error(`no seat ${name}`);
    return this.betting.spot(seat);
  }
}

describe("without a chosen chip", () => {
  test("the ring selects its seat, and a pressed chip is placed on every selected seat", () => {
    const player = new Player();
    expect(player.spot("left")).toEqual({ isOn: false, isLocked: false, addLabel: null, takeChipLabel: null });
    expect(player.spot("middle")).toMatchObject({ isOn: true, isLocked: true });
    player.do((betting) => betting.pressSpot("left"));
    player.do((betting) => betting.pressChip(FIFTY));
    expect(player.bets).toEqual([50, 50, 0]);
  });

  test("a deselected seat returns its whole bet", () => {
    const player = new Player();
    player.do((betting) => betting.pressSpot("left"));
    player.do((betting) => betting.pressChip(FIFTY));
    player.do((betting) => betting.pressChip(TEN));
    expect(player.betting.putBack()).toBe(true);
    player.do((betting) => betting.pressSpot("middle"));
    expect(player.bets).toEqual([60, 0, 0]);
    expect(player.spot("middle").isOn).toBe(false);
  });
});

describe("a chosen chip", () => {
  test("stays chosen, and is added to the seat whose ring is pressed", () => {
    const player = new Player();
    player.do((betting) => betting.pressChip(FIFTY));
    expect(player.betting.chosen).toBe(5000);
    expect(player.spot("left")).toMatchObject({ addLabel: "Bet 50 on the left seat", isLocked: false });
    player.do((betting) => betting.pressSpot("left"));
    player.do((betting) => betting.pressSpot("left"));
    expect(player.bets).toEqual([100, 50, 0]);
    expect(player.spot("left")).toMatchObject({ isOn: true, addLabel: "Bet 50 more on the left seat" });
    expect(player.betting.chosen).toBe(5000);
  });

  test("is refused with the reason if it costs too much, and is not chosen", () => {
    const player = new Player(3000);
    expect(player.do((betting) => betting.pressChip(FIFTY))).toEqual(["You do not have enough credits for this bet."]);
    expect(player.betting.chosen).toBeNull();
    player.do((betting) => betting.pressChip(TEN));
    player.do((betting) => betting.pressSpot("left"));
    player.do((betting) => betting.pressSpot("left"));
    expect(player.do((betting) => betting.pressSpot("left"))).toEqual(["You do not have enough credits for this bet."]);
    expect(player.bets).toEqual([20, 10, 0]);
  });

  test("can be put back into the rack", () => {
    const player = new Player();
    expect(player.betting.putBack()).toBe(false);
    player.do((betting) => betting.pressChip(FIFTY));
    expect(player.betting.putBack()).toBe(true);
    expect(player.spot("left").addLabel).toBeNull();
  });

  test("stays chosen for the next round, but changes no bet during a round", () => {
    const player = new Player();
    player.do((betting) => betting.pressChip(FIFTY));
    player.ask([{ type: "Deal" }]);
    if (player.view.betting.isOpen) throw new Error("the round is over");
    expect(player.betting.pressSpot("left")).toEqual([]);
    expect(player.betting.pressChip(FIFTY)).toEqual([]);
    expect(player.betting.placeChip(FIFTY, "left")).toEqual([]);
    expect(player.betting.takeChip("middle")).toEqual([]);
    expect(player.spot("middle")).toMatchObject({ isLocked: true, addLabel: null, takeChipLabel: null });
    expect(player.betting.chosen).toBe(5000);
  });
});

describe("taking back a chip", () => {
  test("takes the last chip of that seat only", () => {
    const player = new Player();
    player.do((betting) => betting.pressSpot("left"));
    player.do((betting) => betting.pressChip(FIFTY));
    player.do((betting) => betting.pressChip(TEN));
    player.do((betting) => betting.pressChip(FIFTY));
    expect(player.spot("left").takeChipLabel).toBe("Take back a chip on the left seat");
    const steps = [0, 1, 2].map(() => {
      player.do((betting) => betting.takeChip("left"));
      return player.bets;
    });
    expect(steps).toEqual([
      [60, 110, 0],
      [50, 110, 0],
      [0, 110, 0],
    ]);
    expect(player.spot("left")).toMatchObject({ isOn: false, takeChipLabel: null });
    expect(player.do((betting) => betting.takeChip("left"))).toEqual([]);
  });

  test("keeps the only selected seat selected", () => {
    const player = new Player();
    player.do((betting) => betting.pressChip(FIFTY));
    player.do((betting) => betting.takeChip("middle"));
    expect([player.bets, player.betting.selection]).toEqual([[0, 0, 0], ["middle"]]);
  });

  test("can be undone", () => {
    const player = new Player();
    player.do((betting) => betting.pressChip(FIFTY));
    player.do((betting) => betting.pressChip(TEN));
    player.do((betting) => betting.takeChip("middle"));
    expect(player.bets).toEqual([0, 50, 0]);
    const undone = [0, 1, 2].map(() => {
      player.undo();
      return player.bets[1];
    });
    expect(undone).toEqual([60, 50, 0]);
  });

  test("takes the top chip of a bet from an earlier round, but never leaves less than the minimum", () => {
    const player = new Player(100_000, { minBet: 5000 });
    player.ask([{ type: "PlaceBet", seat: "left", amount: 31_000 }, { type: "Deal" }]);
    while (!player.view.betting.isOpen) {
      const answer = player.view.moves.find(({ isLegal, command }) => isLegal && command.type === "Stand");
      player.ask(answer === undefined ? [] : [answer.command]);
    }
    const amounts = [0, 1, 2, 3].map(() => {
      player.do((betting) => betting.takeChip("left"));
      return player.bets[0];
    });
    expect(amounts).toEqual([300, 250, 0, 0]);
  });

  test("moves the chip to another seat in one gesture", () => {
    const player = new Player();
    player.do((betting) => betting.pressChip(FIFTY));
    player.do((betting) => betting.pressChip(TEN));
    player.do((betting) => betting.takeChip("middle", "right"));
    expect(player.bets).toEqual([0, 50, 10]);
    expect(player.spot("right").isOn).toBe(true);
    player.undo();
    expect(player.bets).toEqual([0, 60, 0]);
  });

  test("moves nothing to the same seat, or above the maximum", () => {
    const player = new Player(100_000, { maxBet: 5000 });
    player.do((betting) => betting.pressChip(FIFTY));
    player.do((betting) => betting.placeChip(FIFTY, "left"));
    expect(player.betting.takeChip("middle", "middle")).toEqual([]);
    expect(player.betting.takeChip("middle", "left")).toEqual([]);
    expect(player.bets).toEqual([50, 50, 0]);
  });
});

describe("a gesture with a chip", () => {
  const SPOTS = [
    { seat: "left", spot: { x: 100, y: 100, radius: 40 } },
    { seat: "right", spot: { x: 300, y: 100, radius: 40 } },
  ] as const;

  function gesture() {
    const clock = new VirtualClock();
    const events = { dragged: vi.fn(), dropped: vi.fn(), held: vi.fn() };
    return { clock, events, gesture: new ChipGesture(clock, events) };
  }

  test("is a tap without movement", () => {
    const { gesture: tap, events, clock } = gesture();
    tap.down({ seat: "left" }, { x: 100, y: 100 });
    tap.move({ x: 103, y: 102 }, SPOTS);
    clock.pass(499);
    expect(tap.up()).toBe(false);
    clock.pass(1000);
    for (const event of Object.values(events)) expect(event).not.toHaveBeenCalled();
  });

  test("drags a chip of the rack to the ring under the pointer", () => {
    const { gesture: drag, events } = gesture();
    drag.down({ chip: 1 }, { x: 200, y: 400 });
    drag.move({ x: 200, y: 300 }, SPOTS);
    expect(events.dragged).toHaveBeenLastCalledWith({ source: { chip: 1 }, at: { x: 200, y: 300 }, over: null });
    drag.move({ x: 320, y: 120 }, SPOTS);
    expect(events.dragged).toHaveBeenLastCalledWith({ source: { chip: 1 }, at: { x: 320, y: 120 }, over: "right" });
    expect(drag.up()).toBe(true);
    expect(events.dragged).toHaveBeenLastCalledWith(null);
    expect(events.dropped.mock.calls).toEqual([[{ chip: 1 }, "right"]]);
  });

  test("drops a chip at a place without a ring", () => {
    const { gesture: drag, events } = gesture();
    drag.down({ seat: "left" }, { x: 100, y: 100 });
    drag.move({ x: 200, y: 300 }, SPOTS);
    expect(drag.up()).toBe(true);
    expect(events.dropped.mock.calls).toEqual([[{ seat: "left" }, null]]);
  });

  test("is cancelled during a drag, and its click is ignored", () => {
    const { gesture: drag, events } = gesture();
    drag.down({ chip: 1 }, { x: 200, y: 400 });
    drag.move({ x: 300, y: 100 }, SPOTS);
    drag.cancel();
    expect(events.dragged).toHaveBeenLastCalledWith(null);
    drag.move({ x: 300, y: 110 }, SPOTS);
    expect(drag.up()).toBe(true);
    expect(events.dropped).not.toHaveBeenCalled();
  });

  test("is a long press after 500 ms on the chips of a seat, but not on the rack", () => {
    const { gesture: hold, events, clock } = gesture();
    hold.down({ seat: "left" }, { x: 100, y: 100 });
    clock.pass(500);
    expect(events.held.mock.calls).toEqual([["left"]]);
    hold.move({ x: 300, y: 100 }, SPOTS);
    expect(events.dragged).not.toHaveBeenCalled();
    expect(hold.up()).toBe(true);
    hold.down({ chip: 0 }, { x: 100, y: 100 });
    clock.pass(1000);
    expect(hold.up()).toBe(false);
    expect(events.held).toHaveBeenCalledTimes(1);
  });
});
