import { requestMessage } from "@thunderjack/remote";
import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";

/** The id of a table. */
export const tableId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const time = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3_600_000)));

/** The body of `POST /tables`. */
export const newTable = v.object({
  table: tableId,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  rules: v.union([v.string(), v.looseObject({})]),
  settings: v.optional(
    v.object({
      bettingTime: time,
      decisionTime: time,
      awayTime: time,
      keptRounds: time,
      roundsPerShoe: time,
      shoesPerChain: time,
    }),
  ),
});

/** The body of `POST /development/token`. */
export const playersToken = v.object({
  player: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  table: v.pipe(v.string(), v.regex(/^([a-z0-9-]{1,40}|\*)$/)),
});

const TABLE = { name: "table", in: "path", required: true, schema: toJsonSchema(tableId) };
const AFTER = { name: "after", in: "query", schema: { type: "integer", minimum: 0 } };
const SHOE = { name: "shoe", in: "path", required: true, schema: { type: "integer", minimum: 1 } };

function get(summary: string, ...parameters: readonly object[]) {
  return {
    get: { summary, parameters, responses: { 200: { description: "The answer." }, 404: { description: "Unknown." } } },
  };
}

function post(
  summary: string,
  body: Parameters<typeof toJsonSchema>[0],
  status: number,
  ...parameters: readonly object[]
) {
  // The check that a number is a safe integer has no form in a JSON schema.
  const schema = toJsonSchema(body, { errorMode: "ignore" });
  const requestBody = { required: true, content: { "application/json": { schema } } };
  const unknown = parameters.includes(TABLE) ? { 404: { description: "Unknown." } } : {};
  const responses = { [status]: { description: "Done." }, 400: { description: "Invalid." }, ...unknown };
  return { post: { summary, parameters, requestBody, responses } };
}

/** The description of the HTTP interface. The WebSocket is described in PROTOCOL.md of `@thunderjack/remote`. */
export const openApi = {
  openapi: "3.1.0",
  info: { title: "Thunderjack house", version: "1" },
  paths: {
    "/tables": { ...get("Lists the tables."), ...post("Opens a table; needs an operator's token.", newTable, 201) },
    "/account": get("Returns the credits of the bearer of a player's token, in hundredths."),
    "/tables/{table}": get("Returns the public table.", TABLE),
    "/tables/{table}/requests": post(
      "Carries out a request of a player, such as taking or leaving a seat; needs a player's token.",
      requestMessage,
      200,
      TABLE,
    ),
    "/tables/{table}/events": get("Streams the public commits as server-sent events.", TABLE, AFTER),
    "/tables/{table}/history": get("Returns the public commits of the shoe in play.", TABLE, AFTER),
    "/tables/{table}/recordings": get("Lists the recordings of the retired shoes.", TABLE),
    "/tables/{table}/recordings/{shoe}": get("Returns the recording of a retired shoe.", TABLE, SHOE),
    "/tables/{table}/recordings/{shoe}/verification": get("Verifies the recording of a retired shoe.", TABLE, SHOE),
    "/development/token": post("Signs a token; in development mode only.", playersToken, 200),
    "/live": get("Whether the process runs."),
    "/ready": get("Whether the process accepts connections."),
    "/metrics": get("Measurements in the format of Prometheus."),
  },
};
