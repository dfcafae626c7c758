import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newClient } from "../src/database.js";
import { installedPostgres, LocalPostgres } from "../src/local-postgres.js";
import { missingPostgres } from "./database.js";

describe.skipIf(missingPostgres() !== null)("a data folder of another version of PostgreSQL", () => {
  const programs = installedPostgres() ?? "";
  const version = basename(dirname(programs));
  let parent: string;
  let folder: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), "thunderjack-local-"));
    chmodSync(parent, 0o755);
    folder = join(parent, "Ann's folder");
    mkdirSync(folder);
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  const refusal = (of = programs) => LocalPostgres.start({ programs: of, folder }).then(() => "", String);
  const commandIn = (message: string) => message.slice(message.indexOf("\n") + 1);

  it("is refused with the command that migrates it", async () => {
    mkdirSync(join(folder, "postgres-9"));
    const message = await refusal();
    expect(message).toContain(`contains data of PostgreSQL 9, and version ${version} would be started`);
    expect(message).toContain(`'${programs}/pg_upgrade' -U postgres -b '/usr/lib/postgresql/9/bin' -B '${programs}'`);
  });

  it("gets its new name when it is complete; an interrupted migration is repeated", async () => {
    const fake = fakePrograms(join(parent, "Ben's programs"));
    mkdirSync(join(folder, "postgres-9"));
    writeFileSync(join(folder, "postgres-9", "thunderjack-password"), "secret");
    writeFileSync(join(folder, "postgres-9", "table"), "rows");
    const migrate = async (isBroken: boolean) => {
      // The user of PostgreSQL is not needed for files of this process.
      const script = commandIn(await refusal(fake)).replace(/^runuser.*\n|\nEND$/g, "");
      return spawnSync("sh", ["-c", script], {
        encoding: "utf8",
        env: { ...process.env, BROKEN: isBroken ? "1" : "" },
      });
    };
    expect(await migrate(true)).toMatchObject({ status: 1 });
    expect(readdirSync(folder).sort()).toEqual(["postgres-99.part", "postgres-9"].sort());
    expect(await migrate(false)).toMatchObject({ status: 0, stderr: "" });
    expect(readdirSync(folder)).toEqual(["postgres-99"]);
    expect(readdirSync(join(folder, "postgres-99")).sort()).toEqual(["PG_VERSION", "table", "thunderjack-password"]);
  });

  it("is removed by a command after a migration that was interrupted before its last step", async () => {
    for (const name of ["postgres-9", `postgres-${version}`]) mkdirSync(join(folder, name));
    writeFileSync(join(folder, `postgres-${version}`, "thunderjack-password"), "secret");
    const message = await refusal();
    expect(message).toContain(`were migrated to ${join(folder, `postgres-${version}`)}`);
    expect(spawnSync("sh", ["-c", commandIn(message)])).toMatchObject({ status: 0 });
    expect(readdirSync(folder)).toEqual([`postgres-${version}`]);
  });

  it("is not removed if it is of a newer version", async () => {
    for (const name of ["postgres-99", `postgres-${version}`]) mkdirSync(join(folder, name));
    writeFileSync(join(folder, `postgres-${version}`, "thunderjack-password"), "secret");
    const message = await refusal();
    expect(message).toContain("Start the house with the programs of version 99.");
    expect(message).not.toContain("rm ");
  });

  it("is not migrated to a folder that exists and is not complete, and the command says so", async () => {
    const fake = fakePrograms(join(parent, "programs"));
    for (const name of ["postgres-9", "postgres-99"]) mkdirSync(join(folder, name));
    const script = commandIn(await refusal(fake)).replace(/^runuser.*\n|\nEND$/g, "");
    expect(spawnSync("sh", ["-c", script], { encoding: "utf8" })).toMatchObject({
      status: 1,
      stderr: "postgres-99 exists, but is not complete. Move it away.\n",
    });
  });

  // It takes too long for CI. Only one version is installed, so the data of this version get the name of another one.
  if (process.env.THOROUGH === undefined) return;

  it("is migrated by this command", { timeout: 120_000 }, async () => {
    const before = await LocalPostgres.start({ programs, folder });
    await run(before.url, "create table kept as select 'value' as field");
    await before.stop();
    renameSync(join(folder, `postgres-${version}`), join(folder, "postgres-9"));
    const command = commandIn(await refusal()).replace("/9/bin", `/${version}/bin`);
    const { status, stderr } = spawnSync("sh", ["-c", command], { encoding: "utf8" });
    expect(stderr).toBe("");
    expect(status).toBe(0);
    const after = await LocalPostgres.start({ programs, folder });
    expect(await run(after.url, "select field from kept")).toEqual([{ field: "value" }]);
    await after.stop();
  });
});

/** Writes programs of version 99 that copy the files of a data folder. `pg_upgrade` fails if BROKEN is set. */
function fakePrograms(place: string): string {
  const scripts = {
    postgres: 'echo "postgres (PostgreSQL) 99.1"',
    initdb: 'mkdir "$2" && echo 99 > "$2/PG_VERSION"',
    pg_upgrade: 'test -z "$BROKEN" && old="$8" && shift 9 && cp "$old/table" "$1/" && touch delete_old_cluster.sh',
  };
  mkdirSync(place);
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(place, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  return place;
}

async function run(url: string, statement: string): Promise<readonly unknown[]> {
  const client = newClient(url);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
