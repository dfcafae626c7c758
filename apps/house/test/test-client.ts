import type { Command } from "@thunderjack/core";
import type { HouseSnapshot, Request } from "@thunderjack/house";
import {
  type Answer,
  type ClientMessage,
  clientMessageOf,
  type ServerMessage,
  serverMessageOf,
  textOf,
  type Welcome,
} from "@thunderjack/remote";
import WebSocket from "ws";

/** A client of a house over a real WebSocket, with every text that it has received. */
export class TestClient {
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  readonly #answers = new Map<string, (answer: Answer) => void>();
  #waiting: (() => void)[] = [];
  #requests = 0;
  #isClosed = false;
  readonly #name: string;

  constructor(
    port: number,
    table: string,
    options: {
      readonly token?: string;
      readonly after?: number;
      readonly origin?: string;
      readonly name?: string;
    } = {},
  ) {
    const { token, after, origin, name = "c" } = options;
    this.#name = name;
    this.#socket = new WebSocket(
      `ws://127.0.0.1:${port}/tables/${table}/socket`,
      origin === undefined ? {} : { origin },
    );
    this.#socket.on("open", () =>
      this.#send({
        type: "hello",
        protocol: 1,
        ...(token === undefined ? {} : { token }),
        ...(after === undefined ? {} : { after }),
      }),
    );
    this.#socket.on("message", (data) => {
      const text = data.toString();
      this.texts.push(text);
      const message = serverMessageOf(text);
      if (message === null) throw new Error(`Not a message of a house: ${text.slice(0, 300)}`);
      this.messages.push(message);
      if (message.type === "answer") this.#answers.get(message.id)?.(message);
      this.#wake();
    });
    this.closed = new Promise((resolve) => {
      this.#socket.on("close", (code) => {
        this.#isClosed = true;
        resolve(code);
        this.#wake();
      });
      this.#socket.on("error", () => {});
    });
  }

  /** Resolves with the first message that fulfils the condition. */
  async message<Found extends ServerMessage>(isFound: (message: ServerMessage) => message is Found): Promise<Found> {
    for (;;) {
      const found = this.messages.find(isFound);
      if (found !== undefined) return found;
      if (this.#isClosed) throw new Error(`Closed after ${this.texts.at(-1)}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async welcome(): Promise<{ readonly position: number; readonly snapshot: HouseSnapshot }> {
    return this.message((message): message is Welcome => message.type === "welcome");
  }

  /** Sends a request. Returns the code of the refusal, or `null`. */
  async ask(request: Request, id = `${this.#name}.${++this.#requests}`): Promise<string | null> {
    const answered = new Promise<Answer>((resolve, reject) => {
      this.#answers.set(id, resolve);
      void this.closed.then(() => reject(new Error(`Closed after ${this.texts.at(-1)}`)));
    });
    this.send(request, id);
    const { refused } = await answered;
    this.#answers.delete(id);
    return refused?.code ?? null;
  }

  /** Sends a command of the game. Returns the code of the refusal, or `null`. */
  play(command: Command): Promise<string | null> {
    return this.ask({ type: "Play", command });
  }

  send(request: Request, id: string): void {
    this.#send({ type: "request", id, request });
  }

  sendText(text: string): void {
    this.#socket.send(text);
  }

  /** Stops reading from the connection. */
  pause(): void {
    this.#socket.pause();
  }

  /** Reads again. */
  resume(): void {
    this.#socket.resume();
  }

  close(): void {
    this.#socket.close();
  }

  /** The positions of the received commits. */
  get positions(): readonly number[] {
    return this.messages.flatMap((message) => (message.type === "commit" ? [message.position] : []));
  }

  #send(message: ClientMessage): void {
    const text = textOf(message);
    if (clientMessageOf(text) === null) throw new Error(`Not a message of a client: ${text}`);
    this.#socket.send(text);
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
