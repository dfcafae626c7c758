import WebSocket from "ws";
import { BUY_IN } from "./processes.mjs";

/*
 * A player who plays rounds as fast as the house answers: bet, deal, one hit, stand. It reads only as much of a message as
 * it needs, so that the generator takes little of the machine.
 */

const bet = (amount) => ({ type: "Play", command: { type: "PlaceBet", seat: "right", amount } });
const DEAL = { type: "Play", command: { type: "Deal" } };
const move = (type) => ({ type: "Play", command: { type, hand: "right" } });

export class Player {
  /** The times from a request to its answer, in milliseconds. */
  times = [];
  /** The ids of the accepted requests, and their positions, if `keeps` is set. */
  acknowledged = new Map();
  refused = 0;
  /** The number of deals. */
  rounds = 0;
  #requests = 0;
  begin = 0;
  #moves = 0;
  #isOver = true;
  #amount = 1000;
  #socket;
  #answered = () => {};
  #keeps;

  constructor(port, table, token, { keeps = false, host = "127.0.0.1" } = {}) {
    this.table = table;
    this.#keeps = keeps;
    this.#socket = new WebSocket(`ws://${host}:${port}/tables/${table}/socket`, { perMessageDeflate: false });
    this.#socket.on("error", () => {});
    this.ready = new Promise((resolve) => {
      this.#socket.once("open", () =>
        this.#socket.send(JSON.stringify({ type: "hello", protocol: 1, ...(token === undefined ? {} : { token }) })),
      );
      this.#socket.on("message", (data, isBinary) => this.#received(String(data), isBinary, resolve));
    });
  }

  #received(text, _isBinary, welcomed) {
    if (text.startsWith('{"type":"commit"')) {
      if (text.includes('"RoundSettled"')) this.#isOver = true;
      else if (text.includes('"RoundStarted"')) this.#isOver = false;
      // A round that ends with its deal has both.
    } else if (text.startsWith('{"type":"answer"')) {
      const answer = JSON.parse(text);
      this.times.push(performance.now() - this.begin);
      if (answer.refused !== null) this.refused += 1;
      if (this.#keeps) this.acknowledged.set(answer.id, answer.position);
      this.#answered(answer);
    } else if (text.startsWith('{"type":"welcome"')) welcomed(text);
    else throw new Error(text.slice(0, 300));
  }

  ask(request) {
    const id = `${this.#requests++}`;
    this.begin = performance.now();
    this.#socket.send(`{"type":"request","id":"${id}","request":${JSON.stringify(request)}}`);
    return new Promise((resolve) => {
      this.#answered = resolve;
    });
  }

  async sit() {
    await this.ready;
    const { refused } = await this.ask({ type: "TakeSeat", seat: "right", buyIn: BUY_IN });
    if (refused !== null) throw new Error(refused.message);
  }

  /** The next command of the player. */
  next() {
    if (!this.#isOver) return move(this.#moves++ === 0 ? "Hit" : "Stand");
    if (this.#moves >= 0) {
      this.#moves = -1;
      this.#amount = this.#amount === 1000 ? 2000 : 1000;
      return bet(this.#amount);
    }
    this.#moves = 0;
    this.rounds += 1;
    return DEAL;
  }

  /** Plays until the end. `pause` returns the time before the next command, in milliseconds, or 0. */
  async play(isOver, pause = () => 0) {
    while (!isOver()) {
      const wait = pause();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      await this.ask(this.next());
    }
  }

  close() {
    this.#socket.terminate();
  }
}
