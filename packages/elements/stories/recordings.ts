import { type Command, chosenSeeds, legalCommands, randomSeeds, type Table, VirtualClock } from "@thunderjack/core";
import { parseRecording, type Recording, record, Tape } from "@thunderjack/recording";
import { pacing } from "@thunderjack/stage";
import { TapeConductor } from "@thunderjack/stage/tape-conductor";
import { storyTable } from "./event-log.js";
import { stackOf } from "./round.js";

/* Recordings for the stories: tables that were played, closed, and recorded. */

/** Three rounds with a Blitz, a split and a Thunderjack. */
const WISHED: readonly { readonly cards: string; readonly moves: readonly Command["type"][] }[] = [
  { cards: "2_h 9_s 2_d 10_c 3_h 2_c 4_h 2_s", moves: ["Hit", "Hit", "Hit", "Hit"] },
  { cards: "8_s 6_h 8_d 10_h 3_s 10_d 9_d 9_h", moves: ["Split", "Double", "Stand"] },
  { cards: "a_s 9_c k_s 7_d", moves: [] },
];

/** A table that is recorded while it is played, with a second between two commands. */
class WrittenTable {
  readonly table: Table;
  readonly #recorder;
  #time = 0;
  #text = "";

  constructor(table: Table) {
    this.table = table;
    this.#recorder = record(table, { now: () => this.#time, createdAt: "2025-01-31T18:30:00.000Z" });
    this.#recorder.lines$.subscribe((line) => {
      this.#text += `${line}\n`;
    });
  }

  ask(command: Command | undefined): void {
    this.#time += 1000;
    if (command === undefined || !this.table.dispatch(command).accepted)
      throw new Error("A command of the story was rejected.");
  }

  /** Returns the lines so far. If `isClosed` is `true`, closes the recording first, which adds the seed of the shoe. */
  text(isClosed: boolean): string {
    if (isClosed) this.#recorder.close(this.table.close());
    return this.#text;
  }
}

/** Returns a recording of three rounds whose cards were chosen. */
export function stackedRecording(): string {
  const written = new WrittenTable(
    storyTable({ rules: "thunderjack", seeds: chosenSeeds("a story"), allowStacking: true }),
  );
  const { table } = written;
  for (const { cards, moves } of WISHED) {
    written.ask({ type: "PlaceBet", seat: "middle", amount: 2000 });
    written.ask({ type: "Deal", stack: stackOf(cards) });
    for (const move of moves) written.ask(legalCommands(table.rules, table.state).find(({ type }) => type === move));
  }
  return written.text(true);
}

/** Returns a recording of two rounds in which no card was chosen. Every hand stands. */
export function fairRecording({ isClosed = true }: { readonly isClosed?: boolean } = {}): string {
  const bytes = Uint8Array.from({ length: 32 }, (_, place) => place);
  const written = new WrittenTable(storyTable({ rules: "thunderjack", seeds: randomSeeds(bytes, "my own words") }));
  const { table } = written;
  written.ask({ type: "PlaceBet", seat: "right", amount: 1000 });
  for (let round = 0; round < 2; round++) {
    written.ask({ type: "Deal" });
    for (let { turn } = table.state; turn !== null; { turn } = table.state) {
      written.ask({ type: table.state.phase === "insurance" ? "DeclineInsurance" : "Stand", hand: turn });
    }
  }
  return written.text(isClosed);
}

/** Parses a recording whose lines are all valid. */
export function readRecording(text: string): Recording {
  const { recording } = parseRecording(text);
  if (recording === null) throw new Error("The recording of the story is invalid.");
  return recording;
}

/** Returns a conductor at a position of a recording. It has the pace of a table, and its clock is stopped. */
export function playedTo(recording: Recording, position: number): TapeConductor<Tape> {
  const tape = new Tape(recording, { pace: pacing() });
  const conductor = new TapeConductor(tape, { clock: new VirtualClock() });
  conductor.seek(Math.min(Math.max(0, position), tape.length));
  return conductor;
}
