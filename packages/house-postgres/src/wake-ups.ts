import type { HouseStore, WakeUp } from "@thunderjack/house";
import postgres, { type PendingQuery, type Row, type Sql, type TransactionSql } from "postgres";

const CHANNEL = "thunderjack_house";

/** The time between two questions for new commits where `LISTEN` is missing, in milliseconds. */
const POLL_TIME = 250;

/** The largest part of a notification, in bytes. PostgreSQL accepts 8000. */
const LARGEST_PART = 7000;

/**
 * Returns the query that sends the rows `(table_id, position)` of `head` as lines of `POSITION TABLE`. All rows of a
 * statement are one notification, unless they are too long. Each notification takes a global lock of PostgreSQL.
 */
export function notifications(sql: Sql | TransactionSql): PendingQuery<Row[]> {
  return sql`
    select pg_notify(${CHANNEL}, string_agg(line, chr(10))) from (
      select line, sum(octet_length(line) + 1) over (order by line) / ${LARGEST_PART}::bigint as part
      from (select position || ' ' || table_id as line from head) as lines
    ) as parts group by part`;
}

/** Calls `wake` for each notification, with a connection of its own. It is opened again after an interruption. */
export async function listen(
  url: string,
  wake: (heads: readonly WakeUp[]) => void,
  failed: (reason: unknown) => void,
): Promise<() => Promise<void>> {
  const sql = postgres(url, { max: 1, idle_timeout: 0, onnotice: () => {} });
  try {
    await sql.listen(CHANNEL, (text) => wake(headsOf(text)));
  } catch (reason) {
    await sql.end({ timeout: 1 }).catch(failed);
    throw reason;
  }
  return () => sql.end({ timeout: 1 });
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
