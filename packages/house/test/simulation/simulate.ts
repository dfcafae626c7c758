import { isInPlay, legalCommands, SEATS, type Seat, VirtualClock } from "@thunderjack/core";
import { bytesToHex } from "@thunderjack/core/sha256";
import { verify } from "@thunderjack/recording";
import { afterFact } from "../../src/house-state.js";
import {
  type Answer,
  afterCommit,
  type Commit,
  commitFor,
  type Following,
  House,
  type HouseState,
  MemoryHouseStore,
  MemoryWallet,
  type Player,
  type PublicCommit,
  type Request,
  reconcile,
  snapshotFor,
} from "../../src/index.js";
import { anyBelow, bytesFrom, type Chance, chanceFrom } from "../chance.js";
import { brokenMoney, brokenWalletMoney } from "../money.js";
import { ANN, BEN, CAT, DEPOSIT, START, settle } from "../virtual-house.js";
import { FAULTS, type Fault, FaultyStore } from "./faulty-store.js";
import { FaultyWallet, WALLET_FAULTS, type WalletFault } from "./faulty-wallet.js";
import type { Script, Step } from "./script.js";

const PLAYERS = [ANN, BEN, CAT] as const;

const SETTINGS = { bettingTime: 3000, decisionTime: 4000, awayTime: 1000, keptRounds: 2 };

/** How many times more likely a fault of the wallet is, because it has fewer calls than the store. */
const MORE_WALLET_FAULTS = 4;

/**
 * Returns a part of each first buy-in by which the purses of a player differ from all other amounts. Bets and payouts are
 * multiples of 50, and up to three purses of a player add up to a different rest for each combination of players.
 */
function markOf(id: string): number {
  return 4 ** PLAYERS.findIndex((player) => player.id === id);
}

/** The result of a simulation. */
export interface Simulated {
  /** One sentence for each violated law. */
  readonly problems: readonly string[];
  readonly commits: number;
  readonly rounds: number;
  readonly counts: ReadonlyMap<string, number>;
}

/** A process with a house. */
interface Process {
  readonly house: House;
  readonly store: FaultyStore;
}

/** A request that was sent. */
interface Asked {
  readonly id: string;
  readonly request: Request;
  readonly player: Player;
}

/** A client that follows the table in one process. */
interface Client {
  readonly player: Player | null;
  readonly process: Process;
  position: number;
  following: Following | null;
}

/** Plays a script, and checks the laws. */
export async function play(script: Script): Promise<Simulated> {
  const world = new World(script);
  await world.begin();
  for (const step of script.steps) await world.step(step);
  await world.end();
  return world.result();
}

class World {
  readonly #clock = new VirtualClock(START);
  readonly #store = new MemoryHouseStore();
  readonly #wallet = new MemoryWallet(() => this.#clock.now());
  readonly #chance: Chance;
  readonly #problems: string[] = [];
  readonly #counts = new Map<string, number>();
  /** The texts that were sent to each client: all bytes that leave the houses. */
  readonly #sent = new Map<Player | null, string[]>();
  /** The positions of the requests that were answered as carried out. */
  readonly #acknowledged = new Map<string, number>();
  readonly #asked: Asked[] = [];
  readonly #clients = new Set<Client>();
  #processes: Process[] = [];
  #areFaultsOver = true;
  #state: HouseState | null = null;

  constructor(private readonly script: Script) {
    this.#chance = chanceFrom(script.seed ^ 0x5bd1e995);
  }

