import type { Rejection } from "@thunderjack/core";
import { REMEMBERED_COMMANDS } from "./session-store.js";
import type { Answer, OpenCommand } from "./write.js";

/** The answers to the last commands. A command that is sent twice is carried out once and answered twice. */
export class Answers {
  readonly #waiting = new Map<string, Answer[]>();
  readonly #given = new Map<string, Rejection | null>();

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
    const given = this.#given.get(id);
    if (given === undefined) return false;
    answer(given);
    return true;
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
        for (const tell of waiting) tell(refused);
      },
    };
  }

  #give(id: string, refused: Rejection | null): void {
    this.#given.delete(id);
    this.#given.set(id, refused);
    const [oldest] = this.#given.keys();
    if (this.#given.size > REMEMBERED_COMMANDS && oldest !== undefined) this.#given.delete(oldest);
  }
}
