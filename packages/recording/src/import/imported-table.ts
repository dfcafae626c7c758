import type { CardId } from "@thunderjack/cards";
import {
  type Acceptance,
  type Amount,
  type Bets,
  type Command,
  chosenSeeds,
  commitmentTo,
  InvalidRuleSet,
  isInPlay,
  type RuleSet,
  ruleSet,
  SEATS,
  type Seeds,
  Table,
  type TableState,
} from "@thunderjack/core";
import type { JsonObject } from "../json.js";
import { record, type TableRecorder } from "../record.js";
import type { Recording } from "../recording.js";
import { BadLog, CardNotInShoe } from "./import-result.js";

/*
 * A log is imported by playing its rounds again: the cards are stacked as the log deals them, and the choices of the log
 * are the commands. The events are therefore those of the rules, and every difference from the log is found.
 */

/**
 * The seed of all imported tables. All drawn cards are stacked, so nothing depends on it. A chosen seed is the only one
 * of its chain.
 */
const SEEDS: Seeds = inOwnChain(chosenSeeds("thunderjack/import/1"));

function inOwnChain(seeds: Seeds): Seeds {
  const anchor = commitmentTo(seeds.serverSeed);
  return { ...seeds, clientSeedFrom: "none", chain: { anchor, index: 1, length: 1 } };
}

/** The values with which an imported table is opened. */
export interface ImportedTableOptions {
  readonly rules: RuleSet;
  /** The credits in hundredths. */
  readonly credits: Amount;
  readonly createdAt: string;
  /** The facts about the source for the header. */
  readonly meta: JsonObject;
}

/** A table that plays the rounds of a log, and records them. */
export class ImportedTable {
  readonly #table: Table;
  readonly #recorder: TableRecorder;
  readonly #lines: string[] = [];
  #isFull = false;

  /**
   * Opens the table.
   *
   * @throws BadLog for credits that are not an amount
   * @throws RangeError if `createdAt` is not a valid time
   */
  constructor({ rules, credits, createdAt, meta }: ImportedTableOptions) {
    this.#table = openTable(rules, credits);
    this.#recorder = record(this.#table, { now: () => 0, createdAt, meta });
    this.#recorder.lines$.subscribe({
      next: (line) => this.#lines.push(line),
      error: () => {
        this.#isFull = true;
      },
    });
  }

  get rules(): RuleSet {
    return this.#table.rules;
  }

  get state(): TableState {
    return this.#table.state;
  }

  /** The recording so far; `null` before the first deal. */
  get recording(): Recording | null {
    return this.#recorder.recording;
  }

  /**
   * Carries out a command of the log.
   *
   * @throws BadLog with the reason if the rules reject it, or if the recording is full
   */
  run(command: Command, place: string): Acceptance {
    const decision = this.#table.dispatch(command);
    if (!decision.accepted) {
      const { code, message } = decision;
      throw code === "card-not-in-shoe" ? new CardNotInShoe(place, message) : new BadLog(place, message);
    }
    if (this.#isFull) throw new BadLog(place, "The rounds up to here are more than a recording may contain");
    return decision;
  }

  /**
   * Changes the bets to those of the log. Reduced bets come first, because they return the credits for the others.
   *
   * @throws BadLog if the rules reject a bet
   */
  bet(bets: Bets, place: string): void {
    const before = this.state.bets;
    const changed = SEATS.filter((seat) => bets[seat] !== before[seat]);
    changed.sort((one, other) => bets[one] - before[one] - (bets[other] - before[other]));
    for (const seat of changed) this.run({ type: "PlaceBet", seat, amount: bets[seat] }, place);
  }

  /** Deals a round with these cards, the first one first. */
  deal(stack: readonly CardId[], place: string): Acceptance {
    return this.run({ type: "Deal", stack }, place);
  }

  /**
   * Closes the table.
   *
   * @returns the text of the recording
   * @throws BadLog during a round, and if there is no round
   */
  close(): string {
    if (this.recording === null) throw new BadLog(null, "The log has no complete round");
    if (isInPlay(this.state)) throw new BadLog(null, "The log ends during a round");
    this.#recorder.close(this.#table.close());
    return this.#lines.map((line) => `${line}\n`).join("");
  }
}

function openTable(rules: RuleSet, credits: Amount): Table {
  try {
    return new Table({ rules, credits, seeds: SEEDS, allowStacking: true });
  } catch (error) {
    if (error instanceof RangeError) throw new BadLog(null, error.message);
    throw error;
  }
}

/**
 * Returns the rules of a log.
 *
 * @param choice the rules, as `ruleSet` accepts them
 * @throws BadLog if they cannot be played
 */
export function importedRules(choice: unknown, place: string | null): RuleSet {
  try {
    return ruleSet(choice);
  } catch (error) {
    if (error instanceof InvalidRuleSet) throw new BadLog(place, error.message);
    throw error;
  }
}
