import { BadLine } from "./fault.js";
import { isJsonObject, type JsonObject } from "./json.js";

/*
 * Version 1 has a single shoe instead of a chain of seeds, and no link to another recording. Its events and its trailer
 * are those of version 2, but it contains the hole card and the cards of a stacked shoe when they are dealt.
 */

/** Converts recordings of version 1 to version 2. A single shoe is the only shoe of its own chain. */
export const fromVersion1 = {
  header({ recovered: _, fairness, ...line }: JsonObject): JsonObject {
    if (isJsonObject(line.credits ?? null)) throw new BadLine("credits", "must be a safe integer of 0 or more");
    return {
      ...line,
      version: 2,
      ...(fairness === undefined ? {} : { fairness: isJsonObject(fairness) ? inChain(fairness) : fairness }),
      previous: null,
    };
  },
};

function inChain({ nextAnchor: _, ...fairness }: JsonObject): JsonObject {
  const { scheme, commitment } = fairness;
  return {
    ...fairness,
    ...(scheme === "hmac-sha256/1" ? { scheme: "hmac-sha256/2" } : {}),
    ...(commitment === undefined ? {} : { anchor: commitment }),
    index: 1,
    length: 1,
  };
}