  async begin(): Promise<void> {
    for (const { id } of PLAYERS) {
      await this.#store.deposit(id, DEPOSIT, `deposit/${id}`);
      this.#wallet.setBalance(id, DEPOSIT);
    }
    for (let count = 0; count < this.script.houses; count++) this.#open();
    const { roundsPerShoe, shoesPerChain } = this.script;
    const settings = { ...SETTINGS, roundsPerShoe, shoesPerChain };
    const opened = this.#processes[0]?.house.openTable("t", { name: "Table", rules: "thunderjack", settings });
    await this.#pass(1000);
    if ((await opened)?.refused !== null) throw new Error("The table was not opened.");
    for (const [place, player] of PLAYERS.entries()) {
      this.#ask(
        { type: "TakeSeat", seat: SEATS[place] ?? "right", buyIn: 20_000 + markOf(player.id) },
        player,
        chanceFrom(place),
      );
      await this.#pass(1000);
    }
    for (const player of [...PLAYERS, null]) this.#connect(player, chanceFrom(1));
    await this.#pass(1000);
    this.#areFaultsOver = false;
  }

  async step({ do: action, luck, wait }: Step): Promise<void> {
    const chance = chanceFrom(luck);
    this.#count(action);
    switch (action) {
      case "ask":
      case "ask twice": {
        const player = PLAYERS[anyBelow(chance, PLAYERS.length)] ?? ANN;
        const request = await this.#anyRequest(player, chance);
        const asked = this.#ask(request, player, chance);
        if (action === "ask twice") this.#send(asked, chance);
        break;
      }
      case "repeat": {
        const asked = this.#asked[anyBelow(chance, this.#asked.length)];
        if (asked !== undefined) this.#send(asked, chance);
        break;
      }
      case "kill a house":
        this.#kill(chance);
        break;
      case "open a house":
        if (this.#processes.length < 4) this.#open();
        break;
      case "connect":
        this.#connect([...PLAYERS, null][anyBelow(chance, 4)] ?? null, chance);
        break;
      case "disconnect": {
        const [client] = this.#clients;
        if (client !== undefined) this.#disconnect(client);
        break;
      }
      default:
    }
    await this.#pass(wait);
  }

  /** Ends all faults, and waits until every deadline has passed. */
  async end(): Promise<void> {
    this.#areFaultsOver = true;
    if (this.#processes.length === 0) this.#open();
    await this.#pass(60_000);
    const state = await this.#stored();
    if (isInPlay(state.table) || state.deadline !== null) this.#problem("the table waits for a player forever");
    await this.#checkClients(state);
    await this.#checkLog();
    await this.#checkTexts();
    if (this.script.usesWallet) await this.#checkWallet();
    else this.#problems.push(...(await brokenMoney(this.#store, PLAYERS, DEPOSIT)));
  }

  async result(): Promise<Simulated> {
    const commits = await this.#store.read("t", 0);
    const rounds = commits.flatMap(({ facts }) => facts).flatMap((fact) => (fact.type === "Played" ? fact.events : []));
    return {
      problems: this.#problems,
      commits: commits.length,
      rounds: rounds.filter(({ type }) => type === "RoundSettled").length,
      counts: this.#counts,
    };
  }

  #count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  #problem(problem: string): void {
    this.#problems.push(problem);
  }

  #strikes(fault: Fault | WalletFault): boolean {
    const isOfWallet = (WALLET_FAULTS as readonly string[]).includes(fault);
    const likelihood = this.script.badness * (isOfWallet ? MORE_WALLET_FAULTS : 1);
    const isStruck = this.#chance() < likelihood && !this.#areFaultsOver;
    if (isStruck) this.#count(fault);
    return isStruck;
  }

  #open(): void {
    const store = new FaultyStore(this.#store, this.#clock, this.#chance, { strikes: (fault) => this.#strikes(fault) });
    const clock = {
      now: () => this.#clock.now(),
      schedule: (time: number, callback: () => void) =>
        this.#clock.schedule(time, () => {
          if (!store.isKilled) callback();
        }),
    };
    const random = bytesFrom(this.#chance);
    const failed = (reason: unknown) => {
      const isFault =
        reason instanceof Error && (reason.message.startsWith("The connection") || reason.name === "WalletSilent");
      if (!isFault) this.#problem(`a bug: ${reason}`);
    };
    const wallet = new FaultyWallet(this.#wallet, this.#clock, this.#chance, (fault) => this.#strikes(fault));
    const money = this.script.usesWallet ? { wallet } : {};
    this.#processes.push({ house: new House({ store, clock, random, failed, ...money }), store });
  }

  #kill(chance: Chance): void {
    const killed = this.#processes[anyBelow(chance, this.#processes.length)];
    if (killed === undefined) return;
    killed.store.isKilled = true;
    this.#processes = this.#processes.filter((one) => one !== killed);
    for (const client of this.#clients) if (client.process === killed) this.#clients.delete(client);
    this.#open();
  }

  #connect(player: Player | null, chance: Chance): void {
    const process = this.#processes[anyBelow(chance, this.#processes.length)];
    if (process === undefined) return;
    const known = [...this.#clients].find((one) => one.player === player);
    if (known !== undefined) this.#disconnect(known);
    const client: Client = { player, process, position: known?.position ?? 0, following: null };
    this.#clients.add(client);
    const after = known === undefined || chance() < 0.3 ? null : known.position;
    const early: PublicCommit[] = [];
    const listener = (commit: PublicCommit) => {
      if (client.following === null) early.push(commit);
      else this.#receive(client, commit);
    };
    void process.house.follow("t", player?.id ?? null, after, listener).then(
      (following) => {
        if (following === null || !this.#clients.has(client)) return following?.stop();
        client.following = following;
        if (following.snapshot !== null) {
          client.position = following.position;
          this.#deliver(client, following.snapshot);
        }
        for (const commit of [...following.missed, ...early]) this.#receive(client, commit);
        if (client.position < following.position) this.#problem("a client has missed commits");
      },
      () => this.#clients.delete(client),
    );
  }

  #disconnect(client: Client): void {
    client.following?.stop();
    this.#clients.delete(client);
  }

  #receive(client: Client, commit: PublicCommit): void {
    if (!this.#clients.has(client)) return;
    if (commit.position !== client.position + 1) {
      this.#problem(`a client received ${commit.position} after ${client.position}`);
    }
    client.position = commit.position;
    this.#deliver(client, commit);
    // A commit is stored before a client receives it.
    void this.#store.read("t", commit.position - 1, 1).then(([stored]) => {
      if (stored === undefined) this.#problem(`commit ${commit.position} was published before it was stored`);
    });
  }

  #deliver({ player }: Client, message: unknown): void {
    const texts = this.#sent.get(player) ?? [];
    this.#sent.set(player, texts);
    texts.push(JSON.stringify(message));
  }

  /** Returns the fold of the stored commits. */
  async #stored(): Promise<HouseState> {
    for (const commit of await this.#store.read("t", this.#state?.position ?? 0)) {
      this.#state = afterCommit(this.#state, commit);
    }
    if (this.#state === null) throw new Error("There is no table.");
    return this.#state;
  }

  /** Returns a request that is legal in most cases. It can be outdated when it arrives. */
  async #anyRequest({ id }: Player, chance: Chance): Promise<Request> {
    const { table, players, rules } = await this.#stored();
    const own = SEATS.filter((seat) => players[seat]?.player === id);
    const seat: Seat = own[anyBelow(chance, own.length)] ?? SEATS[anyBelow(chance, 3)] ?? "right";
    const odds = chance();
    if (own.length === 0) return { type: "TakeSeat", seat, buyIn: anyBelow(chance, 3) * 10_000 + markOf(id) };
    if (odds < 0.03) return { type: "LeaveSeat", seat };
    if (odds < 0.06) return { type: "BuyIn", seat, amount: (1 + anyBelow(chance, 9)) * 10_000 };
    if (odds < 0.1) return { type: "SetWords", seat, words: `words ${anyBelow(chance, 100)}` };
    if (odds < 0.13) return { type: chance() < 0.5 ? "Away" : "Back", seat };
    const { turn } = table;
    if (turn !== null) {
      const moves = legalCommands(rules, table);
      return { type: "Play", command: moves[anyBelow(chance, moves.length)] ?? { type: "Stand", hand: turn } };
    }
    if (table.bets[seat] > 0 && chance() < 0.7) return { type: "Play", command: { type: "Deal" } };
    return { type: "Play", command: { type: "PlaceBet", seat, amount: 1000 * (1 + anyBelow(chance, 3)) } };
  }

  /** Sends a new request. */
  #ask(request: Request, player: Player, chance: Chance): Asked {
    const asked = { id: `${player.id}/${this.#asked.length + 1}`, player, request };
    this.#asked.push(asked);
    this.#send(asked, chance);
    return asked;
  }

  /** Sends a request to any process. */
  #send(asked: Asked, chance: Chance): void {
    const process = this.#processes[anyBelow(chance, this.#processes.length)];
    const known = this.#acknowledged.get(asked.id);
    process?.house.ask("t", asked).then(
      (answer) => this.#answered(asked.id, answer, known),
      (reason) => this.#problem(`a request failed: ${reason}`),
    );
  }

  /** @param known the position with which the request was acknowledged before it was sent again */
  #answered(id: string, { refused, position }: Answer, known: number | undefined): void {
    this.#count(refused === null ? "carried out" : "refused");
    if (refused?.code === "wallet-refused" || refused?.code === "wallet-unknown") this.#count(refused.code);
    if (refused?.code === "unavailable") return;
    if (refused === null) {
      const earlier = this.#acknowledged.get(id) ?? position;
      if (earlier !== position) this.#problem(`${id} was acknowledged at ${earlier} and ${position}`);
      this.#acknowledged.set(id, position);
    } else if (known !== undefined) this.#problem(`${id} was acknowledged, and later refused as ${refused.code}`);
  }

  async #pass(milliseconds: number): Promise<void> {
    const end = this.#clock.now() + milliseconds;
    const step = milliseconds > 2000 ? 50 : 7;
    for (;;) {
      this.#clock.pass(Math.min(step, Math.max(0, end - this.#clock.now())));
      await settle();
      if (this.#clock.now() >= end) return;
    }
  }

  /** Waits until the wallet has confirmed all orders, and compares them with its statement. */
  async #checkWallet(): Promise<void> {
    const isOpen = async () => (await reconcile(this.#store.walletOrders, this.#wallet, 0, Infinity)).open > 0;
    for (let minute = 0; minute < 20 && (await isOpen()); minute++) {
      for (let second = 0; second < 60; second++) {
        this.#clock.pass(1000);
        await settle();
      }
    }
    const { open, orders, differences } = await reconcile(this.#store.walletOrders, this.#wallet, 0, Infinity);
    if (open > 0) this.#problem(`the wallet has not confirmed ${open} orders`);
    for (const { problem, key } of differences) this.#problem(`the wallet differs: ${problem} ${key}`);
    this.#counts.set("wallet orders", (this.#counts.get("wallet orders") ?? 0) + orders);
    this.#problems.push(...(await brokenWalletMoney(this.#store, this.#wallet, PLAYERS, DEPOSIT)));
  }

  async #checkClients(state: HouseState): Promise<void> {
    for (const { position, following } of this.#clients) {
      if (following !== null && position !== state.position)
        this.#problem(`a client is at ${position} of ${state.position}`);
    }
  }

  async #checkLog(): Promise<void> {
    const commits = await this.#store.read("t", 0);
    const ids = new Map(commits.map(({ id, position }) => [id, position]));
    if (ids.size !== commits.length) this.#problem("an id was stored twice");
    for (const [id, position] of this.#acknowledged) {
      const stored = ids.get(id);
      if (stored === undefined) this.#problem(`${id} was acknowledged and is lost`);
      else if (stored !== position) this.#problem(`${id} was acknowledged at another position`);
    }
    const retired = this.#processes[0]?.house.recordings("t");
    await this.#pass(100);
    for (const { text, shoe } of (await retired) ?? []) {
      const { status, why } = verify(text);
      // The house draws no client seed, so it cannot claim more for a shoe without the words of a player.
      const expected = text.includes('"clientSeedFrom":"none"') ? "committed" : "fair";
      if (status !== expected) this.#problem(`the recording of shoe ${shoe} is ${status}: ${why}`);
      for (const { id } of PLAYERS) if (text.includes(id)) this.#problem("a recording contains an account");
    }
  }

  /** Checks all texts for each client: no unrevealed card, no seed in play, no foreign account and no foreign purse. */
  async #checkTexts(): Promise<void> {
    const secrets = await this.#store.secrets("t");
    const commits = await this.#store.read("t", 0);
    for (const player of [...PLAYERS, null]) {
      const all = [...(this.#sent.get(player) ?? []), ...textsFor(commits, player)].join("\n");
      if (/"card":"[^"]+","faceDown":true/.test(all)) this.#problem("a hole card was sent");
      for (const { bytes } of secrets.slice(-1)) {
        if (all.includes(bytesToHex(bytes))) this.#problem("the seed of a chain in play was sent");
      }
      for (const other of PLAYERS) {
        if (other !== player && all.includes(other.id)) this.#problem(`the account of ${other.name} was sent`);
      }
      const foreign = foreignPurses(commits, player);
      // Smaller numbers can be versions.
      const numbers = all.match(/[:,[]\d{5,}/g) ?? [];
      const leaked = numbers.find((number) => foreign.has(Number(number.slice(1))));
      if (leaked !== undefined)
        this.#problem(`${player?.name ?? "a watcher"} was sent the foreign purse ${leaked.slice(1)}`);
    }
  }
}

/** Returns all texts that a client could get: each commit, and the snapshot after it. */
function textsFor(commits: readonly Commit[], player: Player | null): readonly string[] {
  let state: HouseState | null = null;
  return commits.flatMap((commit) => {
    const before = state;
    const after = afterCommit(before, commit);
    state = after;
    const id = player?.id ?? null;
    return [snapshotFor(after, id), before === null ? null : commitFor(before, commit, id)].map((one) =>
      JSON.stringify(one),
    );
  });
}

/**
 * Returns the purses that a client must not see, and the sums of all purses. The mark of each player makes them different
 * from the own ones and from all bets.
 */
function foreignPurses(commits: readonly Commit[], player: Player | null): ReadonlySet<number> {
  const foreign = new Set<number>();
  let state: HouseState | null = null;
  for (const commit of commits) {
    const before = state;
    state = afterCommit(before, commit);
    let step = before ?? state;
    for (const fact of commit.facts) {
      step = afterFact(step, fact);
      const { players, table } = step;
      const others = SEATS.filter((seat) => players[seat] !== undefined && players[seat].player !== player?.id);
      const purses = others.map((seat) => table.purses?.[seat] ?? 0);
      for (const purse of purses) foreign.add(purse);
      if (purses.some((purse) => purse > 0)) foreign.add(table.credits);
    }
  }
  return foreign;
}

/** The names of everything that must have happened in many simulations. */
export const EXPECTED: readonly string[] = [...FAULTS, ...WALLET_FAULTS, "carried out", "refused", "wallet orders"];
