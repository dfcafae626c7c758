/*
 * SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104), synchronous and without dependencies. Commitments, chains of seeds,
 * the fair shuffle and the hash chain of a recording use them.
 */

// Browsers and Node provide this global. It is declared here because the package compiles without the types of either.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const encoder = /* @__PURE__ */ new TextEncoder();

const BLOCK_BYTES = 64;
const ROUNDS = 64;

/** The constants of SHA-256: the first 32 bits of the fractional parts of square and cube roots of the first primes. */
const { roots, cubeRoots } = /* @__PURE__ */ constants();

function constants(): { readonly roots: Int32Array; readonly cubeRoots: Int32Array } {
  const primes: number[] = [];
  for (let number = 2; primes.length < ROUNDS; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  const bits = (root: number) => (root % 1) * 2 ** 32;
  return {
    roots: Int32Array.from(primes.slice(0, 8), (prime) => bits(Math.sqrt(prime))),
    cubeRoots: Int32Array.from(primes, (prime) => bits(Math.cbrt(prime))),
  };
}

/** The schedule of the current block, and the hash of the current message. Every call overwrites them. */
const schedule = /* @__PURE__ */ new Int32Array(ROUNDS);
const hash = /* @__PURE__ */ new Int32Array(8);

/** The number of bytes after a message that its ending needs at most: a one bit, zeros and the length in bits. */
export const ENDING_BYTES = BLOCK_BYTES + 8;

/** Returns the SHA-256 of the concatenated parts. */
export function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  let length = 0;
  for (const part of parts) length += part.length;
  const message = new Uint8Array(length + ENDING_BYTES);
  let end = 0;
  for (const part of parts) {
    message.set(part, end);
    end += part.length;
  }
  hashInPlace(new DataView(message.buffer), length);
  return message.slice(0, 32);
}

/**
 * Replaces the first 32 bytes of a message with the SHA-256 of the message. A chain of hashes needs no other memory.
 *
 * @param view the message, and {@link ENDING_BYTES} after it that are overwritten
 * @param length the length of the message in bytes
 */
export function hashInPlace(view: DataView, length: number): void {
  const size = Math.ceil((length + 9) / BLOCK_BYTES) * BLOCK_BYTES;
  view.setUint8(length, 0x80);
  for (let at = length + 1; at < size - 8; at++) view.setUint8(at, 0);
  view.setUint32(size - 8, length / 2 ** 29);
  view.setUint32(size - 4, length << 3);
  hash.set(roots);
  for (let offset = 0; offset < size; offset += BLOCK_BYTES) addBlock(view, offset);
  for (let place = 0; place < hash.length; place++) view.setInt32(place * 4, hash[place]!);
}

/** Adds a block to the hash. */
function addBlock(view: DataView, offset: number): void {
  const w = schedule;
  for (let t = 0; t < 16; t++) w[t] = view.getInt32(offset + t * 4);
  for (let t = 16; t < ROUNDS; t++) {
    const early = w[t - 15]!;
    const late = w[t - 2]!;
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    w[t] = w[t - 16]! + s0 + w[t - 7]! + s1;
  }
  // With a list instead of these eight variables, the function would be shorter, but half as fast.
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let t = 0; t < ROUNDS; t++) {
    const sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + sum1 + (g ^ (e & (f ^ g))) + cubeRoots[t]! + w[t]!) | 0;
    const sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = sum0 + ((a & b) | (c & (a | b)));
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  // An `Int32Array` stores sums modulo 2³².
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
}

/** Rotates a word to the right. */
function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** Returns the HMAC-SHA-256 of a message. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? sha256(key) : key);
  const pad = (byte: number) => block.map((each) => each ^ byte);
  return sha256(pad(0x5c), sha256(pad(0x36), message));
}

/** Returns bytes as lower-case hex. */
export function bytesToHex(bytes: Uint8Array): string {
  let hex = "";
  for (const byte of bytes) hex += (byte < 16 ? "0" : "") + byte.toString(16);
  return hex;
}

/**
 * Returns the bytes that a text represents in hex.
 *
 * @throws RangeError if the text is not an even number of hex digits
 */
export function hexToBytes(hex: string): Uint8Array {
  if (!/^(?:[\da-f]{2})*$/i.test(hex)) throw new RangeError(`Not an even number of hex digits: "${hex}".`);
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

/** Returns the bytes of a text in UTF-8. */
export function utf8ToBytes(text: string): Uint8Array {
  return encoder.encode(text);
}
