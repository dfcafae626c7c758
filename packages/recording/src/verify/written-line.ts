import type { TableEvent } from "@thunderjack/core";
import { utf8ToBytes } from "@thunderjack/core/sha256";
import { EVENT_FIELD_NAMES } from "../event-format.js";
import type { JsonValue } from "../json.js";
import { type Scanner, scanWhole } from "../scanner.js";

/*
 * Compares event lines with the events that a recorder would write there, byte by byte and without reading the line.
 */

const SEQ = utf8ToBytes('{"seq":');
const CHECK = utf8ToBytes(',"check":');
const TIME = utf8ToBytes(',"t":');
const LINE_END = utf8ToBytes("}\n");
const QUOTE = 34;
const [TRUE, FALSE] = [utf8ToBytes("true"), utf8ToBytes("false")];

/** The bytes before each value of an event, by the type of the event. */
const WRITTEN_TYPES: ReadonlyMap<string, Written> = new Map(
  Array.from(EVENT_FIELD_NAMES, ([type, names]) => {
    const fields = names.map((name) => ({ name, start: utf8ToBytes(`,"${name}":`) }));
    return [type, { type: utf8ToBytes(`,"type":"${type}"`), fields }];
  }),
);

interface Written {
  readonly type: Uint8Array;
  readonly fields: readonly { readonly name: string; readonly start: Uint8Array }[];
}

/**
 * Skips a line that is exactly as the recorder writes an event. Its time may be any number. Sets `failed` for every
 * other line.
 *
 * @param seq the number of the event
 * @param check the check of a `RoundSettled` line
 */
export function skipLine(scanner: Scanner, seq: number, event: TableEvent, check: () => string): void {
  const written = WRITTEN_TYPES.get(event.type);
  if (written === undefined) return void scanner.fail(null);
  const { type, fields } = written;
  scanner.skip(SEQ);
  skipNumber(scanner, seq);
  scanner.skip(type);
  for (let i = 0; i < fields.length && !scanner.failed; i++) {
    const { name, start } = fields[i]!;
    scanner.skip(start);
    skipValue(scanner, event[name as keyof TableEvent]);
  }
  if (event.type === "RoundSettled") {
    scanner.skip(CHECK);
    skipWord(scanner, check());
  }
  scanner.skip(TIME);
  scanWhole(scanner);
  scanner.skip(LINE_END);
}

function skipValue(scanner: Scanner, value: JsonValue): void {
  if (typeof value === "string") skipWord(scanner, value);
  else if (typeof value === "number") skipNumber(scanner, value);
  else if (typeof value === "boolean") scanner.skip(value ? TRUE : FALSE);
  else if (Array.isArray(value)) skipList(scanner, value);
  else skipText(scanner, JSON.stringify(value));
}

function skipList(scanner: Scanner, list: readonly JsonValue[]): void {
  skipText(scanner, "[");
  for (let i = 0; i < list.length && !scanner.failed; i++) {
    if (i > 0) skipText(scanner, ",");
    skipValue(scanner, list[i]!);
  }
  skipText(scanner, "]");
}

function skipNumber(scanner: Scanner, value: number): void {
  if (scanWhole(scanner) !== value) scanner.failed = true;
}

/** Skips a word in quotes. The words of events need no escapes. */
function skipWord(scanner: Scanner, word: string): void {
  if (!scanner.isAt(QUOTE)) scanner.failed = true;
  scanner.at++;
  skipText(scanner, word);
  if (!scanner.isAt(QUOTE)) scanner.failed = true;
  scanner.at++;
}

function skipText(scanner: Scanner, text: string): void {
  const { bytes, at } = scanner;
  for (let i = 0; i < text.length; i++) {
    if (bytes[at + i] !== text.charCodeAt(i)) {
      scanner.failed = true;
      return;
    }
  }
  scanner.at = at + text.length;
}
