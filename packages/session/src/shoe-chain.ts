import {
  type Command,
  chosenSeeds,
  publicEvent,
  type Rejection,
  randomSeeds,
  ruleSet,
  SERVER_SEED_BYTES,
  type Seeds,
  smallestBet,
  sumOfBets,
  type TableState,
  whyNot,
} from "@thunderjack/core";
import { canonicalJson } from "@thunderjack/recording";
import { isBetweenRounds, type Scene } from "./scene.js";
import type { RecordingLines } from "./session-store.js";
import { ROUNDS_PER_RECORDING, type SessionOptions } from "./settings.js";
import { ShoeInPlay } from "./shoe-in-play.js";
import type { OpenCommand, Write } from "./write.js";

/** What a new shoe goes on with. Nothing is left out: what a page adds to `Object.prototype` is not read in its place. */
export interface Standing {
  /** In hundredths; `undefined`, what the session begins with. */
  readonly credits: number | undefined;
  /** `undefined` for none. */
  readonly bets: TableState["bets"] | undefined;
  /** How many shoes there were before. */
  readonly shoes: number;
  /** Whether a round was in play, whose bets came back. */
  readonly isVoid: boolean;
}

/** Where there was nothing before. */
export const NO_STANDING: Standing = { credits: undefined, bets: undefined, shoes: 0, isVoid: false };

/** What is changed of a shoe that nothing was dealt from; `null` for what stays. */
export interface Reopening {
  readonly clientSeed: string | null;
  readonly credits: number | null;
}

/** What becomes of a command. */
export interface CarriedOut {
  /** What is to be saved, in order. */
  readonly writes: readonly Write[];
  readonly refused: Rejection | null;
}

/**
 * The shoes of a session, one after the other, and what is to be saved of each thing that happens. Nothing here waits
 * for anybody.
 */
export class ShoeChain {
  readonly #options: SessionOptions;
  #shoe: ShoeInPlay;
  /** What is to be added to the clock, so that a recording that was opened again goes on at its own time. */
  #offset = 0;

  /** @param shoe one that was played from before; `null` to open the first */
  constructor(options: SessionOptions, shoe: ShoeInPlay | null, standing: Standing = NO_STANDING) {
    this.#options = options;
    this.#shoe = shoe ?? this.#newShoe(standing);
    if (shoe !== null) this.#offset = shoe.time - options.clock.now();
  }

  get shoe(): ShoeInPlay {
    return this.#shoe;
  }

  get scene(): Scene {
    return this.#shoe.scene;
  }

  /** Whether the rules of the session are others now than when its shoe was opened. */
  get hasOtherRules(): boolean {
    return canonicalJson({ ...this.#shoe.rules }) !== canonicalJson({ ...ruleSet(this.#options.rules) });
  }

  /** Decides a command at once; where another shoe is taken for it, that is a write of its own. */
  carryOut(cause: OpenCommand): CarriedOut {
    const { command } = cause;
    const refused = this.#whyNot(command);
    if (refused !== null) return { writes: [], refused };
    const writes = this.#isDone ? [this.retire()] : [];
    const { clock } = this.#options;
    const carried = this.#shoe.dispatch(command, () => clock.now() + this.#offset);
    if ("accepted" in carried) return { writes, refused: carried };
    const { acceptance, from, lines } = carried;
    const events = acceptance.events.map(publicEvent);
    const write = this.#write({ cause, events, change: { ids: [cause.id], retired: [], from, lines } });
    return { writes: [...writes, write], refused: null };
  }

  /** Closes the shoe, which shows its seed, and goes on with a new one. Bets that cannot be paid for are taken off. */
  retire(credits: number = this.#shoe.state.credits): Write {
    const before = this.#shoe;
    const closed = before.close();
    this.#shoe = this.#newShoe({ credits, bets: before.state.bets, shoes: before.number, isVoid: false });
    return this.begun(closed === null ? [] : [closed], [before.secret.commitment]);
  }

  /** The same shoe, not dealt from yet, with another client seed or other credits. */
  reopen({ clientSeed, credits }: Reopening): Write {
    const { seeds, state, number } = this.#shoe;
    const standing = { credits: credits ?? state.credits, bets: state.bets, shoes: number - 1, isVoid: false };
    this.#shoe = this.#opened({ ...seeds, clientSeed: clientSeed ?? seeds.clientSeed }, standing);
    return this.begun([], []);
  }

  /** What is to be saved of a shoe that takes the place of what was there before. */
  begun(retired: readonly RecordingLines[], forget: readonly string[]): Write {
    const { lines, secret } = this.#shoe;
    return { ...this.#write({ change: { ids: [], retired, from: 0, lines: [...lines] } }), secret, forget };
  }

  /** Whether the shoe is changed before the next command. */
  get #isDone(): boolean {
    const { state } = this.#shoe;
    const { roundsPerRecording = ROUNDS_PER_RECORDING } = this.#options;
    if (!isBetweenRounds(state)) return false;
    if (this.hasOtherRules) return true;
    // No table opens with bets that the credits do not pay for, and nobody asked for them to be taken off: the shoe
    // stays until the player lowers them. Nothing can be dealt before that.
    return state.round >= roundsPerRecording && sumOfBets(state.bets) <= state.credits;
  }

  #whyNot(command: Command): Rejection | null {
    const refused = whyNot(this.#shoe.rules, this.#shoe.state, command);
    if (refused !== null) return refused;
    if (command.type !== "Deal" || command.stack === undefined || this.#options.allowStacking === true) return null;
    const message = "Cards cannot be chosen at this table.";
    return { accepted: false, code: "stacking-not-allowed", detail: null, message };
  }

  #write({
    cause = null,
    events = null,
    change,
  }: Pick<Write, "change"> & Partial<Pick<Write, "cause" | "events">>): Write {
    return { cause, change, secret: null, forget: [], events, scene: this.#shoe.scene };
  }

  #newShoe(standing: Standing): ShoeInPlay {
    return this.#opened(this.#newSeeds(standing.shoes + 1), standing);
  }

  #opened(seeds: Seeds, { credits = this.#options.credits, bets, shoes }: Standing): ShoeInPlay {
    const { rules: wanted, allowStacking = false, date } = this.#options;
    const rules = ruleSet(wanted);
    // Who cannot pay for the smallest bet could not even start again at a table that has not dealt.
    const isBroke = credits !== undefined && credits < smallestBet(rules);
    this.#offset = 0;
    return new ShoeInPlay({
      rules,
      seeds,
      allowStacking,
      number: shoes + 1,
      createdAt: date(),
      credits: isBroke ? undefined : credits,
      bets,
    });
  }

  /** The shoes after the first are shuffled from texts of their own, so that a whole session can be dealt again. */
  #newSeeds(shoe: number): Seeds {
    const { seed, random } = this.#options;
    if (seed !== undefined) return chosenSeeds(shoe === 1 ? seed : `${seed}/${shoe}`);
    return randomSeeds(random(SERVER_SEED_BYTES), "");
  }
}
