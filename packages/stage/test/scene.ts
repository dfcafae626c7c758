import { type CardId, isCardId } from "@thunderjack/cards";
import {
  type Bets,
  type Command,
  chosenSeeds,
  evolve,
  type GameEvent,
  legalCommands,
  NO_BETS,
  type RuleSetChoice,
  Table,
  type TableState,
} from "@thunderjack/core";
import { type TableView, view } from "../src/index.js";

/** A table on which something happened, and what the public heard of it. */
export interface Scene {
  readonly table: Table;
  readonly events: readonly GameEvent[];
  /** The public state before the first event, and after each: one more than there are events. */
  readonly states: readonly TableState[];
  /** After how many events each command had unfolded. */
  readonly ends: ReadonlySet<number>;
  readonly view: TableView;
}

export interface SceneOptions {
  readonly rules?: RuleSetChoice;
  readonly bets?: Partial<Bets>;
  readonly credits?: number;
  /** The cards that are dealt, first to last, as `a_h k_s`. */
  readonly cards?: string;
  /** What the player does after the deal. */
  readonly moves?: readonly Command[];
}

/** A stacked round of Thunderjack. In turn order: right, middle, left, dealer's upcard; the second cards, hole card. */
export function scene({
  rules = "thunderjack",
  bets = { right: 1000 },
  credits = 50_000,
  cards = "",
  moves = [],
}: SceneOptions): Scene {
  const opened = new Table({
    rules,
    seeds: chosenSeeds("a scene"),
    credits,
    bets: { ...NO_BETS, ...bets },
    allowStacking: true,
  });
  const commands: Command[] = [{ type: "Deal", stack: stackOf(cards) }, ...moves];
  return played(opened, (step) => commands[step]);
}

/** The second king of spades is that of the second pack. */
function stackOf(cards: string): CardId[] {
  const names = cards.split(" ").filter((name) => name !== "");
  return names.map((name, index) => {
    const id = `${name}_${names.slice(0, index).filter((before) => before === name).length}`;
    if (!isCardId(id)) throw new Error(`no card ${name}`);
    return id;
  });
}

/** Plays a table by legal commands, each the one that the next of the choices points at. */
export function randomScene(rules: RuleSetChoice, seed: string, choices: readonly number[]): Scene {
  return played(new Table({ rules, seeds: chosenSeeds(seed) }), (step, table) => {
    const choice = choices[step];
    if (choice === undefined) return undefined;
    const legal = legalCommands(table.rules, table.state);
    // Bets outnumber the other commands: dealing half the time keeps rounds coming.
    const deal = legal.find(({ type }) => type === "Deal");
    return deal !== undefined && choice % 2 === 0 ? deal : legal[choice % legal.length];
  });
}

function played(table: Table, commandAt: (step: number, table: Table) => Command | undefined): Scene {
  const opening = table.publicState;
  const events: GameEvent[] = [];
  const states = [opening];
  const ends = new Set([0]);
  let state = opening;
  table.publicEvents$.subscribe((event) => {
    events.push(event);
    state = evolve(state, event);
    states.push(state);
  });
  for (let step = 0, command = commandAt(0, table); command !== undefined; command = commandAt(++step, table)) {
    const decision = table.dispatch(command);
    if (!decision.accepted) throw new Error(`${JSON.stringify(command)}: ${decision.message}`);
    ends.add(events.length);
  }
  return { table, events, states, ends, view: view(table.rules, state) };
}
