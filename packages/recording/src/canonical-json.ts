import { hasUtf8 } from "./fields.js";
import type { JsonValue } from "./json.js";

/**
 * Returns a value as canonical JSON (RFC 8785): no white space, keys in the order of their UTF-16 code units, numbers
 * and strings as in ECMAScript.
 *
 * @throws RangeError if the value contains a number that is not finite, or a string with a lone surrogate
 */
export function canonicalJson(value: JsonValue): string {
  if (typeof value === "string") return canonicalText(value);
  if (typeof value === "number") return canonicalNumber(value);
  if (value === null || typeof value === "boolean") return String(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  // By default, `sort` orders strings by their UTF-16 code units.
  const pairs = Object.keys(value)
    .sort()
    .map((key) => `${canonicalText(key)}:${canonicalJson(value[key] ?? null)}`);
  return `{${pairs.join(",")}}`;
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function canonicalNumber(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`JSON cannot represent the number ${value}.`);
  return JSON.stringify(value);
}

function canonicalText(value: string): string {
  if (!hasUtf8(value)) throw new RangeError("A text with a lone surrogate has no canonical JSON.");
  return JSON.stringify(value);
}
