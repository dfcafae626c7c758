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
  defs.addition = ADDITION;
  const kinds = ["header", ...Object.keys(CLOSING), "addition", ...EVENT_SCHEMAS.keys()];
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "A line of a recording",
    description: [
      `One line of a recording of Thunderjack, version ${FORMAT_VERSION}: its header, one of its events, or a line after them.`,
      "What the lines must be together, the limits, and what the rules must be is in FORMAT.md.",
    ].join(" "),
    oneOf: kinds.map((kind) => ({ $ref: `#/$defs/${kind}` })),
    $defs: defs,
  };
}
