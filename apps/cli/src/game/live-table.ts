import { randomBytes } from "node:crypto";
import { type Fairness, isInPlay, NO_BETS, type RuleSet, type Table } from "@thunderjack/core";
import { newShoe, record, ShoeLifecycle, type TableRecorder } from "@thunderjack/recording";
import { conduct, type LiveConductor, type Phrasebook, type Speed } from "@thunderjack/stage";
import type { TerminalStrings } from "@thunderjack/stage/terminal";
import { BadInput } from "../bad-input.js";
import { writeRecording } from "../output.js";
import { oneLine, type Shell, write } from "../shell.js";

/** The options of a game at the terminal. */
export interface GameOptions {
  readonly rules: RuleSet;
  /** The string that determines the shuffle; `null` for random seeds. */
  readonly seed: string | null;
  /** The client seed that is combined with a random server seed. It is empty for none. */
  readonly clientSeed: string;
  /** The credits of the player, in hundredths; `null` for the starting credits of the rule set. */
  readonly credits: number | null;
  readonly words: Phrasebook;
  readonly program: TerminalStrings;
  readonly speed: Speed;
  /** The file for the recording; `null` for none. */
  readonly out: string | null;
}

/** The table of a game at the terminal, and its recording. A game has one shoe and therefore one file. */
export class LiveTable {
  readonly conductor: LiveConductor;
  readonly commitment: string;
  readonly rules: RuleSet;
  readonly #shell: Shell;
  readonly #options: GameOptions;
  readonly #shoes: ShoeLifecycle<TableRecorder>;
  readonly #lines: string[] = [];
  #isFull = false;

  /** @throws BadInput for credits that a table does not accept, and for an invalid client seed */
  constructor(shell: Shell, options: GameOptions) {
    const { rules, words, speed } = options;
    const { clock } = shell;
    this.#shell = shell;
    this.#options = options;
    this.rules = rules;
    try {
      this.#shoes = openShoes(shell, options);
    } catch (error) {
      throw error instanceof RangeError ? new BadInput(error.message) : error;
    }
    this.commitment = this.#fairness.commitment;
    this.#shoes.shoe.log.lines$.subscribe({
      next: (line) => this.#lines.push(line),
      error: () => {
        this.#isFull = true;
      },
    });
    const { publicState: state, publicEvents$: events$ } = this.#table;
    this.conductor = conduct({
      rules,
      state,
      events$,
      clock,
      speed,
      words,
      dispatch: (command) => this.#table.dispatch(command),
    });
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

  /** Whether no card has been dealt yet. */
  get isNew(): boolean {
    return this.#table.state.round === 0;
  }

  /** Whether a round is in play. Events that are not shown yet are included. */
  get isInPlay(): boolean {
    return isInPlay(this.#table.state);
  }

  /**
   * Ends the game: closes the table, writes the recording, and prints a summary on the standard output. If a round is
   * in play, the table is not closed. The recording then stays open, and its seed is not revealed.
   *
   * @throws BadInput when the recording cannot be written
   */
  async leave(): Promise<void> {
    const { words, program, out } = this.#options;
    const { round, credits } = this.#table.state;
    const isClosed = !this.isInPlay;
    this.conductor.dispose();
    if (isClosed && !this.#isFull) this.#shoes.close();
    const report = [`${words.pair(words.labels.credits, words.credits(credits))}. ${words.bar.round(round)}.`];
    if (round === 0) report.push(program.notDealt);
    else if (out === null) report.push(program.notRecorded);
    else {
      await writeRecording(this.#shell, out, `${this.#lines.join("\n")}\n`);
      report.push(program.recording(out), ...this.#howToVerify(out, isClosed));
    }
    await write(this.#shell.stdout, `${report.join("\n")}\n`);
  }

  get #table(): Table {
    return this.#shoes.shoe.table;
  }

  get #fairness(): Fairness {
    const { fairness } = this.#table;
    if (fairness === null) throw new RangeError("A game requires the fair shuffle.");
    return fairness;
  }

  #howToVerify(out: string, isClosed: boolean): readonly string[] {
    const { words } = this;
    const { chosen, clientSeed } = this.#fairness;
    if (this.#isFull) return [words.recordingFull];
    if (!isClosed) return [words.recordingOpen];
    const seed = clientSeed === "" ? "" : ` ${words.clientSeed(oneLine(clientSeed))}`;
    return [
      words.verifyWith(`thunderjack verify ${out} --commitment ${this.commitment}`),
      chosen ? words.neverFair : `${words.proof}${seed}`,
    ];
  }
}

/** Opens the shoe of a game. The server seed is drawn first, so it does not depend on the client seed. */
function openShoes(shell: Shell, { rules, seed, clientSeed, credits }: GameOptions): ShoeLifecycle<TableRecorder> {
  const options = {
    rules,
    allowStacking: false,
    seed,
    random: randomBytes,
    roundsPerShoe: Number.POSITIVE_INFINITY,
    startLog: (table: Table) => record(table, { now: () => shell.clock.now(), createdAt: new Date().toISOString() }),
  };
  const shoes = new ShoeLifecycle(options, newShoe(options, { number: 1, credits, bets: NO_BETS }));
  if (clientSeed !== "") shoes.replace({ clientSeed, credits: null });
  return shoes;
}
