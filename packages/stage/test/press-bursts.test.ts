import { type Command, chosenSeeds, type RuleSetChoice, Table, VirtualClock } from "@thunderjack/core";
import { describe, expect, test } from "vitest";
import { Betting, conduct, type LiveConductor, PressGuard, type TableView } from "../src/index.js";
import { type Box, type MoveSlot, type Size, type TableLayout, tableLayout } from "../src/layout/layout.js";

/*
 * A player presses a control of a random game again and again, at one point or with one key. Meanwhile other controls
 * appear at this point. Only the first control may have an effect.
 */

const SIZES: Readonly<Record<string, Size>> = {
  "wide and low": { width: 1024, height: 620 },
  wide: { width: 1440, height: 850 },
  tall: { width: 390, height: 616 },
  "tall and low": { width: 320, height: 520 },
  land: { width: 740, height: 360 },
  small: { width: 320, height: 180 },
};

const GAMES: Readonly<Record<string, RuleSetChoice>> = {
  thunderjack: "thunderjack",
  "a poor player": { startingCredits: 3000 },
  casino: "casino",
  "early surrender": { preset: "casino", surrender: "early", startingCredits: 30_000 },
};

const [TIMES, INTERVALS] = [
  [2, 3, 5, 12],
  [60, 150, 300, 400],
] as const;

/** A control at a table, as a player sees it. */
interface Control {
  /** The name of the control, with its hand or its seat. */
  readonly name: string;
  readonly box: Box;
  readonly shortcut?: "undo" | "double" | "repeat";
  readonly isLegal: boolean;
  /** The key that presses the control; omitted if it has none. */
  readonly key?: string;
  press(): readonly Command[];
}

/** A player at a live table, with the guard of a page. */
class Player {
  readonly clock = new VirtualClock();
  readonly betting = new Betting();
  readonly guard = new PressGuard(this.clock);
  readonly conductor: LiveConductor;
  readonly #size: Size;

  constructor(rules: RuleSetChoice, seed: string, size: Size) {
    const table = new Table({ rules, seeds: chosenSeeds(seed) });
    this.#size = size;
    this.conductor = conduct({
      rules: table.rules,
      state: table.publicState,
      events$: table.publicEvents$,
      clock: this.clock,
      dispatch: (command, options) => table.dispatch(command, options),
    });
    this.conductor.frames$.subscribe(({ view }) => {
      this.guard.note(view);
      this.betting.note(view);
    });
  }

