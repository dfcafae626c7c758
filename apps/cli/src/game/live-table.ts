import { commitmentTo, type RuleSet, type Seeds, Table } from "@thunderjack/core";
import { record } from "@thunderjack/recording";
import { type Conductor, conduct, type Phrasebook, type Speed } from "@thunderjack/stage";
import { BadInput } from "../bad-input.js";
import { writeRecording } from "../output.js";
import { oneLine, type Shell, write } from "../shell.js";
import { type ProgramWords, programWords } from "../terminal/program-words.js";

/** How a game is played that somebody sits at. */
export interface GameOptions {
  readonly rules: RuleSet;
  readonly seeds: Seeds;
  /** What the player begins with, in hundredths; `null` for the starting credits of the rules. */
  readonly credits: number | null;
  readonly words: Phrasebook;
  readonly speed: Speed;
  /** Where the recording goes; `null` for nowhere. */
  readonly out: string | null;
}

/** A table that somebody plays at, and its recording. */
export class LiveTable {
  readonly conductor: Conductor;
  readonly commitment: string;
  readonly rules: RuleSet;
  readonly #shell: Shell;
  readonly #options: GameOptions;
  readonly #table: Table;
  readonly #recorder: ReturnType<typeof record>;
  readonly #lines: string[] = [];
  #isFull = false;

  /** @throws BadInput for credits that no table is opened with, and for seeds that no recording holds */
  constructor(shell: Shell, options: GameOptions) {
    const { rules, seeds, credits, words, speed } = options;
    const { clock } = shell;
    this.#shell = shell;
    this.#options = options;
    this.rules = rules;
    this.commitment = commitmentTo(seeds.serverSeed);
    try {
      this.#table = new Table({ rules, seeds, ...(credits === null ? {} : { credits }) });
      this.#recorder = record(this.#table, { now: () => clock.now(), createdAt: new Date().toISOString() });
    } catch (error) {
      throw error instanceof RangeError ? new BadInput(error.message) : error;
    }
    this.#recorder.lines$.subscribe({
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

  /** What the program says beside the table. */
  get words(): ProgramWords {
    return programWords(this.#options.words.language);
  }

  /** Whether the seed was chosen by somebody. */
  get isChosen(): boolean {
    return this.#options.seeds.chosen;
  }

  /** Whether no card was dealt yet. */
  get isNew(): boolean {
    return this.#table.state.round === 0;
  }

  /** Whether a round is being played, also while its end is still to be shown. */
  get isInPlay(): boolean {
    const { phase } = this.#table.state;
    return phase !== "betting" && phase !== "settled" && phase !== "broke";
  }

  /**
   * Ends the game: closes the table between two rounds, writes the recording, and says on the standard output what came
   * of it. In the middle of a round the recording stays open, and its seed a secret.
   *
   * @throws BadInput when the recording cannot be written
   */
  async leave(): Promise<void> {
    const { words, out, seeds } = this.#options;
    const { round, credits } = this.#table.state;
    const isClosed = !this.isInPlay;
    this.conductor.dispose();
    if (isClosed && !this.#isFull) this.#recorder.close(this.#table.close());
    const said = [`${words.labels.credits}: ${words.credits(credits)}. ${words.labels.round}: ${round}.`];
    if (round === 0) said.push("Nothing was dealt, and nothing recorded.");
    else if (out === null)
      said.push("Not recorded: play --out FILE.tjr keeps the rounds, so that they can be verified.");
    else {
      await writeRecording(this.#shell, out, `${this.#lines.join("\n")}\n`);
      said.push(`Recording: ${out}`, ...this.#howToVerify(out, isClosed, seeds));
    }
    await write(this.#shell.stdout, `${said.join("\n")}\n`);
  }

  #howToVerify(out: string, isClosed: boolean, { chosen, clientSeed }: Seeds): readonly string[] {
    if (this.#isFull) return ["It is as long as a recording may be: what came after it is missing, and it stays open."];
    if (!isClosed) return ["It ends in the middle of a round: it can be replayed, but its seed stays secret."];
    const seed = clientSeed === "" ? "" : ` Your own seed in it: ${oneLine(clientSeed)}`;
    return [
      `To verify it: thunderjack verify ${out} --commitment ${this.commitment}`,
      chosen
        ? "Its seed was chosen with --seed: it can be consistent, but never fair."
        : `That the cards were fixed before you played is shown by the commitment you saw before the first deal.${seed}`,
    ];
  }
}
