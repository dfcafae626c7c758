import type { ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { InvalidRuleSet } from "@thunderjack/core";
import {
  type Answer,
  afterCommit,
  commitFor,
  type HouseState,
  houseRefusal,
  type PublicCommit,
} from "@thunderjack/house";
import { verify } from "@thunderjack/recording";
import { requestMessage } from "@thunderjack/remote";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { EVENT_STREAM, EventStream } from "./event-stream.js";
import { Feed } from "./feed.js";
import { newTable, openApi, playersToken, tableId } from "./open-api.js";
import { pageRoutes } from "./page.js";
import { allows, carryOut } from "./player-request.js";
import type { Service } from "./service.js";

/** The largest body of a request, in bytes. */
const LARGEST_BODY = 16 * 1024;

/** The largest number of commits in one answer. */
const LARGEST_PAGE = 500;

/** Returns the HTTP interface of a house. */
export function httpRoutes(service: Service): Hono {
  const { house, store, tokens, metrics } = service;
  const routes = new Hono();
  routes.use(
    bodyLimit({
      maxSize: LARGEST_BODY,
      onError: (c) => c.json({ error: `The body is larger than ${LARGEST_BODY / 1024} kB.` }, 413),
    }),
  );
  routes.onError((reason, c) => {
    metrics.failures.inc();
    service.log("error", "request failed", { path: c.req.path, reason: String(reason) });
    return c.json({ error: "The house cannot answer now." }, 503);
  });

  routes.get("/live", (c) => c.text("live"));
  routes.get("/ready", async (c) => {
    if (service.isDraining()) return c.text("draining", 503);
    return store.ping().then(
      () => c.text("ready"),
      () => c.text("no database", 503),
    );
  });
  routes.get("/metrics", async (c) => {
    metrics.tables.set(house.tables.length);
    metrics.pendingBytes.set([...service.clients].reduce((bytes, { backlog }) => bytes + backlog, 0));
    return c.text(await metrics.registry.metrics(), 200, { "content-type": metrics.registry.contentType });
  });
  routes.route("/", pageRoutes());
  routes.use(async (c, next) => {
    const { incoming } = c.env as HttpBindings;
    if (await service.addressLimit.allows(service.addressOf(incoming))) return next();
    return c.json({ error: "Too many requests come from this address. Try again in a second." }, 429, {
      "retry-after": "1",
    });
  });
  routes.get("/openapi.json", (c) => c.json(openApi));

  routes.get("/tables", async (c) => c.json((await store.heads()).map(({ table, position }) => ({ table, position }))));
  routes.get("/account", async (c) => {
    const access = await tokens.access(bearer(c), null);
    if (access?.may !== "play") return c.json({ error: "A player's token is needed." }, 403);
    return c.json({ balance: await house.balance(access.player.id) });
  });
  routes.post("/tables", async (c) => {
    const access = await tokens.access(bearer(c), "*");
    if (access?.may !== "operate") return c.json({ error: "An operator's token is needed." }, 403);
    const body = v.safeParse(newTable, await c.req.json().catch(() => null));
    if (!body.success) return c.json({ error: v.summarize(body.issues) }, 400);
    const { table, name, rules, settings } = body.output;
    try {
      const { refused, position } = await house.openTable(table, { name, rules, settings: definedOnly(settings) });
      return refused === null ? c.json({ table, position }, 201) : c.json({ error: refused.message }, 409);
    } catch (reason) {
      if (reason instanceof InvalidRuleSet) return c.json({ error: reason.message }, 400);
      throw reason;
    }
  });
  // Other texts are no names of tables, and the database may not accept them.
  routes.use("/tables/:table/*", (c, next) =>
    v.is(tableId, c.req.param("table")) ? next() : Promise.resolve(unknownTable(c)),
  );
  routes.get("/tables/:table", async (c) => {
    const following = await house.follow(c.req.param("table"), null, null, () => {});
    following?.stop();
    if (following === null) return unknownTable(c);
    return c.json({ position: following.position, snapshot: following.snapshot });
  });
  routes.post("/tables/:table/requests", async (c) => {
    const table = c.req.param("table");
    const access = await tokens.access(bearer(c), table);
    if (access === null) return c.json({ error: "A player's token for this table is needed." }, 403);
    const body = v.safeParse(requestMessage, await c.req.json().catch(() => null));
    if (!body.success) {
      return (await isKnown(table)) ? c.json({ error: v.summarize(body.issues) }, 400) : unknownTable(c);
    }
    const message = body.output;
    if (!allows(access, message.request)) return c.json({ error: "The token does not allow this request." }, 403);
    const answer = await carryOut(service, table, access, message);
    return c.json(answer, statusOf(answer));
  });
  routes.get("/tables/:table/history", async (c) => {
    const commits = await store.load(c.req.param("table"));
    if (commits.length === 0) return unknownTable(c);
    const after = Number(c.req.query("after") ?? 0);
    const history: PublicCommit[] = [];
    let state: HouseState | null = null;
    for (const commit of commits) {
      const before: HouseState = state ?? afterCommit(null, commit);
      state = state === null ? before : afterCommit(state, commit);
      if (commit.position > after && history.length < LARGEST_PAGE) history.push(commitFor(before, commit, null));
    }
    return c.json(history);
  });
  routes.get("/tables/:table/recordings", async (c) => {
    const table = c.req.param("table");
    const shoes = await house.retiredShoes(table);
    if (shoes.length === 0 && !(await isKnown(table))) return unknownTable(c);
    return c.json(shoes.map((shoe) => ({ shoe })));
  });
  routes.get("/tables/:table/recordings/:shoe", async (c) => {
    const text = await recordingOf(c);
    if (text === null) return noRecording(c);
    const name = `${c.req.param("table")}-${c.req.param("shoe")}.tjr`;
    return c.body(text, 200, {
      "content-type": "application/x-ndjson; charset=utf-8",
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    });
  });
  routes.get("/tables/:table/recordings/:shoe/verification", async (c) => {
    const text = await recordingOf(c);
    return text === null ? noRecording(c) : c.json(verify(text));
  });
  routes.get("/tables/:table/events", (c) => events(c));

  if (tokens.isDevelopment) {
    routes.post("/development/token", async (c) => {
      const body = v.safeParse(playersToken, await c.req.json().catch(() => null));
      if (!body.success) return c.json({ error: v.summarize(body.issues) }, 400);
      const { player, name, table } = body.output;
      // Each development player gets 10,000 credits once.
      await store.deposit(player, 1_000_000, `development/${player}`);
      return c.json({ token: await tokens.sign({ player: { id: player, name }, table, may: "play" }) });
    });
  }
  return routes;

  function recordingOf(c: Context): Promise<string | null> {
    return house.recording(c.req.param("table") ?? "", Number(c.req.param("shoe")));
  }

  async function noRecording(c: Context) {
    const isOfTable = await isKnown(c.req.param("table") ?? "");
    return isOfTable ? c.json({ error: "This shoe is not retired." }, 404) : unknownTable(c);
  }

  async function isKnown(table: string): Promise<boolean> {
    return (await store.heads([table])).length > 0;
  }

  async function events(c: Context) {
    const table = c.req.param("table") ?? "";
    const token = c.req.query("token");
    if (token !== undefined && (await tokens.access(token, table)) === null) {
      return c.json({ error: "The token is missing, invalid or expired." }, 401);
    }
    const hasNoRoom = () => service.isDraining() || service.isFull();
    const noRoom = () => c.json({ error: "This process has no room for another connection." }, 503);
    if (hasNoRoom()) return noRoom();
    const known = Number(c.req.header("last-event-id") ?? c.req.query("after") ?? Number.NaN);
    const feed = await Feed.open(service, table, null, Number.isSafeInteger(known) ? known : null);
    if (feed === null) return unknownTable(c);
    // A stream is written below the response, which would omit its body.
    if (c.req.method === "HEAD") {
      feed.stop();
      return c.body(null, 200, EVENT_STREAM);
    }
    const { outgoing } = c.env as HttpBindings;
    // The table may have been loaded for a long time. Meanwhile the client may have left, and others may have come.
    const hasLeft = outgoing.destroyed || outgoing.socket === null;
    if (!hasLeft && !hasNoRoom()) {
      new EventStream(service, feed, outgoing as ServerResponse);
      return RESPONSE_ALREADY_SENT;
    }
    feed.stop();
    return hasLeft ? RESPONSE_ALREADY_SENT : noRoom();
  }
}

function bearer(c: Context): string {
  return c.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
}

/** Returns the HTTP status of the answer to a request. */
function statusOf({ refused }: Answer): 200 | 404 | 409 | 429 | 503 {
  if (refused === null) return 200;
  if (refused.code === "unknown-table") return 404;
  if (refused.code === "too-many-requests") return 429;
  return refused.code === "unavailable" || refused.code === "house-closing" ? 503 : 409;
}

function unknownTable(c: Context) {
  const { code, message } = houseRefusal("unknown-table");
  return c.json({ error: message, code }, 404);
}

function definedOnly<Value extends object>(value: Value | undefined) {
  return Object.fromEntries(Object.entries(value ?? {}).filter(([, field]) => field !== undefined));
}
