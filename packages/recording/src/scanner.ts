import { canonicalCards } from "@thunderjack/cards";
import { HAND_NAMES } from "@thunderjack/core";
import type * as v from "valibot";
import { bets, card, cards, check, hand, hands, ordinal, whole, yesOrNo } from "./fields.js";
import type { JsonValue } from "./json.js";
import { LIMITS } from "./limits.js";

/*
 * A reader for event lines exactly as the recorder writes them: the fields of the format in their order, without white
 * space, escapes and unknown fields. It reads them in the whole text, without a copy of the line, three times as fast
 * as `JSON.parse` and the schemas. It never reports an error. Every other line, valid or not, is left to the schemas,
 * which decide whether the line is valid and report its errors.
 */

/** Reads a value at the position of the scanner. Sets `failed` if the text has another kind of value there. */
type Scan = (scanner: Scanner) => JsonValue;

/** A position in a text. */
class Scanner {
  at = 0;
  failed = false;

  constructor(readonly text: string) {}

  /** Skips these characters. Sets `failed` if the text has other characters. */
  skip(expected: string): void {
    const { text, at } = this;
    for (let i = 0; i < expected.length; i++) {
      if (text.charCodeAt(at + i) !== expected.charCodeAt(i)) {
        this.failed = true;
        return;
      }
    }
    this.at = at + expected.length;
  }

  isAt(character: number): boolean {
    return this.text.charCodeAt(this.at) === character;
  }

  fail<Value>(value: Value): Value {
    this.failed = true;
    return value;
  }
}

const QUOTE = 34;
const COMMA = 44;
const ZERO = 48;
const CLOSING_BRACKET = 93;
const LETTER_N = 110;
const LETTER_T = 116;

/** The largest number of digits that always form a safe integer. */
const SAFE_DIGITS = 15;

function scanWhole(scanner: Scanner): number {
  const { text, at: start } = scanner;
  let at = start;
  let value = 0;
  for (; ; at++) {
    const digit = text.charCodeAt(at) - ZERO;
    if (!(digit >= 0 && digit <= 9)) break;
    value = value * 10 + digit;
  }
  const digits = at - start;
  const hasLeadingZero = digits > 1 && text.charCodeAt(start) === ZERO;
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
  scanner.skip(value ? "true" : "false");
  return value;
}

function scanBets(scanner: Scanner): JsonValue {
  scanner.skip('{"right":');
  const right = scanWhole(scanner);
  scanner.skip(',"middle":');
  const middle = scanWhole(scanner);
  scanner.skip(',"left":');
  const left = scanWhole(scanner);
  scanner.skip("}");
  return { right, middle, left };
}

/** Returns the hash of a word, extended by its next letter. */
function hashed(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}

/** Returns a function that scans one of these words in quotes. It returns the given string itself, not a copy. */
function wordScan<Word extends string>(words: readonly Word[]): (scanner: Scanner) => Word | "" {
  const byHash = new Map<number, Word>();
  let longest = 0;
  for (const word of words) {
    let hash = 0;
    for (let i = 0; i < word.length; i++) hash = hashed(hash, word.charCodeAt(i));
    // If two words have the same hash, the lines with the first word are left to the schemas.
    byHash.set(hash, word);
    longest = Math.max(longest, word.length);
  }
  return (scanner) => {
    const { text, at } = scanner;
    if (text.charCodeAt(at) !== QUOTE) return scanner.fail("");
    const start = at + 1;
    let end = start;
    let hash = 0;
    for (let code = text.charCodeAt(end); code !== QUOTE && end - start <= longest; code = text.charCodeAt(++end)) {
      hash = hashed(hash, code);
    }
    const word = byHash.get(hash);
    if (word === undefined || word.length !== end - start) return scanner.fail("");
    for (let i = 0; i < word.length; i++) {
      if (word.charCodeAt(i) !== text.charCodeAt(start + i)) return scanner.fail("");
    }
    scanner.at = end + 1;
    return word;
  };
}

function listScan(scan: Scan): Scan {
  return (scanner) => {
    const list: JsonValue[] = [];
    scanner.skip("[");
    if (!scanner.isAt(CLOSING_BRACKET)) {
      list.push(scan(scanner));
      while (!scanner.failed && scanner.isAt(COMMA)) {
        scanner.at++;
        list.push(scan(scanner));
      }
    }
    scanner.skip("]");
    return list;
  };
}

function nullableScan(scan: Scan): Scan {
  return (scanner) => {
    if (!scanner.isAt(LETTER_N)) return scan(scanner);
    scanner.skip("null");
    return null;
  };
}

const CHECK = /^"[0-9a-f]{16}"$/;
const CHECK_LENGTH = 18;

function scanCheck(scanner: Scanner): string {
  const { text, at } = scanner;
  const quoted = text.slice(at, at + CHECK_LENGTH);
  if (!CHECK.test(quoted)) return scanner.fail("");
  scanner.at = at + CHECK_LENGTH;
  // A slice refers to the whole text and would keep it in memory. JSON strings are copies.
  return JSON.parse(quoted);
}

/** The largest number of decks in a rule set. Cards of further decks are left to the schemas. */
const PACKS = 8;

const scanCard = wordScan(canonicalCards(PACKS));
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
  readonly fields: readonly { readonly name: string; readonly start: string; readonly scan: Scan }[];
}

/** Reads the event lines of one text. */
export class EventScanner {
  readonly #scanner: Scanner;
  readonly #events: EventScans;
  readonly #isUsable: boolean;

  constructor(text: string, events: EventScans) {
    this.#scanner = new Scanner(text);
    this.#events = events;
    this.#isUsable = !events.areInherited;
  }

  /** The index after the last line that was read. */
  get end(): number {
    return this.#scanner.at;
  }

  /**
   * Reads the line that begins at an index.
   *
   * @returns the event; `null` if the line is not exactly as the recorder writes it
   */
  read(start: number): object | null {
    if (!this.#isUsable) return null;
    const scanner = this.#scanner;
    scanner.at = start;
    scanner.failed = false;
    scanner.skip('{"seq":');
    const seq = scanOrdinal(scanner);
    scanner.skip(',"type":');
    const scan = scanner.failed ? undefined : this.#events.next(scanner);
    if (scan === undefined) return null;
    const event: Record<string, JsonValue> = { seq, type: scan.type };
    for (let i = 0; i < scan.fields.length && !scanner.failed; i++) {
      const field = scan.fields[i]!;
      scanner.skip(field.start);
      event[field.name] = field.scan(scanner);
    }
    scanner.skip("}\n");
    return scanner.failed || scanner.at - start > LIMITS.bytesPerLine + 1 ? null : event;
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
    fields.push({ name, start: `,${JSON.stringify(name)}:`, scan });
  }
  return { type, fields };
}
