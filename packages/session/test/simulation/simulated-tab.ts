import {
  type Clock,
  type Command,
  type Fairness,
  type GameEvent,
  legalCommands,
  type TableState,
} from "@thunderjack/core";
import { conduct, type LiveConductor, type TableView, view } from "@thunderjack/stage";
import { type Notice, type NoticeCode, Session } from "../../src/index.js";
import { anyBelow } from "../chance.js";
import { FaultySecrets, FaultyStore } from "./faulty-storage.js";
import { seenIn } from "./presses.js";
import type { Build, Mortal, Source, Surroundings } from "./surroundings.js";

/** An event that a tab showed, with the table after it. */
export interface Acknowledged {
  readonly commitment: string;
  readonly anchor: string;
  /** The value of {@link Surroundings.era} when the event was shown. */
  readonly era: number;
  readonly event: GameEvent;
  readonly state: TableState;
}

/** The notices of recoveries, each of which must leave a mark in a recording. */
const RECOVERIES: readonly NoticeCode[] = ["tail-cut", "secret-lost", "unreadable", "round-void", "stakes-lost"];

/** A recovery that a tab has saved. */
interface SavedRecovery {
  readonly codes: readonly NoticeCode[];
  /** The shoe in play after the recovery. */
  readonly fairness: Fairness;
}

/** A tab of the simulation with a session, its conductor and a renderer. It can die at any time. */
export class SimulatedTab implements Mortal {
  /** The events that were shown as saved. */
  readonly acknowledged: Acknowledged[] = [];
  /** The events that were shown while they could not be saved. */
  readonly unsaved: Acknowledged[] = [];
  readonly problems: string[] = [];
  /** The codes of all notices of the tab. The status contains only the latest ones. */
  readonly noticed = new Set<NoticeCode>();
  readonly recoveries: SavedRecovery[] = [];
  isAlive = true;
  isUnmarked = false;
  isDeceived = false;
  session: Session | null = null;
  /** The view that the renderer drew last. */
  drawn: TableView | null = null;
  #conductor: LiveConductor | null = null;
  #skew = 0;
  /** The number of commands without an answer. */
  #unanswered = 0;
  #release: () => void = () => {};
  /** The calls that the tab makes when it wakes, by their source; `null` while it is awake. */
  #late: Map<Source, (() => void)[]> | null = null;

  constructor(
    private readonly world: Surroundings,
    readonly number: number,
    readonly build: Build,
  ) {
    void this.#open();
  }

