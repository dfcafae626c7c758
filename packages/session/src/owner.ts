import type { GameEvent, Rejection } from "@thunderjack/core";
import { Answers } from "./answers.js";
import { type Notice, notice, reasonText } from "./notice.js";
import { type Recovery, recover } from "./recovery.js";
import { isBetweenRounds, type Scene } from "./scene.js";
import type { RecordingLines, StoredSession } from "./session-store.js";
import { KEPT_RECORDINGS, LOAD_AGAIN_AFTER, LOAD_TRIES, type SessionOptions } from "./settings.js";
import { NO_STANDING, ShoeChain, type Standing } from "./shoe-chain.js";
import type { SessionStatus } from "./status.js";
import { type Stored, storedOf } from "./stored.js";
import { changedLines, changedRecordings, type OpenCommand, type Write } from "./write.js";
import { correction, type Rest, WriteQueue } from "./write-queue.js";

/** Who is told what happens at the table. */
export interface OwnerListener {
  /** It happened, and is saved, or is known not to be. */
  readonly told: (events: readonly GameEvent[], scene: Scene) => void;
  /** Another table takes the place of the one that was shown. */
  readonly jumped: (scene: Scene) => void;
  readonly saving: (saving: SessionStatus["saving"]) => void;
  readonly notice: (notice: Notice) => void;
}

/** The one tab that plays: it knows the seed, decides, saves, and tells what is saved. */
export class Owner {
  readonly #options: SessionOptions;
  readonly #listener: OwnerListener;
  readonly #queue: WriteQueue;
  readonly #answers = new Answers();
  #chain: ShoeChain;
  #scene: Scene;
  #shownLines: RecordingLines = [];
  /** What was shown last between two rounds: what can go on where nothing else can. */
  #standing: Scene;
  /** Whether a round was seen in play before, and is gone where nothing is stored. */
  readonly #isVoid: boolean;
  #isEnded = false;

