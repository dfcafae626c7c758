import { sha256, utf8ToBytes } from "@thunderjack/core/sha256";
import type { JsonObject } from "@thunderjack/recording";
import { hexOf } from "./hex.js";

/*
 * The hash chain of a recording confirms its header only with the first settled round. The header therefore contains a
 * checksum of itself in `meta.check`. The checksum also distinguishes damage at the beginning from damage at the end.
 */

const CHECK_BYTES = 8;

/** Returns the field `meta` of a header: the number of the shoe, and the checksum of the header with that number. */
export function checkedMeta(header: JsonObject, shoe: number): JsonObject {
  return { shoe, check: checkOf({ ...header, meta: { shoe } }) };
}

/**
 * Returns whether a header is undamaged. A header without a checksum is accepted in every version of the format but 2:
 * earlier versions have no checksum, and later ones may have none.
 *
 * @param line a header line that is a JSON object
 */
export function isHeaderSound(line: string): boolean {
  const header: JsonObject = JSON.parse(line);
  const { check, ...meta } = (header.meta ?? {}) as JsonObject;
  return check === undefined ? header.version !== 2 : check === checkOf({ ...header, meta });
}

function checkOf(header: JsonObject): string {
  return hexOf(sha256(utf8ToBytes(JSON.stringify(header))).subarray(0, CHECK_BYTES));
}
