import { parseArgs } from "node:util";
import { archiveShoes } from "@thunderjack/house-postgres";
import { withStore } from "./command-store.js";

/*
 * Writes the retired shoes of all tables to files FOLDER/TABLE/shoe-N.tjr, and then deletes their commits and the ids of their
 * requests: `node dist/archive.js FOLDER [--days DAYS]`. A shoe is kept for DAYS days after it was retired, 30 by default. It prints a
 * line of JSON for each table with archived shoes. A file is never replaced by a different one. The exit code is 1 if a table could
 * not be archived; the others are. DATABASE_URL and HOUSE_KEYS are those of the house.
 */

const DAY = 86_400_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { days: { type: "string", default: "30" } },
});
const [folder] = positionals;
const days = Number(values.days);
if (folder === undefined || positionals.length > 1) throw new Error("Name one folder for the recordings.");
if (!(days >= 1)) throw new Error(`${values.days} is not a number of days from 1.`);

const before = Date.now() - days * DAY;
await withStore(async (store) => {
  for (const { table } of await store.heads()) {
    try {
      const shoes = await archiveShoes(store, table, folder, before);
      await store.forgetRequests(table, before);
      if (shoes.length > 0) console.log(JSON.stringify({ table, shoes }));
    } catch (reason) {
      console.error(JSON.stringify({ table, error: String(reason) }));
      process.exitCode = 1;
    }
  }
});
