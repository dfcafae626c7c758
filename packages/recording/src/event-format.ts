import type { GameEvent, GameEventType, RoundSettled } from "@thunderjack/core";
import * as v from "valibot";
import { BadLine, Refused } from "./fault.js";
import { bets, card, cards, check, hand, handOrDealer, hands, oneOf, ordinal, seat, whole, yesOrNo } from "./fields.js";
import type { JsonObject } from "./json.js";
import { checkKey, checkLimits } from "./limits.js";
import type { LineBytes } from "./line-bytes.js";
import { ownFields } from "./own-fields.js";
import { EventScanner, EventScans } from "./scanner.js";
import { whyNotFit } from "./schema-issue.js";

/*
 * The event lines of a recording. The map below is the only list of them. The compiler compares it with the events of
 * the core. It is a compile error if an event is missing here or differs from the core.
 */

type EventNamed<Type extends GameEventType> = Extract<GameEvent, { readonly type: Type }>;
type FieldsOf<Type extends GameEventType> = Omit<EventNamed<Type>, "type">;

/** The fields of each event besides `seq`, `t` and `type`. */
const EVENT_FIELDS = {
  BetPlaced: { seat, amount: whole },
  BetsCleared: {},
  RoundStarted: { round: ordinal, bets },
  CardsDiscarded: { cards },
  ShoeShuffled: { shuffle: whole, cards: whole },
  ShoeStacked: { count: whole, cards: v.nullable(cards) },
  CardDealt: { to: handOrDealer, card: v.nullable(card), faceDown: yesOrNo },
  SurrenderOffered: { hand },
  SurrenderDeclined: { hand },
  InsuranceOffered: { hand },
  InsuranceTaken: { hand, amount: whole },
  InsuranceDeclined: { hand },
  TurnStarted: { hand },
  HandHit: { hand },
  HandStood: { hand },
  HandDoubled: { hand, amount: whole },
  HandSplit: { hand, newHand: hand, card, amount: whole },
  HandSurrendered: { hand },
  TurnEnded: { hand, reason: oneOf(["bust", "blitz", "twenty-one", "split-aces", "no-cards"]) },
  ThunderjackAwarded: { hand, payout: whole },
  ThunderjacksCancelled: { hands },
  BlackjackAwarded: { hand, payout: whole },
  BlitzAwarded: { hand, payout: whole },
  HoleCardRevealed: { card },
  DealerHit: {},
  DealerStood: { total: whole },
  DealerBusted: { total: whole },
  HandSettled: {
    hand,
    stake: oneOf(["bet", "insurance"]),
    bet: whole,
    outcome: oneOf(["thunderjack", "blackjack", "blitz", "win", "push", "surrender", "lose", "bust"]),
    returned: whole,
  },
  RoundSettled: { round: ordinal, staked: whole, returned: whole, credits: whole },
  GameEnded: { credits: whole },
  GameRestarted: { credits: whole },
  SeatBoughtIn: { seat, amount: whole },
  SeatCashedOut: { seat, amount: whole },
  BetRemoved: { seat },
} satisfies {
  readonly [Type in GameEventType]: {
    readonly [Field in keyof FieldsOf<Type>]: v.GenericSchema<FieldsOf<Type>[Field]>;
  };
};

/** The fields of an event in the format, as `EVENT_FIELDS` defines them. */
type WrittenFields<Type extends GameEventType> = {
  readonly [Field in keyof (typeof EVENT_FIELDS)[Type]]: (typeof EVENT_FIELDS)[Type][Field] extends v.GenericSchema
    ? v.InferOutput<(typeof EVENT_FIELDS)[Type][Field]>
    : never;
};
type UnstorableEvents = {
  [Type in GameEventType]: FieldsOf<Type> extends WrittenFields<Type> ? never : Type;
}[GameEventType];
type None<Names extends never> = Names;

/** A type check that compiles only if the format can store every event of the core. */
export type EveryEventIsStorable = None<UnstorableEvents>;

/** An event in a recording. */
export type RecordedEvent = Recorded<GameEvent>;

type Recorded<Event extends GameEvent> = Event extends RoundSettled
  ? Event & Numbered & Checked
  : Event extends GameEvent
    ? Event & Numbered
    : never;

interface Numbered {
  /** The sequence number of the event, from 1 without gaps. */
  readonly seq: number;
  /** The time of the event, in milliseconds since the recording began. */
  readonly t: number;
}