  get controls(): readonly Control[] {
    const { view } = this.conductor;
    return controlsOf(view, tableLayout(view, this.#size), this.betting);
  }

  /** Presses a control, as the page does. Returns its name if a command was carried out. */
  press(control: Control | undefined): string | null {
    if (control === undefined) {
      // A press of the felt ends the movement.
      this.conductor.skip();
      return null;
    }
    if (!this.guard.accepts(control.shortcut ?? null)) return null;
    this.betting.begin();
    let isCarriedOut = false;
    for (const command of control.press()) {
      const expected = this.conductor.version;
      if (this.conductor.pending > 0) this.conductor.skip();
      if (this.conductor.act(command, { expected }) === null) isCarriedOut = true;
    }
    return isCarriedOut ? control.name : null;
  }
}

function controlsOf(view: TableView, { dock, seats, over }: TableLayout, betting: Betting): readonly Control[] {
  const { chips, chipReasons, deal, clear, startAgain } = view.betting;
  const fixed = (name: string, box: Box, { command, isLegal }: typeof deal, key?: string): Control => ({
    name,
    box,
    isLegal,
    press: () => [command],
    ...(key === undefined ? {} : { key }),
  });
  switch (dock.controls) {
    case "over":
      return over === null ? [] : [fixed("start again", over.startAgain, startAgain)];
    case "bets":
      return [
        ...seats.flatMap(({ seat, takeBack, target }): readonly Control[] => [
          ...(takeBack === null || (view.seats.find((other) => other.seat === seat)?.bet ?? 0) === 0
            ? []
            : [{ name: `take back ${seat}`, box: takeBack, isLegal: true, press: () => betting.takeChip(seat) }]),
          { name: `ring ${seat}`, box: target, isLegal: betting.chosen !== null, press: () => betting.pressSpot(seat) },
        ]),
        ...dock.chips.map((box, place) => ({
          name: `chip ${chips[place]}`,
          box,
          isLegal: chipReasons[place] === null,
          key: String(place + 1),
          press: () => betting.pressChip(place),
        })),
        ...betting.shortcuts.map(({ kind, commands }) => ({
          name: kind,
          box: kind === "undo" ? dock.undo : dock.double,
          shortcut: kind,
          isLegal: commands.length > 0,
          press: () => commands,
        })),
        fixed("clear", dock.clear, clear),
        fixed("deal", dock.deal, deal, "Enter"),
      ];
    default:
      return view.moves.map((move, index) => {
        const { type } = move.command;
        const answer = dock.answers[index] ?? dock.answers[0];
        const box = dock.controls === "moves" ? dock.moves[type as MoveSlot] : answer;
        // While no move is legal, the buttons dispatch no command.
        const control = fixed(`${type} ${"hand" in move.command ? move.command.hand : ""}`, box, move, type);
        return view.turn === null ? { ...control, press: () => [] } : control;
      });
  }
}

const isIn = ({ x, y, width, height }: Box, point: { readonly x: number; readonly y: number }) =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** Returns a generator of numbers from 0 to 1 that depend only on the seed. */
function random(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

let bursts = 0;
/** The number of bursts whose first control had an effect. The table rejects some bets, because they cost too much. */
let carriedOut = 0;

/** The pairs of different controls that lay at one point during a burst. */
const replaced = new Set<string>();

/** Plays a game in bursts, and returns the bursts in which more than one control had an effect. */
function faultsOf(rules: RuleSetChoice, seed: number, size: Size, kind: "pointer" | "key"): readonly string[] {
  const player = new Player(rules, `bursts ${seed}`, size);
  const next = random(seed);
  const one = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(next() * items.length)];
  const faults: string[] = [];
  for (let burst = 0; burst < 60; burst++) {
    player.clock.pass(20_000);
    const legal = player.controls.filter(({ isLegal }) => isLegal);
    const keys = legal.filter(({ key }) => key !== undefined);
    // A player whose credits do not cover the bets has no legal control with a key.
    const offered = kind === "key" && keys.length > 0 ? keys : legal;
    // Most rounds are dealt soon, so that all phases of the game are reached.
    const first = (next() < 0.3 ? offered.find(({ name }) => name === "deal") : undefined) ?? one(offered);
    if (first === undefined) throw new Error(`no control in the phase ${player.conductor.view.phase}`);
    const [times = 2, interval = 60] = [one(TIMES), one(INTERVALS)];
    const point = { x: first.box.x + first.box.width / 2, y: first.box.y + first.box.height / 2 };
    const done = new Set<string>();
    bursts++;
    for (let press = 0; press < times; press++) {
      const found = player.controls.find(({ box, key }) =>
        first.key === undefined || kind === "pointer" ? isIn(box, point) : key === first.key,
      );
      if (found !== undefined && found.name !== first.name) replaced.add(`${wordOf(first)} → ${wordOf(found)}`);
      const name = kind === "key" && found === undefined ? null : player.press(found);
      if (name !== null) done.add(name);
      player.clock.pass(interval);
    }
    if (done.has(first.name)) carriedOut++;
    done.delete(first.name);
    if (done.size > 0) faults.push(`${times} presses of ${first.name}, ${interval} ms apart: also ${[...done].join()}`);
  }
  return faults;
}

const wordOf = ({ name }: Control) => name.replace(/ .*/, "");

describe.each(Object.entries(GAMES))("with the rules of %s", (_name, rules) => {
  test.each(Object.entries(SIZES))(
    "only one control has an effect in a burst of presses at a %s table",
    (_mode, size) => {
      expect([1].flatMap((seed) => faultsOf(rules, seed, size, "pointer"))).toEqual([]);
    },
  );

  test("only one control has an effect in a burst of one key", () => {
    expect([3, 4].flatMap((seed) => faultsOf(rules, seed, { width: 1440, height: 850 }, "key"))).toEqual([]);
  });
});

test("the bursts have reached the pairs of controls that replace each other", () => {
  expect(carriedOut).toBeGreaterThan(bursts * 0.75);
  expect([...replaced].sort()).toEqual(
    expect.arrayContaining(["Hit → ring", "Stand → Stand", "Stand → chip", "TakeInsurance → Stand"]),
  );
});
