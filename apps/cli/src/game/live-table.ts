import { randomBytes } from "node:crypto";
import {
  type Command,
  type CommandOptions,
  type Decision,
  type Fairness,
  isInPlay,
  NO_BETS,
  type RuleSet,
  rejection,
  type Table,
} from "@thunderjack/core";
import { newShoe, ROUNDS_PER_SHOE, record, ShoeLifecycle, type TableRecorder } from "@thunderjack/recording";
import { conduct, type LiveConductor, type Phrasebook, type Speed } from "@thunderjack/stage";
import type { TerminalStrings } from "@thunderjack/stage/terminal";
import { BadInput } from "../bad-input.js";
import { writeOut } from "../output.js";
import { oneLine, type Shell, write } from "../shell.js";

/** The options of a game at the terminal. */
export interface GameOptions {
  readonly rules: RuleSet;
  /** The chosen seed, a string that determines the shuffle; `null` for random seeds. */
  readonly seed: string | null;
  /** The client seed that is combined with a random server seed; `null` for a random client seed. */
  readonly clientSeed: string | null;
  /** The credits of the player, in hundredths; `null` for the starting credits of the rule set. */
  readonly credits: number | null;
  readonly words: Phrasebook;
  readonly program: TerminalStrings;
  readonly speed: Speed;
  /** The file for the recording; `null` for none. Each further shoe has its own file. */
  readonly out: string | null;
}

/** The recording of one shoe. */
interface RecordedShoe {
  readonly fairness: Fairness;
  readonly recorder: TableRecorder;
  /** The lines so far, each without its newline; empty before the first deal. */
  readonly lines: string[];
}

/** The table of a game at the terminal, and the recordings of its shoes. */
export class LiveTable {
  readonly conductor: LiveConductor;
  readonly rules: RuleSet;
  readonly #shell: Shell;
  readonly #options: GameOptions;
  readonly #shoes: ShoeLifecycle<TableRecorder>;
  readonly #recorded: RecordedShoe[] = [];
  /**
   * The table that the conductor shows. After the last round of a shoe, it is the table of the retired shoe until the
   * next command.
   */
  #shown: Table;
  #roundsBefore = 0;
  #isFull = false;

  /** @throws BadInput for credits that a table does not accept, and for an invalid client seed */
  constructor(shell: Shell, options: GameOptions) {
    const { rules, words, speed } = options;
    const { clock } = shell;
    this.#shell = shell;
    this.#options = options;
    this.rules = rules;
    try {
      this.#shoes = this.#openShoes();
    } catch (error) {
      throw error instanceof RangeError ? new BadInput(error.message) : error;
    }
    this.#shown = this.#table;
    const { publicState: state, publicEvents$: events$ } = this.#table;
    this.conductor = conduct({
      rules,
      state,
      events$,
      clock,
      speed,
      words,
      dispatch: (command, options) => this.#dispatch(command, options),
    });
  }

  /** The number of the shoe, from 1. */
  get shoe(): number {
    return this.#shoes.shoe.number;
  }

  /** The commitment of the shoe in play. */
  get commitment(): string {
    return this.#fairness.commitment;
  }

  /** The client seed of the shoe in play. */
  get clientSeed(): string {
    return this.#fairness.clientSeed;
  }

  /** The strings of the table. */
  get phrases(): Phrasebook {
    return this.#options.words;
  }

  /** The strings of the program around the table. */
  get words(): TerminalStrings {
    return this.#options.program;
  }

  /** Whether the seed was chosen with `--seed`. */
  get isChosen(): boolean {
    return this.#fairness.chosen;
  }

  /** Whether no card of the shoe has been dealt yet. */
  get isNew(): boolean {
    return this.#table.state.round === 0;
  }

