import { type PublicTable, VirtualClock } from "@thunderjack/core";
import { ROUNDS_PER_SHOE } from "@thunderjack/recording";
import { ENGLISH, type Frame } from "@thunderjack/stage";
import { expect, test, vi } from "vitest";
import { TableGame } from "./table-game.js";

/** Returns a game at its own table, with a bet on the middle seat, before the last round of its first shoe. */
async function gameBeforeLastRound() {
  const clock = new VirtualClock();
  const frames: Frame[] = [];
  const shoeChanged = vi.fn();
  let speed: "instant" | "normal" = "instant";
  const options = () => ({ clock, speed, words: ENGLISH });
  const fail = (reason: unknown) => {
    throw reason;
  };
  const game = new TableGame({
    frameShown: (frame) => frames.push(frame),
    replayed: () => {},
    openStored: () => Promise.reject(new Error("This table is not stored.")),
    opening: () => {},
    options,
    shown: () => {},
    shoeChanged,
    refused: fail,
    notLoaded: fail,
    failed: fail,
    recovered: () => {},
  });
  const settings = { rules: "thunderjack", seed: null, credits: 100_000_000, allowStacking: false, name: null };
  game.begin(null, settings, options());
  await game.opened;
  tableOf(game).dispatch({ type: "PlaceBet", seat: "middle", amount: 1000 });
  for (let round = 1; round < ROUNDS_PER_SHOE; round++) playRound(tableOf(game));
  speed = "normal";
  game.setSpeed(speed);
  frames.length = 0;
  return { game, clock, frames, shoeChanged };
}

function tableOf(game: TableGame): PublicTable {
  if (game.played === null) throw new Error("There is no table.");
  return game.played;
}

function playRound(table: PublicTable): void {
  table.dispatch({ type: "Deal" });
  for (let { turn } = table.publicState; turn !== null; { turn } = table.publicState) {
    table.dispatch({ type: "Stand", hand: turn });
  }
}

const cuesOf = (frames: readonly Frame[]) => frames.flatMap(({ cue }) => cue?.event.type ?? []);

test("shows the whole last round of a shoe, while the commitment of the next one is already published", async () => {
  const { game, clock, frames, shoeChanged } = await gameBeforeLastRound();
  const { conductor } = game;
  const commitment = tableOf(game).fairness?.commitment;
  playRound(tableOf(game));
  expect(tableOf(game).fairness?.commitment).not.toBe(commitment);
  expect(tableOf(game).publicState).toMatchObject({ round: 0, bets: { middle: 1000 } });
  expect(shoeChanged).not.toHaveBeenCalled();
  clock.pass(60_000);
  expect(cuesOf(frames).at(0)).toBe("RoundStarted");
  expect(cuesOf(frames)).toContain("RoundSettled");
  expect(shoeChanged).toHaveBeenCalledOnce();
  // The cards stay on the table until the next command.
  expect(game.conductor).toBe(conductor);
  expect(conductor?.view.dealer.cards.length).toBeGreaterThan(1);
});

test("shows the next shoe after a command that is sent through the conductor of the previous shoe", async () => {
  const { game, clock, frames } = await gameBeforeLastRound();
  const { conductor } = game;
  playRound(tableOf(game));
  const { fairness } = tableOf(game);
  frames.length = 0;
  expect(conductor?.act({ type: "Deal" })).toBeNull();
  expect(game.conductor).not.toBe(conductor);
  expect(tableOf(game)).toMatchObject({ fairness, publicState: { round: 1 } });
  clock.pass(60_000);
  expect(cuesOf(frames).slice(cuesOf(frames).indexOf("RoundSettled") + 1)).toContain("RoundStarted");
});

test("deals from the next shoe only if the player has seen the end of the previous one", async () => {
  const { game } = await gameBeforeLastRound();
  const { conductor } = game;
  const earlier = conductor?.version ?? 0;
  playRound(tableOf(game));
  expect(conductor?.act({ type: "Deal" }, { expected: earlier })).toMatchObject({ code: "stale" });
  const last = conductor?.version ?? 0;
  expect(conductor?.act({ type: "Deal" }, { expected: last })).toBeNull();
  expect(conductor?.act({ type: "Deal" }, { expected: last })).toMatchObject({ code: "stale" });
  expect(tableOf(game).publicState.round).toBe(1);
});

test("shows the next shoe with its first event, and shows the cue of that event", async () => {
  const { game, clock, frames } = await gameBeforeLastRound();
  const { conductor } = game;
  playRound(tableOf(game));
  clock.pass(60_000);
  frames.length = 0;
  tableOf(game).dispatch({ type: "Deal" });
  expect(game.conductor).not.toBe(conductor);
  clock.pass(60_000);
  expect(cuesOf(frames)[0]).toBe("RoundStarted");
});
