import type { CardSource, Command, GameEvent, ShuffleChance, Table, TableState } from "@thunderjack/core";
import type { Build } from "./build.js";
import type { Contender } from "./contender.js";
import { BET, basicStrategy, CREDITS, RULES } from "./work.js";

/*
 * The event-sourced engine. Its shuffle draws the same numbers as that of blackjack-simulator, which calls `Math.random`
 * once for each card except the first. The fair shuffle would take longer than the rounds between two shuffles.
 */

const BETS = { right: 0, middle: BET, left: 0 };
const DEAL: Command = { type: "Deal" };

const QUICK_CHANCE: ShuffleChance = () => (below) => Math.floor(Math.random() * below);

/** Plays the rounds of the benchmark with one build. */
class EnginePlay {
  readonly #build: Build;
  readonly #nextCommand: (state: TableState) => Command;

  constructor(build: Build) {
    this.#build = build;
    const strategy = basicStrategy(build);
    const { answerOf } = build.odds;
    this.#nextCommand = (state) => (state.turn === null ? DEAL : answerOf(strategy, state));
  }

  newState(): TableState {
    return this.#build.core.newTableState(CREDITS, BETS, RULES.decks * 52);
  }

  newShoe(): CardSource {
    return new this.#build.core.Shoe(RULES.decks, QUICK_CHANCE, false);
  }

  /** Creates a table. Without `chance`, it has the fair shuffle, which a recorder requires. */
  newTable(chance?: ShuffleChance): Table {
    const { Table, chosenSeeds } = this.#build.core;
    const options = { rules: RULES, credits: CREDITS, bets: BETS, seeds: chosenSeeds("benchmark") };
    return new Table(chance === undefined ? options : { ...options, chance });
  }

  /** Plays a number of rounds through `decide`, and returns the last state. */
  rounds(rounds: number, from: TableState, source: CardSource, onEvent?: (event: GameEvent) => void): TableState {
    const { decide } = this.#build.core;
    const nextCommand = this.#nextCommand;
    let state = from;
    const last = state.round + rounds;
    while (state.round < last || state.turn !== null) {
      const decision = decide(RULES, state, nextCommand(state), source);
      if (!decision.accepted) throw new Error(decision.message);
      state = decision.state;
      if (onEvent !== undefined) for (const event of decision.events) onEvent(event);
    }
    return state;
  }

  /** Plays a number of rounds at a table. */
  roundsAt(table: Table, rounds: number): void {
    const nextCommand = this.#nextCommand;
    const last = table.state.round + rounds;
    while (table.state.round < last || table.state.turn !== null) table.dispatch(nextCommand(table.state));
  }
}

/** Creates a contender that plays rounds with `decide` and `evolve`, which create and fold every event. */
export function decideAndEvolve(build: Build): Contender {
  const play = new EnginePlay(build);
  const shoe = play.newShoe();
  let state = play.newState();
  return (rounds) => {
    state = play.rounds(rounds, state, shoe);
    return rounds;
  };
}

/** Creates a contender like {@link decideAndEvolve} that also passes each event to one listener. */
export function decideAndListen(build: Build): Contender {
  const play = new EnginePlay(build);
  const shoe = play.newShoe();
  let state = play.newState();
  let events = 0;
  return (rounds) => {
    state = play.rounds(rounds, state, shoe, () => {
      events++;
    });
    if (events === 0) throw new Error("The listener received no event.");
    return rounds;
  };
}

/** Creates a contender that plays rounds at a `Table` with one subscriber to its events. */
export function throughTable(build: Build): Contender {
  const play = new EnginePlay(build);
  const table = play.newTable(QUICK_CHANCE);
  let events = 0;
  table.events$.subscribe(() => {
    events++;
  });
  return (rounds) => {
    play.roundsAt(table, rounds);
    if (events === 0) throw new Error("The table emitted no event.");
    return rounds;
  };
}

const REPLAYED_ROUNDS = 2000;

/** Creates a contender that folds the events of {@link REPLAYED_ROUNDS} rounds. The unit of work is an event. */
export function replay(build: Build): Contender {
  const play = new EnginePlay(build);
  const { evolve } = build.core;
  const events: GameEvent[] = [];
  const opening = play.newState();
  play.rounds(REPLAYED_ROUNDS, opening, play.newShoe(), (event) => events.push(event));
  return (work) => {
    let folded = 0;
    while (folded < work) {
      const state = events.reduce(evolve, opening);
      if (state.round !== REPLAYED_ROUNDS) throw new Error("The replay is incomplete.");
      folded += events.length;
    }
    return folded;
  };
}

const RECORDED_ROUNDS = 200;

/**
 * Creates a contender that records rounds, with one subscriber to the lines. A new table is used after each
 * {@link RECORDED_ROUNDS} rounds. The unit of work is a line.
 */
export function recordingRounds(build: Build): Contender {
  const play = new EnginePlay(build);
  return (work) => {
    let lines = 0;
    while (lines < work) lines += recordedLines(build, play).length;
    return lines;
  };
}

/** Creates a contender that parses the text of a recording with full validation. The unit of work is an event. */
export function parsing(build: Build): Contender {
  const { parseRecording } = build.recording;
  const text = recordedText(build, new EnginePlay(build));
  return (work) => {
    let events = 0;
    while (events < work) {
      const { recording } = parseRecording(text);
      if (recording === null) throw new Error("The recording cannot be parsed.");
      events += recording.events.length;
    }
    return events;
  };
}

/** Creates a contender that verifies the text of a closed recording. The unit of work is an event. */
export function verifying(build: Build): Contender {
  return verifyingText(build, recordedText(build, new EnginePlay(build)), "consistent");
}

/** Creates a contender that verifies the text of an open recording. The unit of work is an event. */
export function verifyingOpen(build: Build): Contender {
  const text = recordedText(build, new EnginePlay(build));
  return verifyingText(build, text.slice(0, text.lastIndexOf("\n", text.length - 2) + 1), "open");
}

function verifyingText({ recording: { parseRecording, verify } }: Build, text: string, status: string): Contender {
  const length = parseRecording(text).recording?.events.length ?? 0;
  return (work) => {
    let events = 0;
    while (events < work) {
      if (verify(text).status !== status) throw new Error("The recording cannot be verified.");
      events += length;
    }
    return events;
  };
}

function recordedText(build: Build, play: EnginePlay): string {
  return recordedLines(build, play)
    .map((line) => `${line}\n`)
    .join("");
}

function recordedLines({ recording }: Build, play: EnginePlay): readonly string[] {
  const table = play.newTable();
  let time = 0;
  const recorder = recording.record(table, { now: () => time++, createdAt: "2025-01-31T18:30:00.000Z" });
  const lines: string[] = [];
  recorder.lines$.subscribe((line) => lines.push(line));
  play.roundsAt(table, RECORDED_ROUNDS);
  recorder.close(table.close());
  if (lines.length === 0) throw new Error("The recorder emitted no line.");
  return lines;
}