  /** @param standing what a table begins with where nothing is stored */
  constructor(options: SessionOptions, listener: OwnerListener, standing: Standing) {
    this.#options = options;
    this.#listener = listener;
    this.#chain = new ShoeChain(options, null, standing);
    this.#scene = this.#chain.scene;
    this.#standing = this.#scene;
    this.#isVoid = standing.isVoid;
    this.#queue = new WriteQueue(options, {
      due: (write) => this.#tell(write),
      saving: listener.saving,
      notice: listener.notice,
      sound: (stored) => this.#soundLines(stored),
      foreign: (stored, undecided, hasLost) => this.#decideAgain(stored, undecided, hasLost),
    });
  }

  /** What is shown: everything that happened and is saved, or is known not to be. */
  get scene(): Scene {
    return this.#scene;
  }

  /** The version that is stored; `null` for none. */
  get version(): number | null {
    return this.#queue.version;
  }

  /**
   * Takes the table over as it is stored, and saves that it did: whoever owned it before can save nothing more.
   */
  async open(): Promise<void> {
    const stored = await this.#patientlyStored();
    if (this.#isEnded) return;
    if ("failure" in stored) this.#playInMemory(notice("storage-refused", reasonText(stored.failure)));
    else this.#begin(stored);
    const isNew = "failure" in stored || stored.session === null;
    if (isNew && this.#isVoid) this.#listener.notice(notice("round-void"));
    await this.#queue.tried();
  }

  /**
   * Decides a command at once, and tells it once it is saved. One that was given before is not carried out again.
   *
   * @returns why it is refused, if that is clear already; the same goes to its answer
   */
  dispatch(given: OpenCommand): Rejection | null {
    if (this.#answers.isKnown(given)) return null;
    return this.#carryOut(this.#answers.expect(given));
  }

  /** @see Session.newShoe */
  newShoe(credits: number | undefined): boolean {
    const { state } = this.#chain.shoe;
    // Whoever is given credits is broke no more.
    const isOpen = isBetweenRounds(state) || (state.phase === "broke" && credits !== undefined);
    if (!isOpen || (state.round === 0 && credits === undefined)) return false;
    const isDealt = state.round > 0;
    this.#queue.push(
      isDealt ? this.#chain.retire(credits) : this.#chain.reopen({ clientSeed: null, credits: credits ?? null }),
    );
    return true;
  }

  /** @see Session.setClientSeed */
  setClientSeed(clientSeed: string): boolean {
    const { shoe } = this.#chain;
    if (shoe.state.round > 0 || shoe.seeds.chosen) return false;
    this.#queue.push(this.#chain.reopen({ clientSeed, credits: null }));
    return true;
  }

  /** @see Session.forget */
  forget(): boolean {
    const { commitment } = this.#chain.shoe.secret;
    this.#chain = new ShoeChain(this.#options, null);
    const isSame = commitment === this.#chain.shoe.secret.commitment;
    const begun = this.#chain.begun([], isSame ? [] : [commitment]);
    this.#queue.push({ ...begun, change: { ...begun.change, keep: 0 } });
    return true;
  }

  /** The recordings that are kept, the oldest first, with those that wait for storage to work again. */
  async retired(): Promise<readonly RecordingLines[]> {
    const { name, keptRecordings = KEPT_RECORDINGS } = this.#options;
    // Before it is asked what is stored: what is saved meanwhile must not be left out.
    const unsaved = this.#queue.unsaved.map(({ change }) => change);
    return changedRecordings(await this.#queue.store.retired(name), unsaved, keptRecordings);
  }

  /**
   * The recording in play as far as it is shown, open and without its seed: it holds the hole card. What is decided and
   * may still fail to be saved is not in it.
   */
  get inPlay(): RecordingLines {
    return this.#shownLines;
  }

  /** Resolves once everything that was asked is saved, or is known not to be. */
  settled(): Promise<void> {
    return this.#queue.tried();
  }

  /** Decides and saves nothing more. */
  end(): Rest {
    this.#isEnded = true;
    return this.#queue.end();
  }

  /** Storage that fails once is asked again before the session does without it. */
  async #patientlyStored(): Promise<Stored | { readonly failure: unknown }> {
    for (let tries = 1; ; tries++) {
      try {
        return await storedOf(this.#options);
      } catch (failure) {
        if (tries === LOAD_TRIES || this.#isEnded) return { failure };
        await new Promise<void>((resolve) => this.#options.clock.after(LOAD_AGAIN_AFTER, resolve));
      }
    }
  }

  #carryOut(cause: OpenCommand): Rejection | null {
    const { writes, refused } = this.#chain.carryOut(cause);
    for (const write of writes) this.#queue.push(write);
    if (refused !== null) cause.answer(refused);
    return refused;
  }

  #tell({ cause, change, events, scene }: Write): void {
    // What only corrects what is stored shows nothing: its scene may be one that is not saved yet.
    if (events === null || events.length > 0) {
      this.#see(scene);
      this.#shownLines = changedLines(this.#shownLines, change);
    }
    if (events === null) this.#listener.jumped(scene);
    else if (events.length > 0) this.#listener.told(events, scene);
    cause?.answer(null);
  }

  #decideAgain(stored: Stored, undecided: readonly OpenCommand[], hasLost: boolean): void {
    this.#begin(stored);
    this.#listener.notice(notice(hasLost ? "unsaved-lost" : "changed-elsewhere"));
    for (const command of undecided) {
      if (stored.session?.done.includes(command.id) === true) command.answer(null);
      else this.#carryOut(command);
    }
  }

  /** Goes on from what is stored. */
  #begin(stored: Stored): void {
    const { session, secrets } = stored;
    this.#queue.begin(stored);
    if (session === null) return this.#beginAnew([], stored);
    this.#answers.remember(session.done);
    const recovery = recover(session.lines, secrets, this.#options.allowStacking === true);
    if (recovery.kind === "recovered") return this.#goOn(recovery, stored);
    if (recovery.kind === "not-read" && recovery.isNewer) {
      return this.#playInMemory(notice("newer-version", recovery.fault));
    }
    const carried = recovery.kind === "only-read" ? recovery.carried : stored.before;
    this.#listener.notice(recovery.kind === "only-read" ? notice("secret-lost") : notice("unreadable", recovery.fault));
    if (carried?.isVoid === true) this.#listener.notice(notice("round-void"));
    const standing = carried === null ? NO_STANDING : { ...carried, shoes: carried.shoe };
    this.#chain = new ShoeChain(this.#options, null, standing);
    this.#beginAnew([recovery.kind === "only-read" ? recovery.lines : session.lines], stored);
  }

  #goOn({ shoe, cut, isVerbatim, fault }: Extract<Recovery, { kind: "recovered" }>, { secrets }: Stored): void {
    this.#chain = new ShoeChain(this.#options, shoe);
    this.#see(this.#chain.scene);
    this.#shownLines = [...shoe.lines];
    this.#listener.jumped(this.#scene);
    if (cut > 0) this.#listener.notice(notice("tail-cut", `${cut} lines${fault === null ? "" : `: ${fault}`}`));
    const lines = isVerbatim ? [] : [...shoe.lines];
    const from = isVerbatim ? shoe.lines.length : 0;
    const claim = correction(this.#scene, { ids: [], retired: [], from, lines });
    this.#queue.push({ ...claim, forget: othersThan(shoe.secret.commitment, secrets) });
    if (!this.#chain.hasOtherRules) return;
    this.#listener.notice(notice("other-rules"));
    if (isBetweenRounds(shoe.state)) this.#queue.push(this.#chain.retire());
  }

  /** Begins the shoe that nothing was saved of yet. */
  #beginAnew(retired: readonly RecordingLines[], { secrets }: Stored): void {
    const { commitment } = this.#chain.shoe.secret;
    this.#queue.push(this.#chain.begun(retired, othersThan(commitment, secrets)));
  }

  #playInMemory(why: Notice): void {
    this.#listener.notice(why);
    this.#queue.useMemory();
    this.#chain = new ShoeChain(this.#options, null, standingIn(this.#standing));
    this.#beginAnew([], { session: null, secrets: [], before: null });
  }

  #see(scene: Scene): void {
    this.#scene = scene;
    if (isBetweenRounds(scene.state)) this.#standing = scene;
  }

  #soundLines({ session, secrets }: Stored): RecordingLines | null {
    const { lines } = session ?? NOTHING;
    const recovery = recover(lines, secrets, this.#options.allowStacking === true);
    if (recovery.kind === "recovered") return recovery.shoe.lines;
    return recovery.kind === "not-read" && !recovery.isNewer ? null : lines;
  }
}

const NOTHING: Pick<StoredSession, "lines"> = { lines: [] };

/** What a new shoe takes from what was seen between two rounds. */
export function standingIn({ state, shoe }: Scene): Standing {
  return { credits: state.credits, bets: state.bets, shoes: shoe, isVoid: false };
}

function othersThan(current: string, secrets: Stored["secrets"]): readonly string[] {
  return secrets.map(({ commitment }) => commitment).filter((commitment) => commitment !== current);
}
