/*
 * SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104), synchronous and without dependencies. Commitments, chains of seeds,
 * the fair shuffle and the hash chain of a recording use them.
 */

// Browsers and Node provide this global. It is declared here because the package compiles without the types of either.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

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

/** The hash of a message without a block, as eight words. */
export const INITIAL_HASH: Int32Array = roots;

/** The schedule of the current block. Every call of `addBlock` overwrites it. */
const schedule = /* @__PURE__ */ new Int32Array(ROUNDS);

/** Returns the SHA-256 of the concatenated parts. */
export function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  // The message, a one bit, zeros, and the length in bits as eight bytes.
  const padded = new Uint8Array(Math.ceil((length + 9) / BLOCK_BYTES) * BLOCK_BYTES);
  let end = 0;
  for (const part of parts) {
    padded.set(part, end);
    end += part.length;
  }
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, length / 2 ** 29);
  view.setUint32(padded.length - 4, length << 3);
  const hash = INITIAL_HASH.slice();
  const block = new Int32Array(BLOCK_BYTES / 4);
  for (let offset = 0; offset < padded.length; offset += BLOCK_BYTES) {
    for (let place = 0; place < block.length; place++) block[place] = view.getInt32(offset + place * 4);
    addBlock(hash, block);
  }
  for (let place = 0; place < hash.length; place++) view.setInt32(place * 4, hash[place]!);
  return padded.slice(0, 32);
}

/**
 * Adds a block to a hash. The recorder and the verifier use it for their chains of lines.
 *
 * @param hash the eight words of the hash, which are changed
 * @param block the 16 words of the block, big-endian
 */
export function addBlock(hash: Int32Array, block: Int32Array): void {
  const w = schedule;
  for (let t = 0; t < 16; t++) w[t] = block[t]!;
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
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
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
  return new TextEncoder().encode(text);
}
