import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readlinkSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";

/*
 * The network of a fault run. The whole run is in a network namespace of its own, so that it changes nothing outside, and each house
 * can be in another one, which a link connects with that of the run.
 */

const IS_APART = process.env.FAULTS_NAMESPACE !== undefined;

/** Runs this program again in a network namespace of its own, and ends with it. A no-op in there. */
export async function moveApart() {
  if (IS_APART) return ip("link", "set", "lo", "up");
  const run = spawn("unshare", ["--net", "--", process.execPath, ...process.argv.slice(1)], {
    env: { ...process.env, FAULTS_NAMESPACE: "1" },
    stdio: "inherit",
  });
  // The run ends its own processes.
  process.once("exit", () => run.kill("SIGTERM"));
  const [status] = await once(run, "exit");
  process.exit(status ?? 1);
}

/** Makes the buffers of the system small, so that a slow reader is noticed after few bytes. */
export function useSmallBuffers() {
  for (const name of ["tcp_wmem", "tcp_rmem"]) writeFileSync(`/proc/sys/net/ipv4/${name}`, "4096 16384 32768");
}

/** Changes the network of this namespace. */
export function ip(...parts) {
  execFileSync("ip", parts, { stdio: ["ignore", "ignore", "inherit"] });
}

/** The command that runs a house in a namespace of its own. It waits for {@link Link.attach}. */
export const APART = [
  ...["unshare", "--net", "--", "sh", "-c"],
  'ip link set lo up; until ip -o address show dev eth0 2>/dev/null | grep -q "inet "; do sleep 0.05; done; exec "$@"',
  "sh",
];

/** The link between the run and a house, over which the house also reaches its database. */
export class Link {
  #sockets = new Set();
  #server;
  #isMute = false;

  /** @param place a number from 0, which is part of the addresses */
  constructor(place) {
    this.name = `house${place}`;
    this.runAddress = `10.77.${place}.1`;
    this.houseAddress = `10.77.${place}.2`;
  }

  /** Opens a way to a database on 127.0.0.1. Returns its URL for the house. */
  async open(databaseUrl) {
    const url = new URL(databaseUrl);
    const port = Number(url.port);
    this.#server = createServer((house) => {
      const database = connect(port, "127.0.0.1");
      for (const [from, to] of [
        [house, database],
        [database, house],
      ]) {
        this.#sockets.add(from);
        from.setNoDelay();
        from.pipe(to);
        from.on("error", () => to.destroy());
        from.on("close", () => {
          this.#sockets.delete(from);
          to.destroy();
        });
        if (this.#isMute) from.pause();
      }
    });
    await new Promise((resolve) => this.#server.listen(0, resolve));
    url.hostname = this.runAddress;
    url.port = String(this.#server.address().port);
    return url.href;
  }

  /** Connects the namespace of a process with that of the run. */
  attach(pid) {
    const own = readlinkSync("/proc/self/ns/net");
    while (readlinkSync(`/proc/${pid}/ns/net`) === own) execFileSync("sleep", ["0.01"]);
    ip("link", "add", this.name, "type", "veth", "peer", "name", "eth0", "netns", String(pid));
    ip("address", "add", `${this.runAddress}/24`, "dev", this.name);
    ip("link", "set", this.name, "up");
    const inside = (...parts) => execFileSync("nsenter", ["-t", String(pid), "-n", "ip", ...parts]);
    inside("link", "set", "eth0", "up");
    inside("address", "add", `${this.houseAddress}/24`, "dev", "eth0");
  }

  /** Separates the house from the clients and the database. */
  cut() {
    ip("link", "set", this.name, "down");
  }

  /** Ends {@link Link.cut}. */
  mend() {
    ip("link", "set", this.name, "up");
  }

  /** Separates the house from the database only: the connections stay open, and nothing arrives. */
  mute() {
    this.#isMute = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** Ends {@link Link.mute}. */
  unmute() {
    this.#isMute = false;
    for (const socket of this.#sockets) socket.resume();
  }

  close() {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
