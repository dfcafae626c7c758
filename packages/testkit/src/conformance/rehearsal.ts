import type { Command, GameEvent, Rejection, RuleSet } from "@thunderjack/core";
import { type Conductor, conduct, type Dispose, type Frame, type Speed, VirtualClock } from "@thunderjack/stage";
import { Observable, Subject as Stream } from "rxjs";
import type { RecordedRound } from "../recorded-round.js";
import { same } from "../same.js";
import { Scenario } from "../scenario.js";
import { shownOf } from "../shown-table.js";
import type { Subject } from "./subject.js";

/** A renderer on a conductor, in a time that stands still. */
export class Rehearsal<Host> {
  readonly subject: Subject<Host>;
  readonly clock: VirtualClock;
  readonly conductor: Conductor;
  readonly host: Host;
  /** What the renderer asked for. */
  readonly asked: Command[] = [];
  /** What it was told when that was refused. */
  readonly refused: Rejection[] = [];
  readonly #rules: RuleSet;
  readonly #disposals: Dispose[] = [];
  #listeners = 0;

  constructor(subject: Subject<Host>, { clock, conductor, rules }: Play) {
    this.subject = subject;
    this.clock = clock;
    this.conductor = conductor;
    this.#rules = rules;
    this.host = subject.newHost(clock);
  }

  /** How many subscriptions to the frames the renderer has. */
  get listeners(): number {
    return this.#listeners;
  }

  mount(): Dispose {
    const dispose = this.subject.renderer.mount(this.host, {
      frames$: this.#counted(this.conductor.frames$),
      dispatch: (command) => this.#ask(command),
      options: { rules: this.#rules },
    });
    this.#disposals.push(dispose);
    return dispose;
  }

  /** The renderer shows what the conductor shows now. */
  async expectShown(when: string): Promise<void> {
    await this.settled();
    const shown = this.subject.readTable(this.host);
    const expected = shownOf(this.conductor.view);
    const sorted = (labels: readonly string[]) => [...labels].sort();
    same(
      { ...shown, offers: sorted(shown.offers) },
      { ...expected, offers: sorted(expected.offers) },
      `the table ${when}`,
    );
  }

  /** Nothing is on its way, where that can be told. */
  async expectStill(when: string): Promise<void> {
    await this.settled();
    same(this.subject.isMoving?.(this.host) ?? false, false, `whether something moves ${when}`);
  }

  /** Presses something, and waits for what comes of it. */
  async press(label: string): Promise<void> {
    await this.settled();
    await this.subject.press(this.host, label);
    await this.settled();
  }

  async settled(): Promise<void> {
    await this.subject.settled?.(this.host);
  }

  /** Ends everything, also when the case has failed. */
  end(): void {
    for (const dispose of this.#disposals) dispose();
    this.conductor.dispose();
    this.subject.removeHost?.(this.host);
  }

  #ask(command: Command): Rejection | null {
    this.asked.push(command);
    const rejection = this.conductor.act(command);
    if (rejection !== null) this.refused.push(rejection);
    return rejection;
  }

  #counted(frames$: Observable<Frame>): Observable<Frame> {
    return new Observable((subscriber) => {
      this.#listeners++;
      const subscription = frames$.subscribe(subscriber);
      return () => {
        this.#listeners--;
        subscription.unsubscribe();
      };
    });
  }
}

/** What a conductor plays. */
export interface Play {
  readonly clock: VirtualClock;
  readonly conductor: Conductor;
  readonly rules: RuleSet;
}

/** A recorded round that is only shown. It is paused before its first event. */
export function replayOf({ rules, publicStates, publicEvents }: RecordedRound, speed: Speed = "normal"): Replay {
  const clock = new VirtualClock();
  const events$ = new Stream<GameEvent>();
  const [state] = publicStates;
  if (state === undefined) throw new RangeError("A round has a state before its first event.");
  const conductor = conduct({ events$, state, rules, clock, speed, backlog: Number.POSITIVE_INFINITY });
  conductor.pause();
  let next = 0;
  const tell = (upTo: number) => {
    for (; next < upTo; next++) {
      const event = publicEvents[next];
      if (event !== undefined) events$.next(event);
    }
  };
  return { clock, conductor, rules, tell, tellAll: () => tell(publicEvents.length) };
}

/** A replay, and how its events come. */
export interface Replay extends Play {
  /** Tells the first so many events, as far as they were not told yet. */
  tell(upTo: number): void;
  tellAll(): void;
}

/**
 * A table at which a recorded round is played until the renderer is to answer. A deal that is asked for gets the cards
 * of the round.
 *
 * @param done how many of the round's commands are carried out already
 */
export function tableOf({ script, commands }: RecordedRound, done = 0, speed: Speed = "instant"): Play {
  const clock = new VirtualClock();
  const { table } = new Scenario(script);
  const { rules } = table;
  const deals = commands.filter(({ type }) => type === "Deal");
  const conductor = conduct({
    events$: table.publicEvents$,
    state: table.publicState,
    rules,
    clock,
    speed,
    dispatch: (command) => table.dispatch(command.type === "Deal" ? (deals[table.state.round] ?? command) : command),
  });
  for (const command of commands.slice(0, done)) conductor.act(command);
  conductor.skip();
  return { clock, conductor, rules };
}

/** Lets a renderer draw a play, and takes it away afterwards. */
export async function rehearse<Host>(
  subject: Subject<Host>,
  play: Play,
  body: (rehearsal: Rehearsal<Host>) => Promise<void>,
): Promise<void> {
  const rehearsal = new Rehearsal(subject, play);
  try {
    await body(rehearsal);
  } finally {
    rehearsal.end();
  }
}
