import type { Clock, Seat } from "@thunderjack/core";
import type { RemoteStatus, RemoteTable } from "@thunderjack/remote";
import type { Session } from "@thunderjack/session";
import { type HouseStrings, type LiveConductor, loadHouseStrings } from "@thunderjack/stage";
import { ENGLISH_HOUSE } from "@thunderjack/stage/english/house";
import type { nothing, TemplateResult } from "lit";
import type { Spoken } from "../controllers/spoken.js";
import type { StoredGame } from "../game/game-session.js";
import { eventLog, TableSession } from "../game/table-session.js";
import { adoptStyles } from "../platform/foreign-documents.js";
import { houseRow, secondsUntil } from "./house-row.js";
import { houseRowStyles } from "./house-row.styles.js";

/** The part of a table on a server that the element needs. */
export type HouseTable = Pick<
  RemoteTable,
  | "rules"
  | "fairness"
  | "publicState"
  | "publicEvents$"
  | "ownSeats"
  | "players"
  | "status"
  | "status$"
  | "jumps$"
  | "refusals$"
  | "dispatch"
  | "request"
  | "close"
>;

/** The element that shows a table on a server. */
export interface HouseHost {
  readonly shadowRoot: ShadowRoot | null;
  readonly spoken: Spoken;
  readonly clock: Clock;
  readonly conductor: Pick<LiveConductor, "setSeating"> | null;
  requestUpdate(): void;
  /** Announces a sentence to screen readers. */
  announce(sentence: string): void;
}

/** Opens a table on a server. */
export type OpenTable = (url: string, token?: string) => Promise<HouseTable>;

/** The remaining seconds that are announced to the player in turn. */
const LAST_SECONDS = 5;

/**
 * Connects to a table on a server.
 *
 * @param name the name under which the game knows this table: its address and its token
 * @throws Error if the house refuses the connection, with a sentence in the language of the element
 */
export async function openHouse(
  host: HouseHost,
  name: string,
  { url, token }: { readonly url: string; readonly token: string | null },
  open?: OpenTable,
): Promise<HouseSession> {
  const openTable = open ?? (await import("@thunderjack/remote/browser")).openHouse;
  try {
    const [table] = await Promise.all([openTable(url, token ?? undefined), loadWords(host.spoken)]);
    return new HouseSession(host, name, table);
  } catch (reason) {
    throw new Error(refusedIn(wordsOf(host), reason), { cause: reason });
  }
}

/** Returns the sentence for a connection that could not be opened. */
function refusedIn({ connections }: HouseStrings, reason: unknown): string {
  if (!(reason instanceof Error) || !("code" in reason)) return reason instanceof Error ? reason.message : `${reason}`;
  return reason.code === "full" ? connections.full : connections.refused;
}

/** The strings that are loaded, by the language of an element. */
const loaded = new WeakMap<Spoken, HouseStrings>();

/** Loads the strings of a language. If that fails, the English strings are used. */
async function loadWords(spoken: Spoken): Promise<void> {
  loaded.set(spoken, ENGLISH_HOUSE);
  loaded.set(spoken, (await loadHouseStrings(spoken.tag).catch(() => null)) ?? ENGLISH_HOUSE);
}

/** Returns the strings in the language of an element. After a change of the language, they are English until loaded. */
function wordsOf(host: Pick<HouseHost, "spoken" | "requestUpdate">): HouseStrings {
  const { spoken } = host;
  if (!loaded.has(spoken)) void loadWords(spoken).then(() => host.requestUpdate());
  return loaded.get(spoken) ?? ENGLISH_HOUSE;
}

/** The game at a table on a server. It shows the state of the connection, and the buttons of the seats. */
export class HouseSession extends TableSession implements StoredGame {
  readonly session: Session | null = null;
  readonly hasUnsavedBets = false;
  readonly #house: HouseTable;
  readonly #host: HouseHost;
  readonly #name: string;
  #isClosed = false;
  #closeTimer: ReturnType<typeof setTimeout> | undefined;
  #status: RemoteStatus;
  #seats: readonly Seat[];
  #players: string;
  #cancelTick: () => void = () => {};
  /** The amount of a buy-in in the field, in hundredths of a credit. */
  #amount: number;
  /** The reason why the house refused the last request; `null` if it did not. */
  #refusal: string | null = null;

