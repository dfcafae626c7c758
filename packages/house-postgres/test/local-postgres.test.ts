import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newClient } from "../src/database.js";
import { installedPostgres, LocalPostgres } from "../src/local-postgres.js";
import { missingPostgres } from "./database.js";

describe.skipIf(missingPostgres() !== null)("a data folder of another version of PostgreSQL", () => {
  const programs = installedPostgres() ?? "";
  const version = basename(dirname(programs));
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "thunderjack-local-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const refusal = () => LocalPostgres.start({ programs, folder }).then(() => "", String);

  it("is refused with the command that migrates it", async () => {
    mkdirSync(join(folder, "postgres-9"));
    const message = await refusal();
    expect(message).toContain(`contains data of PostgreSQL 9, and version ${version} would be started`);
    expect(message).toContain(`'${programs}/pg_upgrade' -U postgres -b '/usr/lib/postgresql/9/bin' -B '${programs}'`);
  });

  // It takes too long for CI. Only one version is installed, so the data of this version get the name of another one.
  if (process.env.THOROUGH === undefined) return;

  it("is migrated by this command", { timeout: 120_000 }, async () => {
    const before = await LocalPostgres.start({ programs, folder });
    await run(before.url, "create table kept as select 'value' as field");
    await before.stop();
    renameSync(join(folder, `postgres-${version}`), join(folder, "postgres-9"));
    const command = (await refusal()).split("both versions:\n")[1]?.replace("/9/bin", `/${version}/bin`) ?? "";
    const { status, stderr } = spawnSync("sh", ["-c", command], { encoding: "utf8" });
    expect(stderr).toBe("");
    expect(status).toBe(0);
    const after = await LocalPostgres.start({ programs, folder });
    expect(await run(after.url, "select field from kept")).toEqual([{ field: "value" }]);
    await after.stop();
  });
});

async function run(url: string, statement: string): Promise<readonly unknown[]> {
  const client = newClient(url);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
