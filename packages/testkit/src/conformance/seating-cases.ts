import { type Bets, type Command, chosenSeeds, type Seat, Table } from "@thunderjack/core";
import { assertEqual } from "../assert-equal.js";
import { tableText } from "../table-text.js";
import type { ConformanceCase, RendererDriver } from "./driver.js";
import { type ConductedRound, conducted, type Harness, withHarness } from "./harness.js";

const NAMES = { right: "Ada", middle: "Bo", left: "Cleo" } as const;
const CREDITS = { right: 50_000, middle: 50_000, left: 50_000 };
const BETS = { right: 1000, middle: 2000, left: 1000 };
/** The seats have 16, 15 and 17, and the dealer 20. */
const CARDS = ["10_h_0", "9_h_0", "10_s_0", "10_d_0", "6_h_0", "6_s_0", "7_s_0", "k_d_0"] as const;

/** Returns the cases about a table with three players, of which the renderer belongs to one. */
export function seatingCases<Host>(driver: RendererDriver<Host>): readonly ConformanceCase[] {
  const group = "several players";
  return [
    { group, name: "shows the names of the players at their seats", run: () => showsNames(driver) },
    { group, name: "places chips only on the seat of its player", run: () => placesOwnChips(driver) },
    { group, name: "offers moves only in the turn of its player", run: () => offersOwnMoves(driver) },
    { group, name: "offers a watcher nothing", run: () => offersNothing(driver) },
  ];
}

/** A table with three players, and a conductor for one of them. */
interface SharedTable extends ConductedRound {
  /** Carries out a command of any player. The promise resolves when the conductor has received its events. */
  give(command: Command): Promise<void>;
}

async function sharedTable<Host>(
  driver: RendererDriver<Host>,
  ownSeats: readonly Seat[],
  bets: Bets = BETS,
): Promise<SharedTable> {
  const rules = { purses: "per-seat", surrender: "none" };
  const seeds = chosenSeeds("several players");
  const table = new Table({ rules, seeds, credits: CREDITS, bets, allowStacking: true });
  const round = await conducted(
    driver,
    {
      events$: table.publicEvents$,
      state: table.publicState,
      rules: table.rules,
      seating: { ownSeats, players: NAMES },
      dispatch: (command) => table.dispatch(command),
    },
    { speed: "instant" },
  );
  const give = (command: Command) => {
    const decision = table.dispatch(command);
    if (!decision.accepted) throw new Error(decision.message);
    return round.settled();
  };
  return { ...round, give };
}

function showsNames<Host>(driver: RendererDriver<Host>): Promise<void> {
  return withHarness(driver, sharedTable(driver, ["middle"]), async (harness, play) => {
    harness.mount();
    await harness.expectView("before the deal");
    const { seats } = driver.readTable(harness.host);
    assertEqual(
      seats.map(({ label }) => label),
      ["Ada", "Bo", "Cleo"],
      "the labels of the seats",
    );
    await play.give({ type: "Deal", stack: CARDS });
    await harness.expectView("in the turn of another player");
  });
}

function placesOwnChips<Host>(driver: RendererDriver<Host>): Promise<void> {
  return withHarness(driver, sharedTable(driver, ["middle"], { ...BETS, middle: 0 }), async (harness) => {
    harness.mount();
    await harness.settled();
    await driver.placeChip(harness.host, "Middle", 1000);
    assertEqual(harness.dispatched, [{ type: "PlaceBet", seat: "middle", amount: 1000 }], "the dispatched commands");
  });
}

function offersOwnMoves<Host>(driver: RendererDriver<Host>): Promise<void> {
  return withHarness(driver, sharedTable(driver, ["middle"]), async (harness, play) => {
    harness.mount();
    await play.give({ type: "Deal", stack: CARDS });
    await expectOffers(harness, [], "in the turn of another player");
    await play.give({ type: "Stand", hand: "right" });
    await expectOffers(harness, ["Double", "Hit", "Stand"], "in the turn of its player");
    await harness.press("Stand");
    assertEqual(harness.dispatched, [{ type: "Stand", hand: "middle" }], "the dispatched commands");
    await expectOffers(harness, [], "after the turn of its player");
  });
}

function offersNothing<Host>(driver: RendererDriver<Host>): Promise<void> {
  return withHarness(driver, sharedTable(driver, []), async (harness, play) => {
    harness.mount();
    await harness.expectView("before the deal");
    await expectOffers(harness, [], "before the deal");
    await play.give({ type: "Deal", stack: CARDS });
    await expectOffers(harness, [], "in the turn of a player");
    assertEqual(harness.dispatched, [], "the dispatched commands");
  });
}

async function expectOffers<Host>(harness: Harness<Host>, offers: readonly string[], when: string): Promise<void> {
  await harness.expectView(when);
  const actual = [...harness.driver.readTable(harness.host).offers].sort();
  assertEqual(actual, offers, `the offered moves ${when}`);
  assertEqual([...tableText(harness.conductor.view).offers].sort(), offers, `the moves of the view ${when}`);
}