  constructor(host: HouseHost, name: string, house: HouseTable) {
    super({ table: house, log: eventLog(house, host.clock) });
    this.#host = host;
    this.#name = name;
    this.#house = house;
    this.#status = house.status;
    this.#seats = house.ownSeats;
    this.#players = JSON.stringify(house.players);
    this.#amount = house.rules.startingCredits;
    if (host.shadowRoot !== null) adoptStyles(host.shadowRoot, houseRowStyles);
    house.jumps$.subscribe(() => this.jump({ table: house, log: eventLog(house, host.clock) }));
    house.refusals$.subscribe((refused) => this.#showRefusal(refused));
    house.status$.subscribe((status) => this.#note(status));
  }

  /** The name; `null` after the connection is closed. */
  get name(): string | null {
    return this.#isClosed ? null : this.#name;
  }

  override resume(): void {
    clearTimeout(this.#closeTimer);
    super.resume();
  }

  /** Closes the connection, unless the game is resumed in the same task. */
  override pause(): void {
    super.pause();
    clearTimeout(this.#closeTimer);
    this.#closeTimer = setTimeout(() => {
      this.#isClosed = true;
      this.#cancelTick();
      this.#house.close();
    });
  }

  notes(): TemplateResult | typeof nothing {
    return houseRow({
      words: wordsOf(this.#host),
      house: this.#house,
      now: this.#host.clock.now(),
      amount: () => this.#amount,
      refusal: this.#refusal,
      setAmount: (amount) => {
        this.#amount = amount;
      },
      request: (request) => {
        this.#refusal = null;
        void this.#house.request(request).then((refused) => {
          if (refused !== null) this.#showRefusal(refused);
        });
      },
    });
  }

  /** Shows and announces why the house refused a request or a command. */
  #showRefusal(refused: { readonly code: string; readonly message: string }): void {
    const { spoken } = this.#host;
    const { reasons } = wordsOf(this.#host);
    const isOfHouse = Object.hasOwn(reasons, refused.code);
    // All other refusals are those of the game.
    const sentence = isOfHouse
      ? reasons[refused.code as keyof typeof reasons]
      : spoken.phrases.refusal(refused as Parameters<typeof spoken.phrases.refusal>[0]);
    this.#refusal = sentence;
    this.#host.announce(sentence);
    this.#host.requestUpdate();
  }

  /** Shows a changed status, and announces what the player must know. */
  #note(status: RemoteStatus): void {
    const before = this.#status;
    this.#status = status;
    const words = wordsOf(this.#host);
    if (status.connection !== before.connection) this.#host.announce(words.connections[status.connection]);
    if (this.#isReady(status) && !this.#isReady(before)) this.#host.announce(words.ready);
    this.#followSeats();
    this.#tick();
    this.#host.requestUpdate();
  }

  #isReady({ ready }: RemoteStatus): boolean {
    return this.#house.ownSeats.some((seat) => ready.includes(seat));
  }

  /** Tells the conductor that a player took or left a seat. */
  #followSeats(): void {
    const { ownSeats, players } = this.#house;
    const names = JSON.stringify(players);
    if (ownSeats.join() === this.#seats.join() && names === this.#players) return;
    this.#seats = ownSeats;
    this.#players = names;
    this.#host.conductor?.setSeating(this.#house);
  }

  /** Updates the remaining time once in a second, and announces the last seconds of the player's own turn. */
  #tick(): void {
    const { clock } = this.#host;
    const { dueAt } = this.#status;
    this.#cancelTick();
    const seconds = secondsUntil(dueAt, clock.now());
    if (dueAt === null || seconds === null || seconds === 0) return;
    if (seconds === LAST_SECONDS && this.#isOwnTurn) this.#host.announce(wordsOf(this.#host).timeLeft(seconds));
    const wait = dueAt - clock.now() - (seconds - 1) * 1000;
    this.#cancelTick = clock.schedule(Math.max(1, wait), () => {
      this.#host.requestUpdate();
      this.#tick();
    });
  }

  get #isOwnTurn(): boolean {
    const { turn } = this.#house.publicState;
    return turn !== null && this.#house.ownSeats.some((seat) => turn.startsWith(seat));
  }
}
