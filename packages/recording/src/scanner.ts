import { canonicalCards } from "@thunderjack/cards";
import { HAND_NAMES } from "@thunderjack/core";
import { utf8ToBytes } from "@thunderjack/core/sha256";
import type * as v from "valibot";
import { bets, card, cards, check, hand, hands, ordinal, whole, yesOrNo } from "./fields.js";
import type { JsonValue } from "./json.js";
import { LIMITS } from "./limits.js";
import type { LineBytes } from "./line-bytes.js";

/*
 * A reader for event lines that are exactly as the recorder writes them: the fields of the format in their order,
 * without white space, escapes and unknown fields. It reads bytes, without a copy of the line, several times as fast as
 * `JSON.parse` and the schemas. It never reports an error. Every other line, valid or not, is left to the schemas,
 * which decide whether the line is valid and report its errors.
 */

/** Reads a value at the position of the scanner. Sets `failed` if the text has another kind of value there. */
type Scan = (scanner: Scanner) => JsonValue;

/** A position in the bytes of a text. */
export class Scanner {
  at = 0;
  failed = false;

  constructor(readonly bytes: Uint8Array) {}

  /** Skips these bytes. Sets `failed` if the text has other bytes. */
  skip(expected: Uint8Array): void {
    const { bytes, at } = this;
    for (let i = 0; i < expected.length; i++) {
      if (bytes[at + i] !== expected[i]) {
        this.failed = true;
        return;
      }
    }
    this.at = at + expected.length;
  }

  isAt(byte: number): boolean {
    return this.bytes[this.at] === byte;
  }

  fail<Value>(value: Value): Value {
    this.failed = true;
    return value;
  }
}

const QUOTE = 34;
const COMMA = 44;
const ZERO = 48;
const NINE = 57;
const CLOSING_BRACKET = 93;
const LETTER_A = 97;
const LETTER_F = 102;
const LETTER_N = 110;
const LETTER_T = 116;

const SEQ = utf8ToBytes('{"seq":');
const TYPE = utf8ToBytes(',"type":');
const LINE_END = utf8ToBytes("}\n");
const [TRUE, FALSE, NULL] = [utf8ToBytes("true"), utf8ToBytes("false"), utf8ToBytes("null")];
const [RIGHT, MIDDLE, LEFT] = [utf8ToBytes('{"right":'), utf8ToBytes(',"middle":'), utf8ToBytes(',"left":')];
const OBJECT_END = utf8ToBytes("}");
const [LIST_START, LIST_END] = [utf8ToBytes("["), utf8ToBytes("]")];

/** The largest number of digits that always form a safe integer. */
const SAFE_DIGITS = 15;

/** Reads a whole number with at most {@link SAFE_DIGITS} digits. */
export function scanWhole(scanner: Scanner): number {
  const { bytes, at: start } = scanner;
  let at = start;
  let value = 0;
  for (; ; at++) {
    const digit = bytes[at]! - ZERO;
    if (!(digit >= 0 && digit <= 9)) break;
    value = value * 10 + digit;
  }
  const digits = at - start;
  const hasLeadingZero = digits > 1 && bytes[start] === ZERO;
  if (digits === 0 || digits > SAFE_DIGITS || hasLeadingZero) return scanner.fail(0);
  scanner.at = at;
  return value;
}

function scanOrdinal(scanner: Scanner): number {
  const value = scanWhole(scanner);
  return value === 0 ? scanner.fail(0) : value;
}

function scanYesOrNo(scanner: Scanner): boolean {
  const value = scanner.isAt(LETTER_T);
  scanner.skip(value ? TRUE : FALSE);
  return value;
}

function scanBets(scanner: Scanner): JsonValue {
  scanner.skip(RIGHT);
  const right = scanWhole(scanner);
  scanner.skip(MIDDLE);
  const middle = scanWhole(scanner);
  scanner.skip(LEFT);
  const left = scanWhole(scanner);
  scanner.skip(OBJECT_END);
  return { right, middle, left };
}

