import type { Seat } from "@thunderjack/core";
import type { Following, PublicCommit } from "@thunderjack/house";
import { PROTOCOL, type ServerMessage } from "@thunderjack/remote";
import { commitFrame } from "./client-bytes.js";
import type { Service } from "./service.js";
import type { Access } from "./tokens.js";

/** The largest size of the missed commits with which a client resumes, in bytes. Otherwise it gets a snapshot. */
const LARGEST_RESUME = 128 * 1024;

/** The commits of a table for one client, over a WebSocket or server-sent events. */
export class Feed {
  readonly #service: Service;
  readonly #following: Following;
  readonly #access: Access | null;
  readonly #early: PublicCommit[];
  #send: ((commit: PublicCommit) => void) | null = null;
  #seats: readonly Seat[];

  private constructor(service: Service, following: Following, access: Access | null, early: PublicCommit[]) {
    this.#service = service;
    this.#following = following;
    this.#access = access;
    this.#early = early;
    this.#seats = following.seats;
  }

  /**
   * Opens the feed of a table. It sends nothing before {@link begin}.
   *
   * @param after the last position that the client has; `null` for none
   * @returns `null` for an unknown table
   */
  static async open(
    service: Service,
    table: string,
    access: Access | null,
    after: number | null,
  ): Promise<Feed | null> {
    const player = access?.may === "play" ? access.player.id : null;
    const early: PublicCommit[] = [];
    let feed: Feed | null = null;
    const following = await service.house.follow(table, player, after, (commit) => {
      if (feed === null) early.push(commit);
      else feed.#follow(commit);
    });
    if (following === null) return null;
    const missed = following.missed.reduce((bytes, commit) => bytes + commitFrame(commit).byteLength, 0);
    if (missed > LARGEST_RESUME) {
      following.stop();
      return Feed.open(service, table, access, null);
    }
    feed = new Feed(service, following, access, early);
    return feed;
  }

  /** The current seats of the client. */
  get seats(): readonly Seat[] {
    return this.#seats;
  }

  /** The position after which the commits follow the first message. */
  get position(): number {
    const { position, missed } = this.#following;
    return (missed[0]?.position ?? position + 1) - 1;
  }

  /** Returns the first message: the whole table, or the note that the missed commits follow. */
  first(): ServerMessage {
    const { position, snapshot, seats } = this.#following;
    const you = {
      name: this.#access?.player.name ?? null,
      seats,
      watches: this.#access?.may !== "play",
      isDevelopment: this.#service.tokens.isDevelopment,
    };
    const now = this.#service.now();
    return snapshot === null
      ? { type: "resumed", position, now, you }
      : { type: "welcome", protocol: PROTOCOL, position, now, snapshot, you };
  }

  /** Sends the missed commits, and from now on each new commit. */
  begin(send: (commit: PublicCommit) => void): void {
    this.#send = send;
    for (const commit of [...this.#following.missed, ...this.#early.splice(0)]) this.#follow(commit);
  }

  stop(): void {
    this.#following.stop();
  }

  #follow(commit: PublicCommit): void {
    if (this.#send === null) {
      this.#early.push(commit);
      return;
    }
    if (commit.seats !== undefined) this.#seats = commit.seats;
    this.#send(commit);
    this.#service.metrics.delivery.observe(Math.max(0, this.#service.now() - commit.at) / 1000);
  }
}
