/** What a line of JSON can hold. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonObject;

/** An object as JSON writes it. */
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** Whether a value read from JSON is an object, and not a list. */
export function isJsonObject(value: JsonValue): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
