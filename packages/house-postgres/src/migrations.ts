import { type Database, sql } from "./database.js";

interface Migration {
  readonly name: string;
  readonly script: string;
}

/** The number of hash partitions of the commits. */
const PARTITIONS = 16;

const PARTITION_NUMBERS = Array.from({ length: PARTITIONS }, (_, index) => index);

/**
 * The migrations, in order. A published migration is never changed. A later version adds a migration that processes of
 * the version before can work with, so that processes are replaced one after the other.
 */
const MIGRATIONS: readonly Migration[] = [
  {
    name: "001-tables",
    script: `
      create table house_tables (
        table_id text collate "C" primary key,
        position bigint not null,
        opening bigint not null,
        deadline bigint
      ) with (fillfactor = 70);
      create index house_tables_deadline on house_tables (deadline) where deadline is not null;

      create table house_commits (
        table_id text collate "C" not null,
        position bigint not null check (position > 0),
        id text collate "C" not null,
        at bigint not null,
        deadline bigint,
        opens_shoe boolean not null,
        facts text not null,
        primary key (table_id, position),
        unique (table_id, id)
      ) partition by hash (table_id);
      ${PARTITION_NUMBERS.map(
        (number) =>
          `create table house_commits_${number} partition of house_commits for values with (modulus ${PARTITIONS}, remainder ${number});`,
      ).join("\n")}

      create table house_secrets (
        table_id text collate "C" not null,
        number bigint generated always as identity,
        anchor text not null,
        key_name text not null,
        nonce bytea not null,
        sealed bytea not null,
        primary key (table_id, number)
      );`,
  },
  {
    name: "002-accounts",
    script: `
      create table house_accounts (
        account text collate "C" primary key,
        balance bigint not null check (balance between 0 and 9007199254740991)
      );

      -- Each row moves an amount from one account to another, so the sum of all accounts is always 0.
      create table house_ledger (
        key text collate "C" primary key,
        source text collate "C" not null,
        target text collate "C" not null check (target <> source),
        amount bigint not null check (amount >= 0),
        at timestamptz not null default now()
      );
      create index house_ledger_source on house_ledger (source);
      create index house_ledger_target on house_ledger (target);`,
  },
  {
    // Most commits change the deadline of a table. With an index on it, each of these updates also writes to both indexes.
    // The deadlines are found by a scan of all tables, once a second in each process.
    name: "003-deadlines-without-index",
    script: "drop index if exists house_tables_deadline",
  },
  {
    name: "004-wallet-orders",
    script: `
      create table house_wallet_orders (
        key text collate "C" primary key,
        stake text collate "C" not null,
        step integer not null,
        table_id text collate "C" not null,
        account text collate "C" not null,
        amount bigint not null check (amount > 0),
        state text not null check (state in ('intended', 'booked', 'revoked', 'rolled-back', 'owed', 'paid')),
        at bigint not null,
        tries integer not null default 0,
        next_at bigint not null,
        unique (stake, step)
      );
      create index house_wallet_orders_due on house_wallet_orders (next_at)
        where state in ('intended', 'revoked', 'owed');
      create index house_wallet_orders_at on house_wallet_orders (at);`,
  },
  {
    // The recordings of a table are found without a read of all its commits.
    name: "005-openings",
    script: "create index house_commits_openings on house_commits (table_id, position) where opens_shoe",
  },
];

/** Any number; all processes of a house use it for the advisory lock of the migrations. */
const MIGRATION_LOCK = 7_284_113;

/** Creates the tables, or migrates those of an earlier version. Processes that start at the same time wait for each other. */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.script(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await transaction.script(
      "create table if not exists house_migrations (name text primary key, at timestamptz not null default now())",
    );
    const done = await transaction.rows<{ name: string }>(sql`select name from house_migrations`);
    const names = new Set(done.map(({ name }) => name));
    for (const { name, script } of MIGRATIONS.filter((one) => !names.has(one.name))) {
      await transaction.script(script);
      await transaction.count(sql`insert into house_migrations (name) values (${name})`);
    }
  });
}
