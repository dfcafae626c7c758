import { type Command, type GameEvent, type Rejection, type RuleSet, VirtualClock } from "@thunderjack/core";
import {
  conduct,
  type Dispose,
  type Frame,
  type LiveConductor,
  type LiveConductorOptions,
  type Speed,
} from "@thunderjack/stage";
import { Observable, Subject } from "rxjs";
import { assertEqual } from "../assert-equal.js";
import type { RecordedRound } from "../recorded-round.js";
import { Scenario } from "../scenario.js";
import { tableText } from "../table-text.js";
import type { ConformanceTable, RendererDriver } from "./driver.js";

/** A renderer with its host, and a conductor with a virtual clock. */
export class Harness<Host> {
  readonly driver: RendererDriver<Host>;
  readonly clock: VirtualClock;
  readonly conductor: LiveConductor;
  readonly host: Host;
  /** The commands that the renderer dispatched. */
  readonly dispatched: Command[] = [];
  /** The rejections that were returned to the renderer. */
  readonly rejections: Rejection[] = [];
  readonly #round: ConductedRound;
  readonly #disposals: Dispose[] = [];
  #subscriptions = 0;

  constructor(driver: RendererDriver<Host>, round: ConductedRound) {
    this.driver = driver;
    this.clock = round.clock;
    this.conductor = round.conductor;
    this.#round = round;
    this.host = driver.newHost(round.clock);
  }

  /** The number of subscriptions that the renderer has to the frames. */
  get subscriptions(): number {
    return this.#subscriptions;
  }

  mount(): Dispose {
    const dispose = this.driver.renderer.mount(this.host, {
      frames$: this.#counted(this.conductor.frames$),
      dispatch: (command) => this.#dispatch(command),
      options: { rules: this.#round.rules },
    });
    this.#disposals.push(dispose);
    return dispose;
  }

  /** Checks that the renderer shows the current view of the conductor. */
  async expectView(when: string): Promise<void> {
    await this.settled();
    const actual = this.driver.readTable(this.host);
    const expected = tableText(this.conductor.view);
    const sorted = (labels: readonly string[]) => [...labels].sort();
    assertEqual(
      { ...actual, offers: sorted(actual.offers) },
      { ...expected, offers: sorted(expected.offers) },
      `the table ${when}`,
    );
  }

  /** Checks that nothing is animated, if the driver can observe that. */
  async expectNoMotion(when: string): Promise<void> {
    await this.settled();
    assertEqual(this.driver.isMoving?.(this.host) ?? false, false, `whether something is animated ${when}`);
  }

  /** Presses a button and waits until the result is drawn. */
  async press(label: string): Promise<void> {
    await this.settled();
    await this.driver.press(this.host, label);
    await this.settled();
  }

  /** Resolves when the connection of the table is quiet, and the last frame is drawn. */
  async settled(): Promise<void> {
    await this.#round.settled();
    await this.driver.settled?.(this.host);
  }

  /** Disposes the renderer and the conductor, and removes the host. */
  dispose(): void {
    for (const dispose of this.#disposals) dispose();
    this.conductor.dispose();
    this.#round.close();
    this.driver.removeHost?.(this.host);
  }

  #dispatch(command: Command): Rejection | null {
    this.dispatched.push(command);
    const rejection = this.conductor.act(command);
    if (rejection !== null) this.rejections.push(rejection);
    return rejection;
  }

  #counted(frames$: Observable<Frame>): Observable<Frame> {
    return new Observable((subscriber) => {
      this.#subscriptions++;
      const subscription = frames$.subscribe(subscriber);
      return () => {
        this.#subscriptions--;
        subscription.unsubscribe();
      };
    });
  }
}

/** A conductor with its clock and rules, and the connection of its table. */
export interface ConductedRound {
  readonly clock: VirtualClock;
  readonly conductor: LiveConductor;
  readonly rules: RuleSet;
  /** Resolves when everything that was sent over the connection has arrived. */
  settled(): Promise<void>;
  /** Closes the connection. */
  close(): void;
}

/** Conducts a table, over the connection of the driver if it has one. */
export async function conducted<Host>(
  { carry }: Pick<RendererDriver<Host>, "carry">,
  table: ConformanceTable,
  options: Pick<LiveConductorOptions, "speed" | "backlog"> = {},
): Promise<ConductedRound> {
  const clock = new VirtualClock();
  const carried = carry === undefined ? { ...table, settled: async () => {}, close: () => {} } : await carry(table);
  const { rules, state, events$, dispatch, seating } = carried;
  const conductor = conduct({
    ...{ rules, state, events$, clock, ...options },
    ...(dispatch === undefined ? {} : { dispatch }),
    ...(seating === undefined ? {} : { seating }),
  });
  return { clock, conductor, rules, settled: () => carried.settled(), close: () => carried.close() };
}

/** Creates a replay of a recorded round. It is paused before the first event. */
export async function replayOf<Host>(
  driver: RendererDriver<Host>,
  { rules, publicStates, publicEvents }: RecordedRound,
  speed: Speed = "normal",
): Promise<Replay> {
  const events$ = new Subject<GameEvent>();
  const [state] = publicStates;
  if (state === undefined) throw new RangeError("The round has no state before its first event.");
  const backlog = Number.POSITIVE_INFINITY;
  const round = await conducted(driver, { rules, state, events$ }, { speed, backlog });
  round.conductor.pause();
  let next = 0;
  const emitUpTo = (count: number) => {
    for (; next < count; next++) {
      const event = publicEvents[next];
      if (event !== undefined) events$.next(event);
    }
    return round.settled();
  };
  return { ...round, emitUpTo, emitAll: () => emitUpTo(publicEvents.length) };
}

/** A replay whose events are emitted on request. The promises resolve when the conductor has received them. */
export interface Replay extends ConductedRound {
  /** Emits the events with an index below `count` that were not emitted yet. */
  emitUpTo(count: number): Promise<void>;
  emitAll(): Promise<void>;
}

/**
 * Creates a table at which the player can play a recorded round. Each `Deal` gets the cards of the round.
 *
 * @param done the number of commands of the round to dispatch in advance
 */
export async function tableOf<Host>(
  driver: RendererDriver<Host>,
  { script, commands }: RecordedRound,
  done = 0,
  speed: Speed = "instant",
): Promise<ConductedRound> {
  const { table } = new Scenario(script);
  const deals = commands.filter(({ type }) => type === "Deal");
  const round = await conducted(
    driver,
    {
      rules: table.rules,
      state: table.publicState,
      events$: table.publicEvents$,
      dispatch: (command) => table.dispatch(command.type === "Deal" ? (deals[table.state.round] ?? command) : command),
    },
    { speed },
  );
  for (const command of commands.slice(0, done)) {
    round.conductor.act(command);
    await round.settled();
  }
  round.conductor.skip();
  return round;
}

/** Runs `body` with a harness. The harness is disposed afterwards, even after an error. */
export async function withHarness<Host, Round extends ConductedRound>(
  driver: RendererDriver<Host>,
  opening: Promise<Round>,
  body: (harness: Harness<Host>, round: Round) => Promise<void>,
): Promise<void> {
  const round = await opening;
  const harness = new Harness(driver, round);
  try {
    await body(harness, round);
  } finally {
    harness.dispose();
  }
}