  run(source: Source, callback: () => void): void {
    if (!this.isAlive) return;
    if (this.#late === null) callback();
    else this.#late.set(source, [...(this.#late.get(source) ?? []), callback]);
  }

  /** Suspends the tab: it makes no call until it wakes. */
  hang(milliseconds: number): void {
    if (this.#late !== null) return;
    this.#late = new Map();
    this.world.clock.schedule(milliseconds, () => this.wake());
  }

  /** Makes the delayed calls. Calls from one source are made in their order; the order between sources is random. */
  wake(): void {
    const late = [...(this.#late ?? [])];
    this.#late = null;
    const { chance, clock } = this.world;
    while (late.length > 0) {
      const place = anyBelow(chance, late.length);
      const [source = "press", calls = []] = late[place] ?? [];
      const call = calls.shift();
      if (call === undefined) late.splice(place, 1);
      else clock.schedule(0, () => this.run(source, call));
    }
  }

  die(): Promise<never> {
    this.kill();
    return new Promise(() => {});
  }

  kill(): void {
    this.isAlive = false;
    this.#conductor?.dispose();
    this.#release();
  }

  jumpClock(milliseconds: number): void {
    this.#skew += milliseconds;
  }

  /**
   * Presses a button like a player: usually for a legal command, sometimes for an illegal one. If the tab hangs, the
   * command is sent when it wakes.
   */
  press(times = 1): void {
    const { session, drawn, world } = this;
    const conductor = this.#conductor;
    if (session === null || conductor === null || drawn === null || session.status.role === "closed") return;
    const press = { command: this.#anyCommand(session), seen: seenIn(drawn, session.fairness.commitment) };
    const seen = { expected: conductor.version };
    const command = world.presses.add(press);
    this.run("press", () => {
      for (let time = 0; time < times; time++) conductor.act(command, seen);
    });
  }

  /** Changes the shoe, sometimes with new credits. */
  changeShoe(): void {
    if (this.world.chance() < 0.3) this.session?.newShoe(100_000);
    else this.session?.newShoe();
  }

  /** Sends one legal command. */
  move(): void {
    const { session } = this;
    if (session === null) return;
    const { rules, publicState } = session;
    const [command = { type: "StartAgain" } as const] = legalCommands(rules, publicState);
    this.#ask(session, command);
  }

  /** Sends one more command and closes the tab. The session waits until everything is saved. */
  async close(): Promise<void> {
    const { session } = this;
    if (session === null || session.status.role === "closed") return;
    this.move();
    await session.close();
    if (!this.isAlive) return;
    if (this.#unanswered > 0) this.problems.push(`${this.#unanswered} commands have no answer, and it is closed`);
    this.kill();
  }

  async takeOver(): Promise<void> {
    await this.session?.takeOver();
  }

  /** The view that the renderer should have drawn. */
  get expectedView(): TableView | null {
    return this.session === null ? null : view(this.session.rules, this.session.publicState);
  }

  #ask(session: Session, command: Command): void {
    this.#unanswered++;
    void session.send(command).then(() => this.#unanswered--);
  }

  #anyCommand({ rules, publicState }: Session): Command {
    const { chance } = this.world;
    const legal = legalCommands(rules, publicState);
    const deal = legal.find(({ type }) => type === "Deal");
    if (deal !== undefined && chance() < 0.7) return deal;
    if (chance() < 0.05) return { type: "Hit", hand: "left" };
    const quick = legal.filter(({ type }) => type !== "PlaceBet" || chance() < 0.2);
    const choices = quick.length > 0 ? quick : legal;
    return choices[anyBelow(chance, choices.length)] ?? { type: "Deal" };
  }

  /** Returns the clock of the tab. The clock of a session can jump back, but the clock of a conductor cannot. */
  #clock(skew: () => number = () => 0): Clock {
    return {
      now: () => this.world.clock.now() + skew(),
      schedule: (milliseconds, callback) => this.world.clock.schedule(milliseconds, () => this.run("timer", callback)),
    };
  }

  async #open(): Promise<void> {
    const { world } = this;
    const session = await Session.open({
      ...world.options,
      store: new FaultyStore(world, this),
      secrets: new FaultySecrets(world, this),
      openChannel: () => world.channels.openFor(this),
      clock: this.#clock(() => this.#skew),
      lock: {
        request: (name, listener, steal) => {
          if (!this.isAlive) return () => {};
          if (steal === true) world.plan.happened("lock stolen");
          const release = world.lock.request(
            name,
            {
              granted: () => this.run("lock", listener.granted),
              lost: () => this.run("lock", listener.lost),
            },
            steal,
          );
          this.#release = release;
          return release;
        },
      },
    });
    if (!this.isAlive) return;
    this.session = session;
    const known = new Set<Notice>();
    let codes: NoticeCode[] = [];
    session.status$.subscribe(({ notices }) => {
      const added = notices.filter((notice) => !known.has(notice));
      for (const notice of added) known.add(notice);
      for (const { code } of added) this.noticed.add(code);
      codes.push(...added.map(({ code }) => code).filter((code) => RECOVERIES.includes(code)));
    });
    // The notices of a recovery are added before its table is shown, and it is shown when it is saved or could not be.
    // A table that equals the one that was shown is not shown again.
    const recovered = () => {
      if (codes.length > 0 && session.status.saving === "saved") {
        this.recoveries.push({ codes, fairness: session.fairness });
      }
      codes = [];
    };
    recovered();
    session.jumps$.subscribe(recovered);
    session.publicEvents$.subscribe(recovered);
    session.publicEvents$.subscribe((event) => this.#collect(session, event));
    const conductor = conduct({
      rules: session.rules,
      state: session.publicState,
      events$: session.publicEvents$,
      dispatch: (command, options) => session.dispatch(command, options),
      clock: this.#clock(),
      speed: "fast",
    });
    session.jumps$.subscribe((state) => conductor.seek(state));
    conductor.frames$.subscribe({
      next: (frame) => {
        this.drawn = frame.view;
      },
      error: (reason: unknown) => this.problems.push(`the conductor failed: ${String(reason)}`),
    });
    this.#conductor = conductor;
  }

  #collect(session: Session, event: GameEvent): void {
    if (!this.isAlive) return;
    const state = session.publicState;
    const commitment = session.fairness?.commitment ?? "";
    const shown = { commitment, anchor: session.fairness.chain?.anchor ?? "", era: this.world.era, event, state };
    if (session.status.saving === "saved") this.acknowledged.push(shown);
    if (session.status.saving === "unsaved" && session.status.role === "owner") this.unsaved.push(shown);
    const cards = [...state.hands.flatMap((hand) => hand.cards), ...state.dealer.cards].filter((card) => card !== null);
    if (new Set(cards).size !== cards.length) this.problems.push("a card is in two places");
  }
}
