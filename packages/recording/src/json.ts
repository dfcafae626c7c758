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

/** The value that a text of JSON stands for; `undefined` when it is none. */
export function parsedJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
