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

/** A table after some commands, with its public events. */
export interface Scene {
  readonly table: Table;
  readonly events: readonly GameEvent[];
  /** The public state before the first event and after each event. It has one element more than `events`. */
  readonly states: readonly TableState[];
  /** The number of events after each command, and 0 for the start. */
  readonly ends: ReadonlySet<number>;
  readonly view: TableView;
}

export interface SceneOptions {
  readonly rules?: RuleSetChoice;
  readonly bets?: Partial<Bets>;
  readonly credits?: number;
  /** The cards of the deal in order, such as `a_h k_s`. */
  readonly cards?: string;
  /** The commands of the player after the deal. */
  readonly moves?: readonly Command[];
  /** The commands in place of the deal. */
  readonly placed?: readonly Command[];
}

/**
 * Plays a stacked round of Thunderjack. The order of the cards is: right, middle, left, the dealer's upcard, the second
 * cards of the hands, the hole card.
 */
export function scene({
  rules = "thunderjack",
  bets = { right: 1000 },
  credits = 50_000,
  cards = "",
  moves = [],
  placed,
}: SceneOptions): Scene {
  const opened = new Table({
    rules,
    seeds: chosenSeeds("a scene"),
    credits,
    bets: { ...NO_BETS, ...bets },
    allowStacking: true,
  });
  const commands: readonly Command[] = placed ?? [{ type: "Deal", stack: stackOf(cards) }, ...moves];
  return played(opened, (step) => commands[step]);
}

/** Numbers repeated cards by deck: the second `k_s` becomes `k_s_1`. */
function stackOf(cards: string): CardId[] {
  const names = cards.split(" ").filter((name) => name !== "");
  return names.map((name, index) => {
    const id = `${name}_${names.slice(0, index).filter((before) => before === name).length}`;
    if (!isCardId(id)) throw new Error(`no card ${name}`);
    return id;
  });
}

/** Plays a table with legal commands. Each number in `choices` selects one of them. */
export function randomScene(rules: RuleSetChoice, seed: string, choices: readonly number[]): Scene {
  return played(new Table({ rules, seeds: chosenSeeds(seed) }), (step, table) => {
    const choice = choices[step];
    if (choice === undefined) return undefined;
    const legal = legalCommands(table.rules, table.state);
    // Most legal commands are bets. Every even choice deals if a deal is legal, so that enough rounds are played.
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
