import { type Amount, isAmount } from "@thunderjack/core";
import type { StatementLine, Wallet, WalletOrder } from "@thunderjack/house";
import * as v from "valibot";

/** The time after which a request is given up, in milliseconds. The house does not wait longer for an answer. */
const REQUEST_TIME = 3000;

/** The time after which a request for a page of the statement is given up, in milliseconds. */
const STATEMENT_TIME = 60_000;

const REFUSED = 402;

const amount = v.pipe(v.number(), v.check(isAmount));

const balanceAnswer = v.object({ balance: amount });

const statementPage = v.object({
  lines: v.array(v.object({ type: v.picklist(["debit", "credit"]), key: v.string(), account: v.string(), amount })),
  /** The value of `page` for the next page; `null` for none. */
  next: v.nullable(v.string()),
});

/** The options of a wallet over HTTP. */
export interface HttpWalletOptions {
  /** The URL below which the wallet has its paths, such as `https://wallet.example/thunderjack`. */
  readonly url: string;
  /** The secret that the house sends as a bearer token; defaults to none. */
  readonly token?: string;
}

/** The wallet of an operator over HTTP. `docs/operate-a-house.md` describes its requests. */
export class HttpWallet implements Wallet {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor({ url, token }: HttpWalletOptions) {
    this.#url = url.replace(/\/$/, "");
    this.#headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  }

  async debit(order: WalletOrder): Promise<"done" | "refused"> {
    return (await this.#post("debit", order)) === REFUSED ? "refused" : "done";
  }

  async credit(order: WalletOrder): Promise<void> {
    if ((await this.#post("credit", order)) === REFUSED) throw new WalletFailed("credit", REFUSED);
  }

  async rollback(order: WalletOrder): Promise<void> {
    if ((await this.#post("rollback", order)) === REFUSED) throw new WalletFailed("rollback", REFUSED);
  }

  async balance(account: string): Promise<Amount> {
    const { balance } = v.parse(balanceAnswer, await this.#get("balance", { account }, REQUEST_TIME));
    return balance;
  }

  async statement(from: number, to: number): Promise<readonly StatementLine[]> {
    const lines: StatementLine[] = [];
    let page = "";
    for (;;) {
      const query = { from: `${from}`, to: `${to}`, ...(page === "" ? {} : { page }) };
      const answer = v.parse(statementPage, await this.#get("statement", query, STATEMENT_TIME));
      lines.push(...answer.lines);
      if (answer.next === null) return lines;
      page = answer.next;
    }
  }

  /** Returns the status: 402, or one of a success. */
  async #post(path: string, { key, table, account, amount }: WalletOrder): Promise<number> {
    const response = await fetch(`${this.#url}/${path}`, {
      method: "POST",
      headers: { ...this.#headers, "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ table, account, amount }),
      // An answer from another place is not an answer of the wallet.
      redirect: "error",
      signal: AbortSignal.timeout(REQUEST_TIME),
    });
    await response.arrayBuffer();
    if (!response.ok && response.status !== REFUSED) throw new WalletFailed(path, response.status);
    return response.status;
  }

  async #get(path: string, query: Readonly<Record<string, string>>, time: number): Promise<unknown> {
    const response = await fetch(`${this.#url}/${path}?${new URLSearchParams(query)}`, {
      headers: this.#headers,
      redirect: "error",
      signal: AbortSignal.timeout(time),
    });
    if (!response.ok) throw new WalletFailed(path, response.status);
    return response.json();
  }
}

/** The error for an answer that does not say what the wallet has done. */
class WalletFailed extends Error {
  override readonly name = "WalletFailed";

  constructor(path: string, status: number) {
    super(`The wallet answered ${path} with ${status}.`);
  }
}
