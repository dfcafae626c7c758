import {
  type Acceptance,
  type Command,
  type Fairness,
  NO_BETS,
  type Rejection,
  type RuleSet,
  type Seeds,
  Table,
} from "@thunderjack/core";
import { FORMAT_VERSION, Recorder, type RecordingHeader } from "@thunderjack/recording";
import { hexOf } from "./hex.js";
import { onlyOwn } from "./only-own.js";
import type { Scene } from "./scene.js";
import type { Secret } from "./secret-store.js";
import type { RecordingLines } from "./session-store.js";

/** What a shoe is opened with. */
export interface ShoeOpening {
  readonly rules: unknown;
  readonly seeds: Seeds;
  /** `undefined`, what the rules say. */
  readonly credits: number | undefined;
  /** `undefined` for none. */
  readonly bets: RecordingHeader["seats"] | undefined;
  readonly allowStacking: boolean;
  /** Which shoe of the session it is, from 1. */
  readonly number: number;
  /** As ISO 8601 writes it. */
  readonly createdAt: string;
}

/** A command that was carried out on the shoe, with the lines that say so. */
export interface Carried {
  readonly acceptance: Acceptance;
  /** The place of the first of the lines in the recording; 0 as long as the header is all there is. */
  readonly from: number;
  readonly lines: RecordingLines;
}

/** A table with its recording: what the owner of a session plays with. It knows the seed. */
export class ShoeInPlay {
  readonly number: number;
  readonly #table: Table;
  readonly #seeds: Seeds;
  readonly #fairness: Fairness;
  readonly #recorder: Recorder;
  readonly #createdAt: string;
  readonly #lines: string[] = [];
  #time = 0;

  /**
   * Opens a shoe. Bets that the credits do not pay for are taken off.
   *
   * @throws Error when there can be no such table, saying why
   */
  constructor({ rules, seeds, credits, bets = NO_BETS, allowStacking, number, createdAt }: ShoeOpening) {
    const options = { rules, seeds, allowStacking, ...(credits === undefined ? {} : { credits }) };
    this.#table = tableWith(options, bets);
    const { fairness } = this.#table;
    if (fairness === null) throw new RangeError("A session needs the fair shuffle.");
    this.number = number;
    this.#seeds = seeds;
    this.#fairness = fairness;
    this.#createdAt = createdAt;
    this.#recorder = this.#newRecorder();
    this.#lines.push(this.#headerLine());
  }

  get rules(): RuleSet {
    return this.#table.rules;
  }

  get seeds(): Seeds {
    return this.#seeds;
  }

  get secret(): Secret {
    return { commitment: this.#fairness.commitment, serverSeed: hexOf(this.#seeds.serverSeed) };
  }

  /** The table's own state, hole card included. */
  get state(): Table["state"] {
    return this.#table.state;
  }

  /** What everybody may see. */
  get scene(): Scene {
    const { rules, publicState } = this.#table;
    return { rules, fairness: this.#fairness, shoe: this.number, state: publicState };
  }

  /** The recording so far. */
  get lines(): RecordingLines {
    return this.#lines;
  }

  /** The time of the last event, in milliseconds of whoever dispatches. */
  get time(): number {
    return this.#time;
  }

  /**
   * Carries a command out, and writes it down.
   *
   * @param time when each of its events happens, in milliseconds since any fixed moment
   */
  dispatch(command: Command, time: (place: number) => number): Carried | Rejection {
    const decision = this.#table.dispatch(command);
    if (!decision.accepted) return decision;
    const had = this.#lines.length;
    const written = decision.events.flatMap((event, place) => {
      this.#time = time(place);
      return this.#recorder.write(event);
    });
    if (this.#recorder.recording === null || had === 1) {
      // Until the first deal the header is the recording: it says which bets lie there, and is written anew with them.
      this.#lines.splice(0, had, ...(written.length > 0 ? written : [this.#headerLine()]));
      return { acceptance: decision, from: 0, lines: [...this.#lines] };
    }
    this.#lines.push(...written);
    return { acceptance: decision, from: had, lines: written };
  }

  /**
   * Retires the shoe.
   *
   * @returns the closed recording with its seed; `null` when no round was dealt
   * @throws RangeError in the middle of a round
   */
  close(): RecordingLines | null {
    const trailer = this.#recorder.close(this.#table.close());
    return trailer === null ? null : [...this.#lines, trailer];
  }

  #newRecorder(): Recorder {
    const { rules, opening } = this.#table;
    return new Recorder(
      { rules, fairness: this.#fairness, credits: opening.credits },
      { now: () => this.#time, createdAt: this.#createdAt, meta: { shoe: this.number } },
    );
  }

  /** The header as the recorder would write it at a deal now. */
  #headerLine(): string {
    const { scheme, commitment, clientSeed, chosen } = this.#fairness;
    const { bets, credits } = this.#table.state;
    const header: RecordingHeader = {
      format: "thunderjack",
      version: FORMAT_VERSION,
      createdAt: this.#createdAt,
      rules: this.#table.rules,
      seats: bets,
      credits,
      fairness: { scheme, commitment, clientSeed, ...(chosen ? { seed: "chosen" } : {}) },
      meta: { shoe: this.number },
    };
    return JSON.stringify(header);
  }
}

function tableWith(options: ConstructorParameters<typeof Table>[0], bets: RecordingHeader["seats"]): Table {
  try {
    return new Table(onlyOwn({ ...options, bets }));
  } catch (reason) {
    if (!(reason instanceof RangeError) || bets === NO_BETS) throw reason;
    return new Table(onlyOwn(options));
  }
}
