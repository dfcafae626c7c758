import { execFileSync, spawn } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { installedPostgres } from "@thunderjack/house-postgres/local";
import postgres from "postgres";

/**
 * Starts a synchronous standby of a database: from then on, a commit is acknowledged when both have stored it.
 *
 * @param database the result of `startDatabase`
 */
export async function startStandby({ folder, url }) {
  const programs = installedPostgres() ?? "";
  const data = join(folder, "standby");
  const primary = readdirSync(folder).find((name) => /^postgres-\d+$/.test(name));
  // PostgreSQL does not run as root.
  const { uid, gid } = statSync(join(folder, primary));
  execFileSync(join(programs, "pg_basebackup"), ["-D", data, "-R", "-X", "stream", "-c", "fast", "-d", url], {
    uid,
    gid,
    cwd: "/",
  });
  const own = new URL(url);
  own.port = String(Number(own.port) + 1);
  const settings = [
    `port=${own.port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
  ];
  const child = spawn(join(programs, "postgres"), ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
    ...{ uid, gid, cwd: data, stdio: "ignore" },
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql`alter system set synchronous_standby_names = '*'`;
  await sql`select pg_reload_conf()`;
  for (;;) {
    const rows = await sql`select 1 from pg_stat_replication where sync_state = 'sync'`;
    if (rows.length > 0) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await sql.end();
  return {
    port: Number(own.port),
    /** Makes the standby the primary. */
    async promote() {
      const standby = postgres(own.href, { max: 1, onnotice: () => {} });
      // It has no standby of its own, for which it would wait.
      await standby`select pg_promote()`;
      await standby`alter system set synchronous_standby_names = ''`;
      await standby`select pg_reload_conf()`;
      await standby.end();
    },
    kill,
  };
}
