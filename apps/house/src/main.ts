import { readFileSync } from "node:fs";
import { PostgresHouseStore } from "@thunderjack/house-postgres";
import { required } from "./environment.js";
import { HouseServer } from "./house-server.js";
import { HttpWallet } from "./http-wallet.js";
import { jsonLog } from "./log.js";
import { Metrics } from "./metrics.js";
import { SharedTime } from "./shared-time.js";
import { Tokens } from "./tokens.js";

/*
 * Starts one process of a house. The environment configures it:
 *
 * DATABASE_URL       the URL of the database
 * HOUSE_KEYS         the keys that encrypt the seeds: NAME:BASE64, the current one first
 * HOUSE_TOKEN_KEY    the file with the operator's public Ed25519 key (PEM)
 * HOUSE_ORIGINS      the origins of pages that may connect, separated by commas
 * HOUSE_DEVELOPMENT  a private Ed25519 key (JWK) with which the house signs tokens for anyone; instead of HOUSE_TOKEN_KEY
 * HOUSE_LISTEN       "no" if the database has no LISTEN
 * HOUSE_WALLET_URL, HOUSE_WALLET_TOKEN  the wallet of the operator, and the secret for it; otherwise accounts in the database
 * PORT, HOST         the address; defaults to 8080 on 127.0.0.1
 * HOUSE_REQUESTS_PER_SECOND, HOUSE_ADDRESS_PER_SECOND, HOUSE_CONNECTIONS  limits; see ServerOptions
 * HOUSE_PROXY        "yes" if a proxy adds the address of each client to x-forwarded-for
 */

const { HOUSE_DEVELOPMENT, HOUSE_ORIGINS, HOUSE_LISTEN, PORT = "8080", HOST = "127.0.0.1" } = process.env;
const metrics = new Metrics();
const tokens =
  HOUSE_DEVELOPMENT === undefined
    ? await Tokens.ofOperator(readFileSync(required("HOUSE_TOKEN_KEY"), "utf8"))
    : await Tokens.forDevelopment(JSON.parse(HOUSE_DEVELOPMENT));
const failed = (reason: unknown) => jsonLog("error", "database failed", { reason: String(reason) });
const store = await PostgresHouseStore.open({
  url: required("DATABASE_URL"),
  keys: required("HOUSE_KEYS"),
  listens: HOUSE_LISTEN !== "no",
  failed,
  stored: (commits) => metrics.batch.observe(commits),
  conflicted: (commits) => metrics.conflicts.inc(commits),
});
const time = await SharedTime.open(() => store.now(), failed);
const origins =
  HOUSE_DEVELOPMENT !== undefined && HOUSE_ORIGINS === undefined ? null : (HOUSE_ORIGINS ?? "").split(",");
const { HOUSE_PROXY, HOUSE_WALLET_URL, HOUSE_REQUESTS_PER_SECOND, HOUSE_ADDRESS_PER_SECOND, HOUSE_CONNECTIONS } =
  process.env;
const server = new HouseServer({
  ...{ store, tokens, metrics, log: jsonLog, origins, isBehindProxy: HOUSE_PROXY === "yes", now: () => time.now() },
  ...(HOUSE_WALLET_URL === undefined
    ? {}
    : { wallet: new HttpWallet({ url: HOUSE_WALLET_URL, token: required("HOUSE_WALLET_TOKEN") }) }),
  ...(HOUSE_REQUESTS_PER_SECOND === undefined ? {} : { requestsPerSecond: Number(HOUSE_REQUESTS_PER_SECOND) }),
  ...(HOUSE_ADDRESS_PER_SECOND === undefined ? {} : { addressPerSecond: Number(HOUSE_ADDRESS_PER_SECOND) }),
  ...(HOUSE_CONNECTIONS === undefined ? {} : { connections: Number(HOUSE_CONNECTIONS) }),
});
const port = await server.listen(Number(PORT), HOST);
jsonLog("info", "listening", { host: HOST, port, development: tokens.isDevelopment });

process.once("SIGTERM", () => void end());
process.once("SIGINT", () => void end());

async function end(): Promise<void> {
  jsonLog("info", "draining");
  await server.drain();
  time.end();
  await store.close();
  jsonLog("info", "stopped");
  process.exit(0);
}
