import type { Amount, Command, Decision, Fairness, GameEvent, RuleSet, TableState } from "@thunderjack/core";
import type { Session } from "@thunderjack/session";
import { type Observable, takeUntil } from "rxjs";
import type { OwnShoe, PlayedTable } from "../thunderjack-table/played-table.js";

/** One shoe of a session, as everybody may see it. What comes after a jump is another one. */
export class KeptShoe implements PlayedTable, OwnShoe {
  readonly rules: RuleSet;
  readonly fairness: Fairness;
  /** Ends with the shoe. */
  readonly publicEvents$: Observable<GameEvent>;
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
    this.rules = session.rules;
    this.fairness = session.fairness;
    this.publicEvents$ = session.publicEvents$.pipe(takeUntil(session.jumps$));
  }

  get table(): this {
    return this;
  }

  /** The hole card stays with the session: nothing else than what is shown is known here. */
  get state(): TableState {
    return this.#session.publicState;
  }

  get publicState(): TableState {
    return this.#session.publicState;
  }

  get events$(): Observable<GameEvent> {
    return this.publicEvents$;
  }

  dispatch(command: Command): Decision {
    return this.#session.dispatch(command);
  }

  get takesClientSeed(): boolean {
    return this.#isOwned && this.state.round === 0 && !this.fairness.chosen;
  }

  get canBeRetired(): boolean {
    const { round, phase } = this.state;
    return this.#isOwned && round > 0 && (phase === "settled" || phase === "betting");
  }

  withClientSeed(text: string): this {
    this.#session.setClientSeed(text);
    return this;
  }

  withCredits(credits: Amount): this {
    return this.withNewShoe(credits);
  }

  /** The session tells when the new shoe is saved: until then this one is shown. */
  withNewShoe(credits?: Amount): this {
    this.#session.newShoe(credits);
    return this;
  }

  get #isOwned(): boolean {
    return this.#session.status.role === "owner";
  }
}
