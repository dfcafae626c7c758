import { isJsonObject, type JsonValue } from "../json.js";

/**
 * Returns the value at a place of a JSON value. Only own properties are read.
 *
 * @param pointer a JSON pointer (RFC 6901), such as `/G/hands/0`
 * @returns `undefined` if there is no such place
 */
export function valueAt(value: JsonValue, pointer: string): JsonValue | undefined {
  let found: JsonValue | undefined = value;
  for (const part of pointer.split("/").slice(1)) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    if (found === undefined) return undefined;
    if (Array.isArray(found)) found = /^(0|[1-9]\d{0,8})$/.test(name) ? found[Number(name)] : undefined;
    else found = isJsonObject(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  }
  return found;
}