/** Returns the hash of a word, extended by its next letter. */
function hashed(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}

/** A word and its bytes in quotes. */
interface QuotedWord<Word extends string> {
  readonly word: Word;
  readonly bytes: Uint8Array;
}

/** Returns a function that scans one of these words in quotes. It returns the given string itself, not a copy. */
function wordScan<Word extends string>(words: readonly Word[]): (scanner: Scanner) => Word | "" {
  const byHash = new Map<number, QuotedWord<Word>>();
  let longest = 0;
  for (const word of words) {
    const bytes = utf8ToBytes(`"${word}"`);
    // If two words have the same hash, the lines with the first word are left to the schemas.
    byHash.set(bytes.subarray(1, -1).reduce(hashed, 0), { word, bytes });
    longest = Math.max(longest, bytes.length);
  }
  return (scanner) => {
    const { bytes, at } = scanner;
    let hash = 0;
    for (let i = at + 1; i < at + longest; i++) {
      const byte = bytes[i]!;
      if (byte === QUOTE) break;
      hash = hashed(hash, byte);
    }
    const found = byHash.get(hash);
    if (found === undefined) return scanner.fail("");
    scanner.skip(found.bytes);
    return scanner.failed ? "" : found.word;
  };
}

function listScan(scan: Scan): Scan {
  return (scanner) => {
    const list: JsonValue[] = [];
    scanner.skip(LIST_START);
    if (!scanner.isAt(CLOSING_BRACKET)) {
      list.push(scan(scanner));
      while (!scanner.failed && scanner.isAt(COMMA)) {
        scanner.at++;
        list.push(scan(scanner));
      }
    }
    scanner.skip(LIST_END);
    return list;
  };
}

function nullableScan(scan: Scan): Scan {
  return (scanner) => {
    if (!scanner.isAt(LETTER_N)) return scan(scanner);
    scanner.skip(NULL);
    return null;
  };
}

/** The number of digits of a check. */
const CHECK_DIGITS = 16;

function scanCheck(scanner: Scanner): string {
  const { bytes, at } = scanner;
  const end = at + 1 + CHECK_DIGITS;
  let check = "";
  for (let i = at + 1; i < end; i++) {
    const byte = bytes[i]!;
    if (!isHexDigit(byte)) return scanner.fail("");
    check += String.fromCharCode(byte);
  }
  if (bytes[at] !== QUOTE || bytes[end] !== QUOTE) return scanner.fail("");
  scanner.at = end + 1;
  return check;
}

function isHexDigit(byte: number): boolean {
  return (byte >= ZERO && byte <= NINE) || (byte >= LETTER_A && byte <= LETTER_F);
}

/** The largest number of decks in a rule set. Cards of further decks are left to the schemas. */
const DECKS = 8;

const scanCard = wordScan(canonicalCards(DECKS));
const scanHand = wordScan(HAND_NAMES);

const SCANS: ReadonlyMap<v.GenericSchema, Scan> = new Map<v.GenericSchema, Scan>([
  [whole, scanWhole],
  [ordinal, scanOrdinal],
  [yesOrNo, scanYesOrNo],
  [card, scanCard],
  [cards, listScan(scanCard)],
  [hand, scanHand],
  [hands, listScan(scanHand)],
  [bets, scanBets],
  [check, scanCheck],
]);

/** Returns the function that scans a field with this schema; `null` if there is none. */
function scanOf(schema: v.GenericSchema): Scan | null {
  const known = SCANS.get(schema);
  if (known !== undefined) return known;
  if (isPicklist(schema)) return wordScan(schema.options);
  const wrapped = isNullable(schema) ? scanOf(schema.wrapped) : null;
  return wrapped === null ? null : nullableScan(wrapped);
}

function isPicklist(schema: v.GenericSchema): schema is v.PicklistSchema<readonly string[], string> {
  return schema.type === "picklist";
}

