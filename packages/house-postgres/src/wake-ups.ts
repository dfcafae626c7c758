import type { HouseStore, WakeUp } from "@thunderjack/house";
import type { Client } from "pg";
import { texts } from "./columns.js";
import { newClient, type Statement, sql } from "./database.js";

const CHANNEL = "thunderjack_house";

/** The time between two questions for new commits where `LISTEN` is missing, in milliseconds. */
const POLL_TIME = 250;

/** The time between two attempts to open the connection for notifications again, in milliseconds. */
const RETRY_TIME = 250;

/** The largest part of a notification, in bytes. PostgreSQL accepts 8000. */
const LARGEST_PART = 7000;

/**
 * Returns the expression that sends wake-ups as lines of `POSITION TABLE`. All of them are one notification, unless they are
 * too long: each notification takes a global lock of PostgreSQL. A wake-up may name a commit that was refused.
 */
export function notification(heads: readonly WakeUp[]): Statement {
  const parts: string[] = [];
  let part = "";
  for (const { table, position } of heads) {
    const line = `${position} ${table}`;
    // An id of a table has at most 4 bytes for each character.
    if (part.length + line.length > LARGEST_PART / 4 && Buffer.byteLength(part + line) >= LARGEST_PART) {
      parts.push(part);
      part = line;
    } else part = part === "" ? line : `${part}\n${line}`;
  }
  parts.push(part);
  return sql`(select count(pg_notify(${CHANNEL}, part)) from unnest(${texts(parts)}) as part)`;
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
