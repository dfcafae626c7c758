import { toJsonSchemaDefs } from "@valibot/to-json-schema";
import { recoverySchema, stackedSchema } from "../src/closing.js";
import { EVENT_SCHEMAS } from "../src/event-format.js";
import { bets, card, cards, hand, handOrDealer, hands, ordinal, whole } from "../src/fields.js";
import { headerSchema } from "../src/header.js";
import { trailerSchema } from "../src/trailer.js";
import { FORMAT_VERSION } from "../src/version.js";

const DRAFT = "draft-2020-12";
const CARD = "^(10|[2-9jqka])_[hdcs]_(0|[1-9][0-9]{0,14})$";

/** The fields that several lines share. The schema defines each of them once. */
const FIELDS = { whole, ordinal, card, cards, hand, hands, handOrDealer, bets };

/** The lines after the events. */
const CLOSING = { recovery: recoverySchema, stacked: stackedSchema, trailer: trailerSchema };

/** A line after the trailer. */
const ADDITION = {
  type: "object",
  properties: { hash: { type: "string", pattern: "^[0-9a-f]{64}$" } },
  patternProperties: { "^x_": true },
  required: ["hash"],
  minProperties: 2,
  additionalProperties: false,
};

type JsonSchema = Record<string, unknown>;

/** The fields of the header that version 1 does not have. */
const ONLY_HEADER_2 = ["previous", "recovered"];
const ONLY_FAIRNESS_2 = ["anchor", "index", "length", "nextAnchor"];

const DIALECT = "https://json-schema.org/draft/2020-12/schema";
const MORE = "FORMAT.md describes the relations between lines, the limits, and valid rule sets.";

/** Returns the JSON Schema of one line of a recording. It is generated from the definitions of the parser. */
export function lineSchema(): object {
  const events = Object.fromEntries(EVENT_SCHEMAS);
  const definitions = { ...FIELDS, header: headerSchema, ...CLOSING, ...events };
  const defs: Record<string, object> = toJsonSchemaDefs(definitions, {
    target: DRAFT,
    // JSON Schema can express neither that a client seed needs a UTF-8 form nor that lists are read-only.
    ignoreActions: ["check", "readonly"],
    overrideSchema: ({ valibotSchema }) => (valibotSchema === card ? { type: "string", pattern: CARD } : undefined),
  });
  for (const type of EVENT_SCHEMAS.keys()) {
    defs[type] = { ...defs[type], patternProperties: { "^x_": true }, additionalProperties: false };
  }
  defs.header = withFairness(defs.header as JsonSchema, (fairness) => requiring(fairness, "clientSeedFrom"));
  defs.addition = ADDITION;
  const kinds = ["header", ...Object.keys(CLOSING), "addition", ...EVENT_SCHEMAS.keys()];
  return {
    $schema: DIALECT,
    title: "A line of a recording",
    description: [
      `One line of a recording (an open blackjack history), version ${FORMAT_VERSION}: its header, one of its events, or a line after them.`,
      MORE,
    ].join(" "),
    oneOf: kinds.map((kind) => ({ $ref: `#/$defs/${kind}` })),
    $defs: defs,
  };
}

/** Returns the JSON Schema of one line of version 1. Its trailer and its events are those of version 2. */
export function lineSchemaOfVersion1(): object {
  const { $defs } = lineSchema() as { readonly $defs: Readonly<Record<string, JsonSchema>> };
  const header = withFairness(without($defs.header, ONLY_HEADER_2), (fairness) =>
    optional(without(fairness, ONLY_FAIRNESS_2), "clientSeedFrom"),
  );
  const properties = {
    ...(header.properties as JsonSchema),
    version: { const: 1 },
    credits: { $ref: "#/$defs/whole" },
  };
  const shared = ["whole", "bets"].map((name) => [name, { $ref: `recording-line.json#/$defs/${name}` }]);
  return {
    $schema: DIALECT,
    title: "A line of a recording of version 1",
    description: `One line of a recording (an open blackjack history), version 1: its header, one of its events, or its trailer. ${MORE}`,
    oneOf: [
      { $ref: "#/$defs/header" },
      ...["trailer", ...EVENT_SCHEMAS.keys()].map((kind) => ({ $ref: `recording-line.json#/$defs/${kind}` })),
    ],
    $defs: { ...Object.fromEntries(shared), header: { ...header, properties } },
  };
}

/** Returns the schema of a header with a changed schema of its fairness. */
function withFairness(header: JsonSchema = {}, change: (fairness: JsonSchema) => JsonSchema): JsonSchema {
  const { fairness, ...others } = header.properties as Record<string, JsonSchema>;
  return { ...header, properties: { ...others, fairness: change(fairness ?? {}) } };
}

function requiring(schema: JsonSchema, name: string): JsonSchema {
  return { ...schema, required: [...(schema.required as string[]), name] };
}

function optional(schema: JsonSchema, name: string): JsonSchema {
  return { ...schema, required: (schema.required as string[]).filter((required) => required !== name) };
}

function without(schema: JsonSchema = {}, names: readonly string[]): JsonSchema {
  const properties = Object.entries(schema.properties as JsonSchema).filter(([name]) => !names.includes(name));
  return names.reduce(optional, { ...schema, properties: Object.fromEntries(properties) });
}
