import { type Rejection, rejection } from "@thunderjack/core";
import { commandNumber, REMEMBERED_COMMANDS } from "./session-store.js";
import type { Answer, OpenCommand } from "./write.js";

/**
 * Stores the answers to commands. A command that is sent twice is carried out once and answered twice. Each tab numbers
 * its commands, so that a repetition is also recognised after its answer was dropped: once a later command of the same
 * tab was carried out, an earlier one is not.
 */
export class Answers {
  readonly #waiting = new Map<string, Answer[]>();
  /** The latest answers, by the id of their command. There are at most {@link REMEMBERED_COMMANDS}. */
  readonly #given = new Map<string, Rejection | null>();
  /** The number of the last command of each tab that was carried out. */
  readonly #carriedOut = new Map<string, number>();

  /** Adds the ids of commands that were carried out before. */
  remember(ids: readonly string[]): void {
    for (const id of ids) this.#give(id, null);
  }

  /** Returns whether the command is a repetition. A repetition is answered now, or together with the first command. */
  isKnown({ id, answer }: OpenCommand): boolean {
    const waiting = this.#waiting.get(id);
    if (waiting !== undefined) {
      waiting.push(answer);
      return true;
    }
    const given = this.past(id);
    if (given === undefined) return false;
    answer(given);
    return true;
  }

  /** Returns the answer to a command that was answered, or that must not be carried out any more; otherwise `undefined`. */
  past(id: string): Rejection | null | undefined {
    const given = this.#given.get(id);
    if (given !== undefined) return given;
    const { tab, number } = commandNumber(id);
    const last = this.#carriedOut.get(tab);
    if (last === undefined || number > last) return undefined;
    return number === last ? null : rejection("stale", null);
  }

  /**
   * Returns the same command with a different callback. The callback stores the answer and passes it on to every
   * repetition.
   */
  expect({ answer, ...given }: OpenCommand): OpenCommand {
    const { id } = given;
    this.#waiting.set(id, [answer]);
    return {
      ...given,
      answer: (refused) => {
        const waiting = this.#waiting.get(id) ?? [];
        this.#waiting.delete(id);
        this.#give(id, refused);
        for (const callback of waiting) callback(refused);
      },
    };
  }

  #give(id: string, refused: Rejection | null): void {
    const { tab, number } = commandNumber(id);
    if (refused === null) this.#carriedOut.set(tab, Math.max(number, this.#carriedOut.get(tab) ?? 0));
    this.#given.delete(id);
    this.#given.set(id, refused);
    const [oldest] = this.#given.keys();
    if (this.#given.size > REMEMBERED_COMMANDS && oldest !== undefined) this.#given.delete(oldest);
  }
}
