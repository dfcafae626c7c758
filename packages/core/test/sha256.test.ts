import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { bytesToHex, hexToBytes, hmacSha256, sha256, utf8ToBytes } from "../src/sha256.js";

/** Returns bytes of this length. They depend on their position and on the length. */
const bytes = (length: number) => Uint8Array.from({ length }, (_, place) => (place * 31 + length * 7) % 256);

describe("SHA-256", () => {
  it("equals the hash of Node for every length up to 260 bytes", () => {
    for (let length = 0; length <= 260; length++) {
      expect(bytesToHex(sha256(bytes(length)))).toBe(createHash("sha256").update(bytes(length)).digest("hex"));
    }
  });

  it("equals it for long messages, also after a longer one, and keeps earlier results", () => {
    const lengths = [5000, 1100, ...Array.from({ length: 80 }, (_, more) => 960 + more), 3, 0];
    const hashes = lengths.map((length) => sha256(bytes(length)));
    expect(hashes.map(bytesToHex)).toEqual(
      lengths.map((length) => createHash("sha256").update(bytes(length)).digest("hex")),
    );
  });

  it("hashes several parts like one", () => {
    expect(sha256(bytes(50), bytes(0), bytes(90))).toEqual(sha256(Uint8Array.of(...bytes(50), ...bytes(90))));
  });
});

describe("HMAC-SHA-256", () => {
  it.each([0, 1, 32, 63, 64, 65, 200])("equals that of Node with a key of %i bytes", (length) => {
    for (const message of [bytes(0), bytes(20), bytes(300)]) {
      const answer = createHmac("sha256", bytes(length)).update(message).digest("hex");
      expect(bytesToHex(hmacSha256(bytes(length), message))).toBe(answer);
    }
  });
});

describe("bytes as text", () => {
  it("converts bytes to hex and back, and rejects text that is not hex", () => {
    expect(hexToBytes(bytesToHex(bytes(256)))).toEqual(bytes(256));
    expect(hexToBytes("")).toEqual(new Uint8Array(0));
    for (const text of ["0", "0g", "0x10"]) expect(() => hexToBytes(text)).toThrow(RangeError);
  });

  it("writes text as UTF-8", () => {
    expect(bytesToHex(utf8ToBytes("⚡🃏"))).toBe(Buffer.from("⚡🃏").toString("hex"));
  });
});
