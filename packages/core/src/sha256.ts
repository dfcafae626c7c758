/*
 * SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104), synchronous and without dependencies. Commitments, chains of seeds,
 * the fair shuffle and the hash chain of a recording use them.
 */

// Browsers and Node provide this global. It is declared here because the package compiles without the types of either.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const encoder = /* @__PURE__ */ new TextEncoder();

const BLOCK_BYTES = 64;
const ROUNDS = 64;

/** The size of the longest padded message that needs no memory of its own, in bytes. The lines of a recording are shorter. */
const SHORT_BYTES = 16 * BLOCK_BYTES;

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

/** The words of the current block. Every call of `compress` overwrites them. */
const words = /* @__PURE__ */ new Int32Array(ROUNDS);

/** The state, and the padded message if it is short. Every call of `sha256` overwrites them. */
const state = /* @__PURE__ */ new Int32Array(8);
const short = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(SHORT_BYTES));

/** Returns the SHA-256 of the concatenated parts. */
export function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  let length = 0;
  for (const part of parts) length += part.length;
  // The message, a one bit, zeros, and the length in bits as eight bytes.
  const size = Math.ceil((length + 9) / BLOCK_BYTES) * BLOCK_BYTES;
  const view = size <= SHORT_BYTES ? short : new DataView(new ArrayBuffer(size));
  const padded = new Uint8Array(view.buffer, 0, size);
  let end = 0;
  for (const part of parts) {
    padded.set(part, end);
    end += part.length;
  }
  padded.fill(0, length);
  padded[length] = 0x80;
  view.setUint32(size - 8, length / 2 ** 29);
  view.setUint32(size - 4, length << 3);
  state.set(roots);
  for (let offset = 0; offset < size; offset += BLOCK_BYTES) compress(view, offset);
  for (let place = 0; place < 8; place++) view.setInt32(place * 4, state[place] as number);
  return padded.slice(0, 32);
}

/** Mixes one block into the state. */
function compress(view: DataView, offset: number): void {
  const w = words;
  for (let t = 0; t < ROUNDS; t++) {
    if (t < 16) {
      w[t] = view.getInt32(offset + t * 4);
      continue;
    }
    const early = w[t - 15] as number;
    const late = w[t - 2] as number;
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    w[t] = (w[t - 16] as number) + s0 + (w[t - 7] as number) + s1;
  }
  const at = (place: number) => state[place] as number;
  let a = at(0);
  let b = at(1);
  let c = at(2);
  let d = at(3);
  let e = at(4);
  let f = at(5);
  let g = at(6);
  let h = at(7);
  for (let t = 0; t < ROUNDS; t++) {
    const sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const t1 = (h + sum1 + chosen + (cubeRoots[t] as number) + (w[t] as number)) | 0;
    const sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + sum0 + majority) | 0;
  }
  // With an array instead of these eight variables, the function would be shorter, but half as fast.
  state[0] = at(0) + a;
  state[1] = at(1) + b;
  state[2] = at(2) + c;
  state[3] = at(3) + d;
  state[4] = at(4) + e;
  state[5] = at(5) + f;
  state[6] = at(6) + g;
  state[7] = at(7) + h;
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
