import { CLOSE_CODES } from "@thunderjack/remote";
import WebSocket from "ws";

/** The time after which a client without an answer, or without a commit, tries another house, in milliseconds. */
const PATIENCE = 1500;

/** A client that connects again, to the next house, until it is closed. It sends a request again until it is answered. */
export class Client {
  #socket = null;
  #houses;
  #token;
  #next;
  #isClosed = false;
  #isImpatient;
  #timer;
  #waiting = null;
  /** Whether the house has closed the last connection because the client was too far behind. */
  #wasBehind = false;
  /** The position of the last commit or snapshot. */
  position = 0;
  /** The number of snapshots. */
  snapshots = 0;
  gaps = [];
  /** The positions of the answers, by the id of the request. Refused requests are not among them. */
  answered = new Map();
  /** The number of answers, with the refusals. */
  answers = 0;

  /** @param options `isImpatient`: whether it tries another house if it hears nothing; `first`: the index of its first house */
  constructor(houses, table, token, { first = 0, isImpatient = false } = {}) {
    this.#houses = houses;
    this.table = table;
    this.#token = token;
    this.#next = first;
    this.#isImpatient = isImpatient;
    this.ready = new Promise((resolve) => {
      this.welcomed = resolve;
    });
    this.#connect();
  }

  #connect() {
    if (this.#isClosed) return;
    const house = this.#houses[this.#next++ % this.#houses.length];
    const socket = new WebSocket(`ws://${house.host}:${house.port}/tables/${this.table}/socket`, {
      handshakeTimeout: PATIENCE,
    });
    this.#socket = socket;
    socket.on("error", () => {});
    socket.on("close", (code) => {
      this.#wasBehind = code === CLOSE_CODES.behind;
      clearTimeout(this.#timer);
      setTimeout(() => this.#connect(), 20);
    });
    socket.on("open", () => {
      const after = this.position === 0 || this.#wasBehind ? {} : { after: this.position };
      const token = this.#token === undefined ? {} : { token: this.#token };
      socket.send(JSON.stringify({ type: "hello", protocol: 1, ...token, ...after }));
      this.#beImpatient();
    });
    socket.on("message", (data) => this.#received(JSON.parse(String(data))));
  }

  #beImpatient() {
    clearTimeout(this.#timer);
    if (this.#isImpatient && !this.#isClosed) this.#timer = setTimeout(() => this.#socket.terminate(), PATIENCE);
  }

  #received(message) {
    this.#beImpatient();
    if (message.type === "welcome" || message.type === "resumed") {
      if (message.type === "welcome") {
        if (message.position < this.position) this.gaps.push(`snapshot ${message.position} after ${this.position}`);
        this.position = message.position;
        this.snapshots += 1;
      }
      this.welcomed();
      this.#send();
    } else if (message.type === "commit") {
      if (message.position !== this.position + 1) this.gaps.push(`${message.position} after ${this.position}`);
      this.position = message.position;
    } else if (message.type === "answer" && message.id === this.#waiting?.id) {
      if (message.refused?.code === "unavailable") return setTimeout(() => this.#send(), 100);
      const { resolve, id } = this.#waiting;
      this.#waiting = null;
      this.answers += 1;
      if (message.refused === null) this.answered.set(id, message.position);
      resolve(message.refused);
    }
  }

  /** Resolves with the refusal, or `null`. */
  ask(id, request) {
    return new Promise((resolve) => {
      this.#waiting = { id, request, resolve };
      this.#send();
    });
  }

  #send() {
    if (this.#waiting === null || this.#socket.readyState !== WebSocket.OPEN) return;
    const { id, request } = this.#waiting;
    this.#socket.send(JSON.stringify({ type: "request", id, request }));
  }

  pause() {
    this.#socket.pause();
  }

  resume() {
    this.#socket.resume();
  }

  close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket.terminate();
  }
}
