import type { GameEvent } from "@thunderjack/core";
import { audited } from "./audit.js";
import type { Found, PageReport, SeenCue } from "./page-report.js";
import { type Ahead, aheadBy, type LastSeen } from "./recovery-rules.js";
import { storedState } from "./stored-state.js";

/** Checks that each run of the browser finds everything that the previous runs drew. */
export class RecoveryCheck {
  #last: LastSeen | null = null;
  /** The number of the last round whose settlement was drawn. */
  #settled = 0;

  /** The type of the command in flight; `null` for none. */
  get inFlight(): string | null {
    return this.#last?.asked?.command.type ?? null;
  }

  /**
   * Adds the reports of one run.
   *
   * @returns the difference between the stored table and the last drawn view; `null` if the run did not report it
   * @throws Error when a drawn event is lost or another error is found
   */
  add(reports: readonly PageReport[]): Ahead | null {
    let ahead: Ahead | null = null;
    for (const report of reports) {
      if (report.kind === "failed") throw new Error(`The page failed: ${report.reason}`);
      if (report.kind === "found") ahead = this.#find(report.found);
      else if (report.kind === "opened") this.#open(report);
      else if (report.kind === "asks") this.#ask(report.command);
      else this.#see(report);
    }
    return ahead;
  }

  #find(found: Found): Ahead {
    if (found.lines.length === 0) {
      if (this.#last !== null) throw new Error("The stored table is missing.");
      return "equal to the last drawn view";
    }
    const stored = storedState(found);
    const { credits } = JSON.parse(stored.picture);
    if (audited(found) !== credits) throw new Error("The credits differ from the sum of the events.");
    const ahead = this.#last === null ? "equal to the last drawn view" : aheadBy(this.#last, stored);
    this.#last = { picture: stored.picture, asked: null };
    return ahead;
  }

  #open({ view, notices }: Extract<PageReport, { kind: "opened" }>): void {
    const picture = JSON.stringify(view);
    if (notices.length > 0) throw new Error(`The session has notices: ${notices.join(" ")}`);
    if (this.#last !== null && this.#last.picture !== picture)
      throw new Error("The opened table differs from the stored one.");
    this.#last = { picture, asked: null };
  }

  #ask(command: Extract<PageReport, { kind: "asks" }>["command"]): void {
    if (this.#last === null) throw new Error("A command was dispatched before the table was open.");
    const { picture } = this.#last;
    this.#last = { picture, asked: { command, before: picture, seen: 0, landed: 0 } };
  }

  #see({ view, cue }: Extract<PageReport, { kind: "sees" }>): void {
    const picture = JSON.stringify(view);
    const asked = this.#last?.asked ?? null;
    if (isSettlement(cue)) {
      const { event } = cue;
      if (event.round === this.#settled) throw new Error(`Round ${event.round} is settled twice.`);
      this.#settled = event.round;
    }
    if (asked === null) this.#last = { picture, asked };
    // A view without an event that precedes the events of the command shows a new shoe.
    else if (cue === null && asked.seen === 0) this.#last = { picture, asked: { ...asked, before: picture } };
    else {
      const seen = asked.seen + Number(cue?.isStart ?? false);
      // After a jump, the view has the results of all events, without their movements.
      const landed = cue === null ? seen : asked.landed + Number(cue.isLanding);
      this.#last = { picture, asked: { ...asked, seen, landed } };
    }
  }
}

/** A cue with which the settlement of a round is drawn for the first time. */
type SettlementCue = SeenCue & { readonly event: Extract<GameEvent, { type: "RoundSettled" }> };

/** Returns whether a cue draws the settlement of a round for the first time. */
export function isSettlement(cue: SeenCue | null): cue is SettlementCue {
  return cue?.isStart === true && cue.event.type === "RoundSettled";
}