  /** Whether a round is in play. Events that are not shown yet are included. */
  get isInPlay(): boolean {
    return isInPlay(this.#table.state);
  }

  /**
   * Ends the game: closes the table, writes the recordings for `--out`, and prints a summary on the standard output. If
   * a round is in play or the recording is full, the table is not closed. Its recording then stays open, and its seed
   * is not revealed.
   *
   * @throws BadInput when the recording cannot be written
   */
  async leave(): Promise<void> {
    const { words, program, out } = this.#options;
    const { credits } = this.#table.state;
    const round = this.#roundsBefore + this.#table.state.round;
    const isClosed = !this.isInPlay;
    this.conductor.dispose();
    if (isClosed && !this.#isFull) this.#shoes.close();
    const report = [`${words.pair(words.labels.credits, words.credits(credits))}. ${words.bar.round(round)}.`];
    if (round === 0) report.push(program.notDealt);
    else if (out === null) report.push(program.notRecorded);
    else {
      const recorded = this.#recorded.filter(({ lines }) => lines.length > 0);
      const files = recorded.map((_, place) => fileOf(out, place));
      for (const [place, { lines, fairness }] of recorded.entries()) {
        const file = fileOf(out, place);
        await writeOut(this.#shell, file, `${lines.join("\n")}\n`);
        report.push(program.recording(file));
        if (isClosed || place < recorded.length - 1) report.push(program.verifyWith(verifyCommand(file, fairness)));
      }
      if (files.length > 1 && !this.isChosen) report.push(program.verifyWith(sessionCommand(files, recorded)));
      report.push(this.#remark(isClosed));
    }
    await write(this.#shell.stdout, `${report.join("\n")}\n`);
  }

  get #table(): Table {
    return this.#shoes.shoe.table;
  }

  get #fairness(): Fairness {
    return fairnessOf(this.#table);
  }

  #remark(isClosed: boolean): string {
    const { words } = this;
    if (this.#isFull) return words.recordingFull;
    if (!isClosed) return words.recordingOpen;
    return this.isChosen ? words.neverFair : words.proof;
  }

  /**
   * Carries out a command. If the shoe has then dealt all its rounds, opens the next shoe, which is shown with the next
   * command.
   */
  #dispatch(command: Command, options?: CommandOptions): Decision {
    const table = this.#table;
    const isNext = this.#shown !== table;
    if (isNext) {
      // A version of the previous shoe cannot be compared with a version of the new one. The conductor shows the last
      // state of the previous shoe.
      const { expected = this.conductor.version } = options ?? {};
      if (expected !== this.conductor.version) return rejection("stale", null);
      this.#shown = table;
      this.conductor.follow(table.publicEvents$);
      this.conductor.seek(table.publicState);
    }
    const decision = isNext ? table.dispatch(command) : table.dispatch(command, options);
    if (this.#shoes.isFull) {
      this.#roundsBefore += table.state.round;
      this.#shoes.retire();
    }
    return decision;
  }

  #openShoes(): ShoeLifecycle<TableRecorder> {
    const { rules, seed, clientSeed, credits } = this.#options;
    const options = {
      rules,
      allowStacking: false,
      seed,
      random: randomBytes,
      roundsPerShoe: ROUNDS_PER_SHOE,
      startLog: (table: Table, _: number, before: TableRecorder | null) => this.#record(table, before?.head ?? null),
    };
    return new ShoeLifecycle(options, newShoe(options, { number: 1, credits, bets: NO_BETS, clientSeed }));
  }

  #record(table: Table, previous: string | null): TableRecorder {
    const createdAt = new Date().toISOString();
    const recorder = record(table, { now: () => this.#shell.clock.now(), createdAt, previous });
    const lines: string[] = [];
    this.#recorded.push({ fairness: fairnessOf(table), recorder, lines });
    recorder.lines$.subscribe({
      next: (line) => lines.push(line),
      error: () => {
        this.#isFull = true;
      },
    });
    return recorder;
  }
}

function fairnessOf({ fairness }: Table): Fairness {
  if (fairness === null) throw new RangeError("A game requires the fair shuffle.");
  return fairness;
}

/** Returns the file of the recording with the index `place`, counted from 0: `game.tjr`, `game-2.tjr` and so on. */
function fileOf(out: string, place: number): string {
  return place === 0 ? out : out.replace(/(\.[^./\\]*)?$/, `-${place + 1}$1`);
}

/**
 * Returns the command that verifies the recordings of a game together. The commitment of the first shoe, which was
 * shown before its first deal, is the anchor.
 *
 * @param shoes at least two shoes; only the last one can be open
 */
function sessionCommand(files: readonly string[], shoes: readonly RecordedShoe[]): string {
  const anchor = shoes[0]?.fairness.commitment;
  const head = shoes.flatMap(({ recorder }) => recorder.head ?? []).at(-1);
  return `thunderjack verify ${files.join(" ")} --anchor ${anchor} --head ${head}`;
}

function verifyCommand(file: string, { commitment, clientSeed, chosen }: Fairness): string {
  const command = `thunderjack verify ${file} --commitment ${commitment}`;
  return chosen ? command : `${command} --client-seed ${quoted(oneLine(clientSeed))}`;
}

/** Returns a text as one word for a shell, quoted if necessary. */
function quoted(text: string): string {
  return /^[\w.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
