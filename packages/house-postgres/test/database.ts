import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensurePostgres } from "../../../tooling/vitest/ensure-postgres.mjs";
import { newClient } from "../src/database.js";
import { installedPostgres, LocalPostgres } from "../src/local-postgres.js";

/** The reason why the tests cannot run, or `null`. In CI this is a failure instead. */
export function missingPostgres(): string | null {
  const missing = ensurePostgres();
  if (missing !== null && process.env.CI) throw new Error(missing);
  if (missing !== null) console.warn(`The tests on PostgreSQL are not run. ${missing}`);
  return missing;
}

/** A PostgreSQL for the tests of a file. Each case gets a database of its own. */
export class TestServer {
  readonly #folder: string;
  readonly local: LocalPostgres;
  #databases = 0;

  private constructor(folder: string, local: LocalPostgres) {
    this.#folder = folder;
    this.local = local;
  }

  static async start(): Promise<TestServer> {
    const folder = mkdtempSync(join(tmpdir(), "thunderjack-postgres-"));
    const programs = installedPostgres();
    if (programs === null) throw new Error("PostgreSQL is missing.");
    return new TestServer(folder, await LocalPostgres.start({ programs, folder, settings: ["fsync=off"] }));
  }

  /** Creates an empty database, and returns its URL. */
  async database(): Promise<string> {
    const name = `test_${++this.#databases}`;
    const client = newClient(this.local.url);
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return this.local.urlOf(name);
  }

  async stop(): Promise<void> {
    await this.local.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
