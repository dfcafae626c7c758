import type { HouseStore, WakeUp } from "@thunderjack/house";
import type { Client } from "pg";
import { texts } from "./columns.js";
import { type Connection, newClient, sql } from "./database.js";

const CHANNEL = "thunderjack_house";

/** The time between two questions for new commits where `LISTEN` is missing, in milliseconds. */
const POLL_TIME = 250;

/** The time between two attempts to open the connection for notifications again, in milliseconds. */
const RETRY_TIME = 250;

/** The largest part of a notification, in bytes. PostgreSQL accepts 8000. */
const LARGEST_PART = 7000;

/**
 * The time between two notifications, in milliseconds. The wake-ups in between are joined: each notification takes a global lock of
 * PostgreSQL, and wakes all processes.
 */
const NOTIFY_TIME = 10;

/**
 * Sends wake-ups for stored commits by `NOTIFY`. Its statement is not a part of their transactions, which would wait for each
 * other. If the process ends before it, or the statement fails, the other processes find the commits when they poll.
 */
export class Notifier {
  readonly #connection: Connection;
  readonly #failed: (reason: unknown) => void;
  /** The newest positions by table that are not sent. */
  #heads = new Map<string, number>();
  #running: Promise<void> | null = null;

  constructor(connection: Connection, failed: (reason: unknown) => void) {
    this.#connection = connection;
    this.#failed = failed;
  }

  /** Sends wake-ups at once, or together in the next notification. */
  notify(heads: readonly WakeUp[]): void {
    for (const { table, position } of heads) this.#heads.set(table, Math.max(position, this.#heads.get(table) ?? 0));
    if (this.#heads.size > 0) this.#running ??= this.#run();
  }

  /** Resolves when all wake-ups are sent. */
  async sent(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#heads.size > 0) {
      const parts = partsOf(this.#heads);
      this.#heads = new Map();
      await this.#connection
        .rows(sql`select count(pg_notify(${CHANNEL}, part)) from unnest(${texts(parts)}) as part`)
        .catch(this.#failed);
      await new Promise((resolve) => setTimeout(resolve, NOTIFY_TIME));
    }
    this.#running = null;
  }
}

/** Returns wake-ups as lines of `POSITION TABLE`, in as many parts as notifications are needed. */
function partsOf(heads: ReadonlyMap<string, number>): readonly string[] {
  const parts: string[] = [];
  let part = "";
  for (const [table, position] of heads) {
    const line = `${position} ${table}`;
    // An id of a table has at most 4 bytes for each character.
    if (part.length + line.length > LARGEST_PART / 4 && Buffer.byteLength(part + line) >= LARGEST_PART) {
      parts.push(part);
      part = line;
    } else part = part === "" ? line : `${part}\n${line}`;
  }
  parts.push(part);
  return parts;
}

/**
 * Calls `wake` for each notification, with a connection of its own. It is opened again after an interruption, whose
 * notifications are lost.
 */
export async function listen(
  url: string,
  wake: (heads: readonly WakeUp[]) => void,
  failed: (reason: unknown) => void,
): Promise<() => Promise<void>> {
  let isEnded = false;
  let client = await listener(url, wake);
  let timer: NodeJS.Timeout | undefined;
  const follow = () => {
    client.once("end", () => {
      if (isEnded) return;
      failed(new Error("The connection for wake-ups was lost."));
      retry();
    });
  };
  const retry = () => {
    timer = setTimeout(async () => {
      try {
        const next = await listener(url, wake);
        if (isEnded) return await next.end();
        client = next;
        follow();
      } catch (reason) {
        failed(reason);
        if (!isEnded) retry();
      }
    }, RETRY_TIME);
  };
  follow();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await client.end().catch(failed);
  };
}

async function listener(url: string, wake: (heads: readonly WakeUp[]) => void): Promise<Client> {
  const client = newClient(url);
  client.on("notification", ({ payload }) => wake(headsOf(payload ?? "")));
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (reason) {
    await client.end().catch(() => {});
    throw reason;
  }
  return client;
}

/** Calls `wake` for tables whose newest commit has changed. */
export function pollHeads(
  store: Pick<HouseStore, "heads">,
  wake: (heads: readonly WakeUp[]) => void,
  failed: (reason: unknown) => void,
): () => Promise<void> {
  let known: ReadonlyMap<string, number> = new Map();
  let isFirst = true;
  const poll = async () => {
    const heads = await store.heads();
    const changed = heads.filter(({ table, position }) => known.get(table) !== position);
    known = new Map(heads.map(({ table, position }) => [table, position]));
    if (!isFirst && changed.length > 0) wake(changed);
    isFirst = false;
  };
  let running = poll().catch(failed);
  const timer = setInterval(() => {
    running = running.then(() => poll().catch(failed));
  }, POLL_TIME);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

function headsOf(text: string): readonly WakeUp[] {
  return text.split("\n").map((line) => {
    const space = line.indexOf(" ");
    return { position: Number(line.slice(0, space)), table: line.slice(space + 1) };
  });
}
