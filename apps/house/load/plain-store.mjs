import postgres from "postgres";

/** The largest number of statements at the same time, and of commits in one statement. */
const STATEMENTS = 3;
const BATCH = 200;

/**
 * The store of the plain spike: commits of a text with an expected version and a command id, in batches with one notification. It has no
 * partitions, deadlines, secrets and transfers.
 */
export class PlainStore {
  #sql;
  #waiting = [];
  #running = 0;

  constructor(sql) {
    this.#sql = sql;
  }

  static async open(url) {
    const sql = postgres(url, { max: 8, onnotice: () => {} });
    await sql.unsafe(`
      create table plain_tables (table_id text collate "C" primary key, position bigint not null) with (fillfactor = 70);
      create table plain_commits (table_id text collate "C", position bigint, id text collate "C", at bigint, facts text,
        primary key (table_id, position), unique (table_id, id))`);
    await sql.listen("plain", () => {});
    return new PlainStore(sql);
  }

  async openTable(table) {
    await this.#sql`insert into plain_tables values (${table}, 0)`;
  }

  /** Stores a commit if the newest one of its table is the one before it. Returns whether it was stored. */
  append(commit) {
    return new Promise((resolve) => {
      this.#waiting.push({ ...commit, resolve });
      if (this.#running < STATEMENTS) void this.#run();
    });
  }

  close() {
    return this.#sql.end();
  }

  async #run() {
    this.#running += 1;
    // The commits of the same turn of the event loop are joined.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH);
      const stored = await this.#store(batch);
      for (const { table, resolve } of batch) resolve(stored.has(table));
    }
    this.#running -= 1;
  }

  async #store(batch) {
    const sql = this.#sql;
    const [TEXT, BIGINT] = [25, 20];
    const array = (of, type) =>
      sql.array(
        batch.map((commit) => String(of(commit))),
        type,
      );
    const heads = batch.map(({ table, position }) => `${position} ${table}`).join("\n");
    const [row] = await sql`
      with input as materialized (
        select * from unnest(
          ${array(({ table }) => table, TEXT)}::text[], ${array(({ position }) => position, BIGINT)}::bigint[],
          ${array(({ id }) => id, TEXT)}::text[], ${array(({ at }) => at, BIGINT)}::bigint[],
          ${array(({ facts }) => facts, TEXT)}::text[]
        ) as i (table_id, position, id, at, facts)
      ), head as (
        update plain_tables t set position = i.position from input i
        where t.table_id = i.table_id and t.position = i.position - 1 returning t.table_id
      ), inserted as (
        insert into plain_commits select i.* from input i join head h on h.table_id = i.table_id
      ) select string_agg(table_id, chr(10)) as tables, pg_notify('plain', ${heads.slice(0, 7900)}) from head`;
    return new Set(row.tables?.split("\n"));
  }
}