interface Checked {
  /** The first 8 bytes of the hash chain before this line, in lower-case hex. */
  readonly check: string;
}

/** The fields of each line besides `seq`, `t` and `type`, in the order in which the recorder writes them. */
const LINE_FIELDS: ReadonlyMap<string, v.ObjectEntries> = new Map(
  Object.entries({ ...EVENT_FIELDS, RoundSettled: { ...EVENT_FIELDS.RoundSettled, check } }),
);

/** The names of the fields of each event besides `seq`, `t` and `type`, by the type of the event. */
export const EVENT_FIELD_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(EVENT_FIELDS).map(([type, fields]) => [type, Object.keys(fields)]),
);

type EventSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/**
 * The schemas of the event lines, by the type of the event. Fields that begin with `x_` are allowed in each of them.
 */
export const EVENT_SCHEMAS: ReadonlyMap<string, EventSchema> = new Map(
  Array.from(LINE_FIELDS, ([type, fields]): [string, EventSchema] => [
    type,
    v.object(ownFields({ seq: ordinal, t: whole, type: v.literal(type), ...fields })),
  ]),
);

/** The schemas of events without `seq`, `t` and `check`, by type. They are created when they are first used. */
let eventSchemas: ReadonlyMap<unknown, v.GenericSchema> | undefined;

/** Returns whether a value is an event of the core with valid fields. Other fields are ignored. */
export function isGameEvent(value: unknown): value is GameEvent {
  eventSchemas ??= new Map(Object.entries(EVENT_FIELDS).map(([type, fields]) => [type, v.object(ownFields(fields))]));
  const schema = typeof value === "object" && value !== null ? eventSchemas.get((value as JsonObject).type) : undefined;
  return schema !== undefined && v.is(schema, value);
}

const EVENT_SCANS = new EventScans(LINE_FIELDS);

/** Reads the lines of one text in order, but only event lines that are exactly as the recorder writes them. */
export class WrittenEvents {
  readonly #scanner: EventScanner;

  constructor(lines: LineBytes) {
    this.#scanner = new EventScanner(lines, EVENT_SCANS);
  }

  /** The number of characters of the last line that was read, with its line feed. */
  get length(): number {
    return this.#scanner.length;
  }

  /**
   * Reads the current line, and goes to the next one. The result equals the result of {@link readEvent}.
   *
   * @returns `null` for every other line, whether it is valid or not. It then stays the current line.
   */
  read(): RecordedEvent | null {
    return this.#scanner.read() as RecordedEvent | null;
  }

  /** Goes to the next line without reading the current one. */
  skip(): void {
    this.#scanner.skip();
  }
}

/**
 * Reads an event line. The line object itself becomes the event, including fields that begin with `x_`.
 *
 * @throws Refused for an unknown type
 * @throws BadLine for a field that is missing, unknown or invalid
 */
export function readEvent(line: JsonObject): RecordedEvent {
  const { type } = line;
  if (type === undefined) throw new BadLine("type", "is missing");
  if (typeof type !== "string") throw new BadLine("type", "must be the name of an event");
  const schema = EVENT_SCHEMAS.get(type);
  if (schema === undefined) throw new Refused("type", `is an unknown event: ${quoted(type)}`);
  checkFields(line, schema, type);
  if (!isEvent(line, schema)) throw whyNotFit(schema, line);
  return line;
}

function isEvent(line: JsonObject, schema: EventSchema): line is JsonObject & RecordedEvent {
  return v.is(schema, line);
}

/**
 * Checks the rules that the schema does not check: unknown fields, and the limits inside arrays and objects.
 *
 * @throws BadLine if a rule is broken
 */
function checkFields(line: JsonObject, { entries }: EventSchema, type: string): void {
  for (const key in line) {
    const isKnown = Object.hasOwn(entries, key);
    if (!isKnown) {
      // A page may have extended `Object.prototype`. An inherited key is not a field of the line.
      if (!Object.hasOwn(line, key)) continue;
      checkKey(key, key);
      if (!key.startsWith("x_")) throw new BadLine(key, `is not a field of ${type}`);
    }
    const value = line[key];
    if (value === undefined) continue;
    if (!isKnown || typeof value === "object") checkLimits(value, key, 2);
  }
}

const SHOWN_LENGTH = 64;

function quoted(name: string): string {
  return JSON.stringify(name.length > SHOWN_LENGTH ? `${name.slice(0, SHOWN_LENGTH)}…` : name);
}
