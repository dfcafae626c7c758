import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** The time that each part of a connection takes in one direction, in milliseconds. */
const LATENCY = 300;

/** The probability that a part of a connection is lost. TCP loses nothing, so the connection is then cut or becomes mute. */
const LOSS = 1 / 25;

/** The share of the lost parts after which the connection is mute: it stays open, and nothing arrives any more. */
const MUTE = 1 / 4;

/** A proxy with latency, loss and interruptions between clients and a server. */
export class FaultyLine {
  /** The number of connections that were cut. */
  cut = 0;
  /** The number of connections that became mute. */
  muted = 0;
  readonly #server: Server;
  readonly #to: number;
  readonly #chance: () => number;

  /**
   * @param to the port of the server
   * @param chance returns a random number from 0 to below 1
   */
  constructor(to: number, chance: () => number) {
    this.#to = to;
    this.#chance = chance;
    this.#server = createServer((client) => this.#carry(client));
  }

  /** Starts to listen. Returns the port. */
  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    this.#server.close();
  }

  #carry(client: Socket): void {
    const server = connect(this.#to, "127.0.0.1");
    let isMute = false;
    const end = () => {
      client.destroy();
      server.destroy();
    };
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.setNoDelay();
      from.on("error", end);
      from.on("close", () => setTimeout(end, LATENCY));
      from.on("data", (part) => {
        if (isMute) return;
        if (this.#chance() < LOSS) {
          isMute = this.#chance() < MUTE;
          if (isMute) this.muted += 1;
          else {
            this.cut += 1;
            end();
          }
          return;
        }
        setTimeout(() => {
          if (!isMute && !to.destroyed) to.write(part);
        }, LATENCY);
      });
    }
  }
}
