import { Client, type ClientConfig, Pool, type PoolClient, type QueryConfig, type QueryResultRow, types } from "pg";

/** The time within which a connection must be open, in milliseconds. */
const CONNECT_TIME = 10_000;

/** The time within which a statement must be answered, in milliseconds. Then the connection is closed. */
const ANSWER_TIME = 15_000;

/** The time within which a script must be answered, in milliseconds: migrations may take long and wait for each other. */
const SCRIPT_TIME = 3_600_000;

/** The time within which the last statements must end when the database is closed, in milliseconds. */
const END_TIME = 5000;

/** The object id of the type `bigint`. */
const BIGINT = 20;

/** A statement with its values: a result of {@link sql}. */
export class Statement {
  constructor(
    readonly strings: readonly string[],
    readonly values: readonly unknown[],
  ) {}
}

/** Returns a statement. A value that is a statement becomes a part of it; all other values become parameters. */
export function sql(strings: TemplateStringsArray, ...values: readonly unknown[]): Statement {
  return new Statement(strings, values);
}

/** A database or a transaction, in which statements run. */
export interface Connection {
  /** Runs a statement. Returns the rows of its result. */
  rows<Row extends object>(statement: Statement): Promise<readonly Row[]>;
  /** Runs a statement. Returns the number of rows that it has changed. */
  count(statement: Statement): Promise<number>;
}

/** The options of a {@link Database}. */
export interface DatabaseOptions {
  readonly url: string;
  /** The largest number of connections. */
  readonly connections: number;
  /** Called with the error of a connection that is not in use. */
  readonly failed: (reason: unknown) => void;
}

/** A pool of connections to PostgreSQL. A connection that is lost rejects its statements, and is replaced. */
export class Database implements Connection {
  readonly #pool: Pool;

  constructor({ url, connections, failed }: DatabaseOptions) {
    this.#pool = new Pool({ ...clientConfig(url), max: connections, idleTimeoutMillis: 0, query_timeout: ANSWER_TIME });
    this.#pool.on("error", failed);
    // A connection in use also emits its error, besides the rejection of its statement.
    this.#pool.on("connect", (client) => void client.on("error", () => {}));
  }

  async rows<Row extends object>(statement: Statement): Promise<readonly Row[]> {
    return (await this.#pool.query<Row & QueryResultRow>(queryOf(statement))).rows;
  }

  async count(statement: Statement): Promise<number> {
    return (await this.#pool.query(queryOf(statement))).rowCount ?? 0;
  }

  /**
   * Runs statements in a transaction. If one of them fails, the connection is closed, which rolls the transaction back. If the
   * connection is lost during the commit, the promise rejects although the transaction may be committed.
   */
  async transaction<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    let isDone = false;
    try {
      await client.query("begin");
      const result = await run(new Transaction(client));
      await client.query("commit");
      isDone = true;
      return result;
    } finally {
      client.release(!isDone);
    }
  }

  /** Closes the connections after the running statements. `last` is awaited before, and can begin other statements. */
  async end(last: Promise<unknown> = Promise.resolve()): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const isLate = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, END_TIME);
    });
    await Promise.race([last.then(() => this.#pool.end()), isLate]);
    clearTimeout(timer);
  }
}

/** A transaction, which uses one connection. */
export class Transaction implements Connection {
  readonly #client: PoolClient;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async rows<Row extends object>(statement: Statement): Promise<readonly Row[]> {
    return (await this.#client.query<Row & QueryResultRow>(queryOf(statement))).rows;
  }

  async count(statement: Statement): Promise<number> {
    return (await this.#client.query(queryOf(statement))).rowCount ?? 0;
  }

  /** Runs statements without parameters. */
  async script(text: string): Promise<void> {
    await this.#client.query({ text, query_timeout: SCRIPT_TIME } as QueryConfig);
  }
}

/** Returns a connection outside a pool, which is not open yet. */
export function newClient(url: string): Client {
  const client = new Client(clientConfig(url));
  client.on("error", () => {});
  return client;
}

function clientConfig(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: "thunderjack-house",
    connectionTimeoutMillis: CONNECT_TIME,
    keepAlive: true,
    types: {
      // All numbers are safe integers.
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === BIGINT && format !== "binary" ? Number : types.getTypeParser(oid, format),
    },
  } as ClientConfig;
}

/** The names under which connections prepare the statements, by their texts. The texts are few, because values are parameters. */
const names = new Map<string, string>();

function queryOf(statement: Statement): { readonly name: string; readonly text: string; readonly values: unknown[] } {
  const values: unknown[] = [];
  const text = textOf(statement, values);
  let name = names.get(text);
  if (name === undefined) {
    name = `house_${names.size + 1}`;
    names.set(text, name);
  }
  return { name, text, values };
}

function textOf({ strings, values }: Statement, parameters: unknown[]): string {
  return strings.reduce((text, part, place) => {
    const value = values[place - 1];
    if (value instanceof Statement) return text + textOf(value, parameters) + part;
    return `${text}$${parameters.push(value)}${part}`;
  });
}