function isNullable(schema: v.GenericSchema): schema is v.NullableSchema<v.GenericSchema, undefined> {
  return schema.type === "nullable";
}

/** The fields of one type of event, and the functions that scan them. */
interface EventScan {
  readonly type: string;
  readonly fields: readonly { readonly name: string; readonly start: Uint8Array; readonly scan: Scan }[];
}

/** Reads the event lines of one text. */
export class EventScanner {
  readonly #lines: LineBytes;
  readonly #scanner: Scanner;
  readonly #events: EventScans;
  readonly #isUsable: boolean;

  constructor(lines: LineBytes, events: EventScans) {
    this.#lines = lines;
    this.#scanner = new Scanner(lines.bytes);
    this.#events = events;
    this.#isUsable = !events.areInherited;
  }

  /** The number of characters of the last line that was read, with its line feed. All of them are ASCII. */
  length = 0;

  /**
   * Reads the current line, and goes to the next one.
   *
   * @returns the event; `null` if the line is not exactly as the recorder writes it. It then stays the current line.
   */
  read(): object | null {
    if (!this.#isUsable || !this.#lines.load()) return null;
    const { start } = this.#lines;
    const scanner = this.#scanner;
    scanner.at = start;
    scanner.failed = false;
    scanner.skip(SEQ);
    const seq = scanOrdinal(scanner);
    scanner.skip(TYPE);
    const scan = scanner.failed ? undefined : this.#events.next(scanner);
    if (scan === undefined) return null;
    // In V8, an object that is created empty has space for four fields, and `{ seq, type }` only for two.
    const event: Record<string, JsonValue> = {};
    event.seq = seq;
    event.type = scan.type;
    for (let i = 0; i < scan.fields.length && !scanner.failed; i++) {
      const field = scan.fields[i]!;
      scanner.skip(field.start);
      event[field.name] = field.scan(scanner);
    }
    scanner.skip(LINE_END);
    this.length = scanner.at - start;
    if (scanner.failed || this.length > LIMITS.bytesPerLine + 1) return null;
    this.#lines.next(scanner.at - 1);
    return event;
  }

  /** Goes to the next line, because another reader read the current one. */
  skip(): void {
    if (this.#lines.load()) this.#lines.next();
  }
}

/** The functions that scan the fields of each type of event. */
export class EventScans {
  readonly #byType = new Map<string, EventScan>();
  readonly #scanType: (scanner: Scanner) => string;

  /**
   * @param fields the fields of each type besides `seq`, `t` and `type`, in the order in which they are written. A type
   *   with a field that no function scans is left to the schemas.
   */
  constructor(fields: ReadonlyMap<string, Readonly<Record<string, v.GenericSchema>>>) {
    for (const [type, schemas] of fields) {
      const scan = eventScan(type, Object.entries({ ...schemas, t: whole }));
      if (scan !== null) this.#byType.set(type, scan);
    }
    this.#scanType = wordScan([...this.#byType.keys()]);
  }

  /** Reads the type of an event and returns the fields of this type; `undefined` if the type is left to the schemas. */
  next(scanner: Scanner): EventScan | undefined {
    return this.#byType.get(this.#scanType(scanner));
  }

  /** Whether an assignment to a field could call a setter that the page added to `Object.prototype`. */
  get areInherited(): boolean {
    for (const { fields } of this.#byType.values()) {
      if (fields.some(({ name }) => name in Object.prototype)) return true;
    }
    return false;
  }
}

function eventScan(type: string, schemas: readonly (readonly [string, v.GenericSchema])[]): EventScan | null {
  const fields = [];
  for (const [name, schema] of schemas) {
    const scan = scanOf(schema);
    if (scan === null) return null;
    fields.push({ name, start: utf8ToBytes(`,${JSON.stringify(name)}:`), scan });
  }
  return { type, fields };
}
