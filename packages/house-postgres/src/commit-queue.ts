import type { AppendResult } from "@thunderjack/house";
import type { Sql } from "postgres";
import type { Row } from "./checked-row.js";
import { column } from "./column.js";
import { retried } from "./retried.js";
import { notifications } from "./wake-ups.js";

/** The largest number of statements at the same time. */
const LARGEST_NUMBER = 3;

/** The largest number of commits in one statement. */
const LARGEST_BATCH = 200;

interface Call {
  readonly rows: readonly Row[];
  readonly resolve: (results: readonly AppendResult[] | null) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Stores commits without secrets and transfers. The calls that arrive during a statement are joined in the next one, which
 * stores up to 200 commits and sends one notification.
 */
export class CommitQueue {
  readonly #sql: Sql;
  readonly #stored: (commits: number) => void;
  #waiting: Call[] = [];
  /** The tables of the running statements. */
  readonly #busy = new Set<string>();
  #running = 0;

  constructor(sql: Sql, stored: (commits: number) => void = () => {}) {
    this.#sql = sql;
    this.#stored = stored;
  }

  /** Returns `null` if a commit was refused: then none of the commits of this call is stored. */
  append(rows: readonly Row[]): Promise<readonly AppendResult[] | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ rows, resolve, reject });
      if (this.#running < LARGEST_NUMBER) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running += 1;
    // The calls of the same turn of the event loop are joined.
    await Promise.resolve();
    for (let batch = this.#nextBatch(); batch.length > 0; batch = this.#nextBatch()) {
      const tables = batch.flatMap(({ rows }) => rows.map(({ commit }) => commit.table));
      for (const table of tables) this.#busy.add(table);
      await this.#store(batch);
      for (const table of tables) this.#busy.delete(table);
    }
    this.#running -= 1;
  }

  /** Takes the waiting calls that fit in one statement. Calls with a table of an earlier or running call wait. */
  #nextBatch(): readonly Call[] {
    const batch: Call[] = [];
    const left: Call[] = [];
    const tables = new Set(this.#busy);
    let size = 0;
    for (const call of this.#waiting) {
      const isFree = call.rows.every(({ commit }) => !tables.has(commit.table));
      if (isFree && (size === 0 || size + call.rows.length <= LARGEST_BATCH)) {
        batch.push(call);
        size += call.rows.length;
      } else left.push(call);
      for (const { commit } of call.rows) tables.add(commit.table);
    }
    this.#waiting = left;
    return batch;
  }

  async #store(calls: readonly Call[]): Promise<void> {
    const single = calls.filter((call) => {
      if (isChain(call.rows)) return true;
      call.resolve(null);
      return false;
    });
    if (single.length === 0) return;
    try {
      const rows = single.flatMap((call) => call.rows);
      const stored = await retried(() => storedTables(this.#sql, rows));
      this.#stored(rows.length);
      for (const call of single) {
        const table = call.rows[0]?.commit.table ?? "";
        call.resolve(stored.has(table) ? call.rows.map(() => "appended") : null);
      }
    } catch (reason) {
      for (const call of single) call.reject(reason);
    }
  }
}

/** Returns whether the commits are of one table, follow each other, and have different ids. */
function isChain(rows: readonly Row[]): boolean {
  const first = rows[0]?.commit;
  if (first === undefined) return false;
  const follow = rows.every(
    ({ commit }, index) => commit.table === first.table && commit.position === first.position + index,
  );
  return follow && new Set(rows.map(({ commit }) => commit.id)).size === rows.length;
}

/**
 * Stores the commits of each table whose newest commit is the one before them, and whose ids are new. The rows of
 * `house_tables` are locked in the order of the tables, so that two statements do not wait for each other. An update that
 * had to wait checks the position again.
 */
async function storedTables(sql: Sql, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const commits = rows.map(({ commit }) => commit);
  const stored = await sql<{ table_id: string }[]>`
    with input as materialized (
      select * from unnest(
        ${column(
          sql,
          "text",
          commits.map(({ table }) => table),
        )}::text[], ${column(
          sql,
          "bigint",
          commits.map(({ position }) => position),
        )}::bigint[],
        ${column(
          sql,
          "text",
          commits.map(({ id }) => id),
        )}::text[], ${column(
          sql,
          "bigint",
          commits.map(({ at }) => at),
        )}::bigint[],
        ${column(
          sql,
          "bigint",
          commits.map(({ deadline }) => deadline),
        )}::bigint[], ${column(
          sql,
          "boolean",
          commits.map(({ opensShoe }) => opensShoe),
        )}::boolean[],
        ${column(
          sql,
          "text",
          rows.map(({ facts }) => facts),
        )}::text[]
      ) as input (table_id, position, id, at, deadline, opens_shoe, facts)
    ), batch as materialized (
      select table_id, min(position) as first, max(position) as last,
        max(position) filter (where opens_shoe) as opening,
        (array_agg(deadline order by position desc))[1] as deadline
      from input group by table_id
    ), locked as materialized (
      select t.table_id from house_tables t join batch b on t.table_id = b.table_id
      where t.position = b.first - 1
      order by t.table_id for update of t
    ), head as (
      update house_tables t
      set position = b.last, opening = coalesce(b.opening, t.opening), deadline = b.deadline
      from batch b join locked l on l.table_id = b.table_id
      where t.table_id = b.table_id and t.position = b.first - 1 and not exists (
        select from house_commits c join input i on c.table_id = i.table_id and c.id = i.id
        where i.table_id = b.table_id
      )
      returning t.table_id, t.position
    ), inserted as (
      insert into house_commits (table_id, position, id, at, deadline, opens_shoe, facts)
      select i.table_id, i.position, i.id, i.at, i.deadline, i.opens_shoe, i.facts
      from input i join head h on h.table_id = i.table_id
    ), sent as materialized (${notifications(sql)})
    select head.table_id, (select count(*) from sent) as notifications from head`;
  return new Set(stored.map(({ table_id }) => table_id));
}
