import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { MemoryWallet, type WalletOrder } from "@thunderjack/house";
import { type Context, Hono } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import * as v from "valibot";

/** The number of lines on a page of the statement. */
const LINES_PER_PAGE = 500;

/** The time by which a late answer is delayed, in milliseconds. The house waits for 3 seconds. */
const LATE = 4000;

/**
 * The faults of the wallet.
 *
 * - `refuses`: a debit is refused.
 * - `fails`: the answer is 500, and nothing is done.
 * - `lost`: the connection is closed, and nothing is done.
 * - `answer-lost`: the order is carried out, and the connection is closed.
 * - `late`: the order is carried out at once, and answered after four seconds.
 * - `arrives-late`: the order is carried out after four seconds, behind the orders that follow it.
 */
export const WALLET_FAULTS = ["refuses", "fails", "lost", "answer-lost", "late", "arrives-late"] as const;

export type WalletFault = (typeof WALLET_FAULTS)[number];

/** Chooses the fault of an order; `null` for none. */
export type FaultOf = (path: string, key: string) => WalletFault | null;

/** The options of an example of a wallet. */
export interface ExampleWalletOptions {
  /** The secret that the house sends as a bearer token. */
  readonly token: string;
  /** The credits of an account that is not known yet, in hundredths; defaults to 0. */
  readonly credits?: number;
  /** Defaults to no faults. */
  readonly faultOf?: FaultOf;
}

const orderBody = v.object({
  table: v.string(),
  account: v.string(),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/**
 * An example of an operator's wallet over HTTP, with faults for tests. It keeps everything in memory: a real one stores the
 * orders and the balances in one transaction.
 */
export class ExampleWallet {
  readonly memory = new MemoryWallet(Date.now);
  /** The orders that have arrived, as `PATH KEY`. */
  readonly orders: string[] = [];
  readonly #credits: number;
  readonly #known = new Set<string>();
  readonly #faultOf: FaultOf;
  readonly #server: Server;

  constructor({ token, credits = 0, faultOf = () => null }: ExampleWalletOptions) {
    this.#credits = credits;
    this.#faultOf = faultOf;
    const routes = new Hono();
    routes.use(bearerAuth({ token }));
    routes.post("/debit", (c) => this.#carryOut(c, "debit", (order) => this.memory.debit(order)));
    routes.post("/credit", (c) => this.#carryOut(c, "credit", (order) => this.memory.credit(order)));
    routes.post("/rollback", (c) => this.#carryOut(c, "rollback", (order) => this.memory.rollback(order)));
    routes.get("/balance", async (c) => {
      const account = c.req.query("account") ?? "";
      this.#meet(account);
      return c.json({ balance: await this.memory.balance(account) });
    });
    routes.get("/statement", async (c) => {
      const lines = await this.memory.statement(Number(c.req.query("from")), Number(c.req.query("to")));
      const start = Number(c.req.query("page") ?? 0);
      const end = start + LINES_PER_PAGE;
      return c.json({ lines: lines.slice(start, end), next: end < lines.length ? `${end}` : null });
    });
    this.#server = createAdaptorServer({ fetch: routes.fetch }) as Server;
  }

  /** Starts to listen on 127.0.0.1. Returns the URL. */
  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(port, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Ends all connections. */
  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #carryOut(c: Context, path: string, carryOut: (order: WalletOrder) => Promise<unknown>): Promise<Response> {
    const body = v.safeParse(orderBody, await c.req.json().catch(() => null));
    const key = c.req.header("idempotency-key") ?? "";
    if (!body.success || key === "") return c.json({ error: "Not an order." }, 400);
    this.#meet(body.output.account);
    this.orders.push(`${path} ${key}`);
    const fault = this.#faultOf(path, key);
    if (fault === "refuses" && path === "debit") return c.json({ error: "Refused." }, 402);
    if (fault === "fails") return c.json({ error: "The wallet has failed." }, 500);
    if (fault === "lost") return this.#closeConnection(c);
    if (fault === "arrives-late") await pause();
    const result = await carryOut({ key, ...body.output });
    if (fault === "late") await pause();
    if (fault === "answer-lost") return this.#closeConnection(c);
    return result === "refused" ? c.json({ error: "Refused." }, 402) : c.json({});
  }

  /** Gives a new account its credits. */
  #meet(account: string): void {
    if (this.#known.has(account)) return;
    this.#known.add(account);
    this.memory.setBalance(account, this.#credits);
  }

  #closeConnection(c: Context): Response {
    c.env.incoming.socket.destroy();
    return c.body(null, 500);
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LATE));
}
