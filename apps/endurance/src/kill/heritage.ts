import { audited } from "./book.js";
import { type Ahead, aheadBy, type LastSeen } from "./law.js";
import type { Found, Testimony } from "./testimony.js";
import { truthOf } from "./truth.js";

/** What one life leaves to the next: looks at each of them whether it got all that was shown before. */
export class Heritage {
  #last: LastSeen | null = null;
  /** The round that was seen settled last. */
  #settled = 0;

  /** What was asked for last, and perhaps not seen all of; `null` for nothing. */
  get inFlight(): string | null {
    return this.#last?.asked?.command.type ?? null;
  }

  /**
   * Adds what a page has told from its birth to its death.
   *
   * @returns how far what it found was ahead of what was seen before; `null` when it did not come so far as to look
   * @throws Error when something that was shown is lost, or anything else is found
   */
  add(life: readonly Testimony[]): Ahead | null {
    let ahead: Ahead | null = null;
    for (const testimony of life) {
      if (testimony.kind === "failed") throw new Error(`The page failed: ${testimony.reason}`);
      if (testimony.kind === "found") ahead = this.#find(testimony.found);
      else if (testimony.kind === "opened") this.#open(testimony);
      else if (testimony.kind === "asks") this.#ask(testimony.command);
      else this.#see(testimony);
    }
    return ahead;
  }

  #find(found: Found): Ahead {
    if (found.lines.length === 0) {
      if (this.#last !== null) throw new Error("Everything is lost.");
      return "as it was seen";
    }
    const truth = truthOf(found);
    const { credits } = JSON.parse(truth.picture);
    if (audited(found) !== credits) throw new Error("The credits are not what the events make.");
    const ahead = this.#last === null ? "as it was seen" : aheadBy(this.#last, truth);
    this.#last = { picture: truth.picture, asked: null };
    return ahead;
  }

  #open({ view, notices }: Extract<Testimony, { kind: "opened" }>): void {
    const picture = JSON.stringify(view);
    if (notices.length > 0) throw new Error(`The session is not at its ease: ${notices.join(" ")}`);
    if (this.#last !== null && this.#last.picture !== picture)
      throw new Error("It opens as another table than is stored.");
    this.#last = { picture, asked: null };
  }

  #ask(command: Extract<Testimony, { kind: "asks" }>["command"]): void {
    if (this.#last === null) throw new Error("It asks before it is opened.");
    const { picture } = this.#last;
    this.#last = { picture, asked: { command, before: picture, seen: 0 } };
  }

  #see({ view, event }: Extract<Testimony, { kind: "sees" }>): void {
    const picture = JSON.stringify(view);
    const asked = this.#last?.asked ?? null;
    if (event?.type === "RoundSettled") {
      if (event.round === this.#settled) throw new Error(`Round ${event.round} is settled twice.`);
      this.#settled = event.round;
    }
    if (asked === null) this.#last = { picture, asked };
    // A picture without an event, before those of the command: the shoe that it is dealt from.
    else if (event === null && asked.seen === 0) this.#last = { picture, asked: { ...asked, before: picture } };
    else this.#last = { picture, asked: { ...asked, seen: asked.seen + (event === null ? 0 : 1) } };
  }
}
