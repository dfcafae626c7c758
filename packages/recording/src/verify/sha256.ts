/*
 * The block function of SHA-256 (FIPS 180-4, section 6.2). Verifying a recording hashes up to a million short lines,
 * for which a general implementation spends most of its time on buffers and objects. `@thunderjack/core/sha256`, which
 * is much smaller, remains the reference: the tests compare every line length up to 260 and many random texts with it.
 */

/** The number of 32-bit words of a hash. All words are big-endian. */
export const HASH_WORDS = 8;

/** The number of bytes of a block. */
export const BLOCK_BYTES = 64;

/** The number of 32-bit words of a block. */
export const BLOCK_WORDS = 16;

/** A message ends with a byte 0x80 and its length in bits, which takes 8 bytes. */
const ENDING_BYTES = 9;

/** The initial hash value: the first 32 bits of the fractional parts of the square roots of the first 8 primes. */
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19] as const;

/** The round constants: the first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUNDS = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

/** Sets a hash to its initial value. */
export function startHash(hash: Int32Array): void {
  for (let i = 0; i < START.length; i++) hash[i] = START[i]!;
}

/**
 * Adds a block to a hash. Sixteen rounds and their schedule are written out with local variables. In a loop with an
 * array for the schedule, verifying a recording takes a quarter more time.
 *
 * @param hash the eight words of the hash
 * @param block the 16 words of the block
 */
export function addBlock(hash: Int32Array, block: Int32Array): void {
  let w0 = block[0]!;
  let w1 = block[1]!;
  let w2 = block[2]!;
  let w3 = block[3]!;
  let w4 = block[4]!;
  let w5 = block[5]!;
  let w6 = block[6]!;
  let w7 = block[7]!;
  let w8 = block[8]!;
  let w9 = block[9]!;
  let w10 = block[10]!;
  let w11 = block[11]!;
  let w12 = block[12]!;
  let w13 = block[13]!;
  let w14 = block[14]!;
  let w15 = block[15]!;
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  // biome-ignore format: each statement is one line of the standard
  for (let i = 0; i < ROUNDS.length; i += BLOCK_WORDS) {
    h = h + ((e >>> 6 | e << 26) ^ (e >>> 11 | e << 21) ^ (e >>> 25 | e << 7)) + (g ^ e & (f ^ g)) + ROUNDS[i]! + w0 | 0;
    d = d + h | 0;
    h = h + ((a >>> 2 | a << 30) ^ (a >>> 13 | a << 19) ^ (a >>> 22 | a << 10)) + (a & b | c & (a | b)) | 0;
    g = g + ((d >>> 6 | d << 26) ^ (d >>> 11 | d << 21) ^ (d >>> 25 | d << 7)) + (f ^ d & (e ^ f)) + ROUNDS[i + 1]! + w1 | 0;
    c = c + g | 0;
    g = g + ((h >>> 2 | h << 30) ^ (h >>> 13 | h << 19) ^ (h >>> 22 | h << 10)) + (h & a | b & (h | a)) | 0;
    f = f + ((c >>> 6 | c << 26) ^ (c >>> 11 | c << 21) ^ (c >>> 25 | c << 7)) + (e ^ c & (d ^ e)) + ROUNDS[i + 2]! + w2 | 0;
    b = b + f | 0;
    f = f + ((g >>> 2 | g << 30) ^ (g >>> 13 | g << 19) ^ (g >>> 22 | g << 10)) + (g & h | a & (g | h)) | 0;
    e = e + ((b >>> 6 | b << 26) ^ (b >>> 11 | b << 21) ^ (b >>> 25 | b << 7)) + (d ^ b & (c ^ d)) + ROUNDS[i + 3]! + w3 | 0;
    a = a + e | 0;
    e = e + ((f >>> 2 | f << 30) ^ (f >>> 13 | f << 19) ^ (f >>> 22 | f << 10)) + (f & g | h & (f | g)) | 0;
    d = d + ((a >>> 6 | a << 26) ^ (a >>> 11 | a << 21) ^ (a >>> 25 | a << 7)) + (c ^ a & (b ^ c)) + ROUNDS[i + 4]! + w4 | 0;
    h = h + d | 0;
    d = d + ((e >>> 2 | e << 30) ^ (e >>> 13 | e << 19) ^ (e >>> 22 | e << 10)) + (e & f | g & (e | f)) | 0;
    c = c + ((h >>> 6 | h << 26) ^ (h >>> 11 | h << 21) ^ (h >>> 25 | h << 7)) + (b ^ h & (a ^ b)) + ROUNDS[i + 5]! + w5 | 0;
    g = g + c | 0;
    c = c + ((d >>> 2 | d << 30) ^ (d >>> 13 | d << 19) ^ (d >>> 22 | d << 10)) + (d & e | f & (d | e)) | 0;
    b = b + ((g >>> 6 | g << 26) ^ (g >>> 11 | g << 21) ^ (g >>> 25 | g << 7)) + (a ^ g & (h ^ a)) + ROUNDS[i + 6]! + w6 | 0;
    f = f + b | 0;
    b = b + ((c >>> 2 | c << 30) ^ (c >>> 13 | c << 19) ^ (c >>> 22 | c << 10)) + (c & d | e & (c | d)) | 0;
    a = a + ((f >>> 6 | f << 26) ^ (f >>> 11 | f << 21) ^ (f >>> 25 | f << 7)) + (h ^ f & (g ^ h)) + ROUNDS[i + 7]! + w7 | 0;
    e = e + a | 0;
    a = a + ((b >>> 2 | b << 30) ^ (b >>> 13 | b << 19) ^ (b >>> 22 | b << 10)) + (b & c | d & (b | c)) | 0;
    h = h + ((e >>> 6 | e << 26) ^ (e >>> 11 | e << 21) ^ (e >>> 25 | e << 7)) + (g ^ e & (f ^ g)) + ROUNDS[i + 8]! + w8 | 0;
    d = d + h | 0;
    h = h + ((a >>> 2 | a << 30) ^ (a >>> 13 | a << 19) ^ (a >>> 22 | a << 10)) + (a & b | c & (a | b)) | 0;
    g = g + ((d >>> 6 | d << 26) ^ (d >>> 11 | d << 21) ^ (d >>> 25 | d << 7)) + (f ^ d & (e ^ f)) + ROUNDS[i + 9]! + w9 | 0;
    c = c + g | 0;
    g = g + ((h >>> 2 | h << 30) ^ (h >>> 13 | h << 19) ^ (h >>> 22 | h << 10)) + (h & a | b & (h | a)) | 0;
    f = f + ((c >>> 6 | c << 26) ^ (c >>> 11 | c << 21) ^ (c >>> 25 | c << 7)) + (e ^ c & (d ^ e)) + ROUNDS[i + 10]! + w10 | 0;
    b = b + f | 0;
    f = f + ((g >>> 2 | g << 30) ^ (g >>> 13 | g << 19) ^ (g >>> 22 | g << 10)) + (g & h | a & (g | h)) | 0;
    e = e + ((b >>> 6 | b << 26) ^ (b >>> 11 | b << 21) ^ (b >>> 25 | b << 7)) + (d ^ b & (c ^ d)) + ROUNDS[i + 11]! + w11 | 0;
    a = a + e | 0;
    e = e + ((f >>> 2 | f << 30) ^ (f >>> 13 | f << 19) ^ (f >>> 22 | f << 10)) + (f & g | h & (f | g)) | 0;
    d = d + ((a >>> 6 | a << 26) ^ (a >>> 11 | a << 21) ^ (a >>> 25 | a << 7)) + (c ^ a & (b ^ c)) + ROUNDS[i + 12]! + w12 | 0;
    h = h + d | 0;
    d = d + ((e >>> 2 | e << 30) ^ (e >>> 13 | e << 19) ^ (e >>> 22 | e << 10)) + (e & f | g & (e | f)) | 0;
    c = c + ((h >>> 6 | h << 26) ^ (h >>> 11 | h << 21) ^ (h >>> 25 | h << 7)) + (b ^ h & (a ^ b)) + ROUNDS[i + 13]! + w13 | 0;
    g = g + c | 0;
    c = c + ((d >>> 2 | d << 30) ^ (d >>> 13 | d << 19) ^ (d >>> 22 | d << 10)) + (d & e | f & (d | e)) | 0;
    b = b + ((g >>> 6 | g << 26) ^ (g >>> 11 | g << 21) ^ (g >>> 25 | g << 7)) + (a ^ g & (h ^ a)) + ROUNDS[i + 14]! + w14 | 0;
    f = f + b | 0;
    b = b + ((c >>> 2 | c << 30) ^ (c >>> 13 | c << 19) ^ (c >>> 22 | c << 10)) + (c & d | e & (c | d)) | 0;
    a = a + ((f >>> 6 | f << 26) ^ (f >>> 11 | f << 21) ^ (f >>> 25 | f << 7)) + (h ^ f & (g ^ h)) + ROUNDS[i + 15]! + w15 | 0;
    e = e + a | 0;
    a = a + ((b >>> 2 | b << 30) ^ (b >>> 13 | b << 19) ^ (b >>> 22 | b << 10)) + (b & c | d & (b | c)) | 0;
    if (i + BLOCK_WORDS === ROUNDS.length) break;
    // The schedule of the next sixteen rounds.
    w0 = w0 + ((w1 >>> 7 | w1 << 25) ^ (w1 >>> 18 | w1 << 14) ^ w1 >>> 3) + w9 + ((w14 >>> 17 | w14 << 15) ^ (w14 >>> 19 | w14 << 13) ^ w14 >>> 10) | 0;
    w1 = w1 + ((w2 >>> 7 | w2 << 25) ^ (w2 >>> 18 | w2 << 14) ^ w2 >>> 3) + w10 + ((w15 >>> 17 | w15 << 15) ^ (w15 >>> 19 | w15 << 13) ^ w15 >>> 10) | 0;
    w2 = w2 + ((w3 >>> 7 | w3 << 25) ^ (w3 >>> 18 | w3 << 14) ^ w3 >>> 3) + w11 + ((w0 >>> 17 | w0 << 15) ^ (w0 >>> 19 | w0 << 13) ^ w0 >>> 10) | 0;
    w3 = w3 + ((w4 >>> 7 | w4 << 25) ^ (w4 >>> 18 | w4 << 14) ^ w4 >>> 3) + w12 + ((w1 >>> 17 | w1 << 15) ^ (w1 >>> 19 | w1 << 13) ^ w1 >>> 10) | 0;
    w4 = w4 + ((w5 >>> 7 | w5 << 25) ^ (w5 >>> 18 | w5 << 14) ^ w5 >>> 3) + w13 + ((w2 >>> 17 | w2 << 15) ^ (w2 >>> 19 | w2 << 13) ^ w2 >>> 10) | 0;
    w5 = w5 + ((w6 >>> 7 | w6 << 25) ^ (w6 >>> 18 | w6 << 14) ^ w6 >>> 3) + w14 + ((w3 >>> 17 | w3 << 15) ^ (w3 >>> 19 | w3 << 13) ^ w3 >>> 10) | 0;
    w6 = w6 + ((w7 >>> 7 | w7 << 25) ^ (w7 >>> 18 | w7 << 14) ^ w7 >>> 3) + w15 + ((w4 >>> 17 | w4 << 15) ^ (w4 >>> 19 | w4 << 13) ^ w4 >>> 10) | 0;
    w7 = w7 + ((w8 >>> 7 | w8 << 25) ^ (w8 >>> 18 | w8 << 14) ^ w8 >>> 3) + w0 + ((w5 >>> 17 | w5 << 15) ^ (w5 >>> 19 | w5 << 13) ^ w5 >>> 10) | 0;
    w8 = w8 + ((w9 >>> 7 | w9 << 25) ^ (w9 >>> 18 | w9 << 14) ^ w9 >>> 3) + w1 + ((w6 >>> 17 | w6 << 15) ^ (w6 >>> 19 | w6 << 13) ^ w6 >>> 10) | 0;
    w9 = w9 + ((w10 >>> 7 | w10 << 25) ^ (w10 >>> 18 | w10 << 14) ^ w10 >>> 3) + w2 + ((w7 >>> 17 | w7 << 15) ^ (w7 >>> 19 | w7 << 13) ^ w7 >>> 10) | 0;
    w10 = w10 + ((w11 >>> 7 | w11 << 25) ^ (w11 >>> 18 | w11 << 14) ^ w11 >>> 3) + w3 + ((w8 >>> 17 | w8 << 15) ^ (w8 >>> 19 | w8 << 13) ^ w8 >>> 10) | 0;
    w11 = w11 + ((w12 >>> 7 | w12 << 25) ^ (w12 >>> 18 | w12 << 14) ^ w12 >>> 3) + w4 + ((w9 >>> 17 | w9 << 15) ^ (w9 >>> 19 | w9 << 13) ^ w9 >>> 10) | 0;
    w12 = w12 + ((w13 >>> 7 | w13 << 25) ^ (w13 >>> 18 | w13 << 14) ^ w13 >>> 3) + w5 + ((w10 >>> 17 | w10 << 15) ^ (w10 >>> 19 | w10 << 13) ^ w10 >>> 10) | 0;
    w13 = w13 + ((w14 >>> 7 | w14 << 25) ^ (w14 >>> 18 | w14 << 14) ^ w14 >>> 3) + w6 + ((w11 >>> 17 | w11 << 15) ^ (w11 >>> 19 | w11 << 13) ^ w11 >>> 10) | 0;
    w14 = w14 + ((w15 >>> 7 | w15 << 25) ^ (w15 >>> 18 | w15 << 14) ^ w15 >>> 3) + w7 + ((w12 >>> 17 | w12 << 15) ^ (w12 >>> 19 | w12 << 13) ^ w12 >>> 10) | 0;
    w15 = w15 + ((w0 >>> 7 | w0 << 25) ^ (w0 >>> 18 | w0 << 14) ^ w0 >>> 3) + w8 + ((w13 >>> 17 | w13 << 15) ^ (w13 >>> 19 | w13 << 13) ^ w13 >>> 10) | 0;
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

/**
 * Adds the rest of a message to a hash: words, and a range of bytes, which are not copied.
 *
 * @param buffer 16 words, which are overwritten
 * @param before the number of bytes that are already in the hash, a multiple of 64
 * @param words at most eight words before the bytes
 */
export function addLast(
  hash: Int32Array,
  buffer: Int32Array,
  before: number,
  words: Int32Array,
  bytes: DataView,
  start: number,
  end: number,
): void {
  const length = words.length * 4 + end - start;
  const size = Math.ceil((length + ENDING_BYTES) / BLOCK_BYTES) * BLOCK_BYTES;
  let at = start;
  for (let block = 0; block < size; block += BLOCK_BYTES) {
    let i = 0;
    if (block === 0) for (; i < words.length; i++) buffer[i] = words[i]!;
    for (; i < BLOCK_WORDS && at + 4 <= end; i++, at += 4) buffer[i] = bytes.getInt32(at);
    for (; i < BLOCK_WORDS; i++) {
      // The last bytes, the byte 0x80 that ends the message, and zeros.
      let last = 0;
      for (let shift = 24; shift >= 0 && at <= end; shift -= 8, at++) {
        last |= (at === end ? 0x80 : bytes.getUint8(at)) << shift;
      }
      buffer[i] = last;
    }
    if (block + BLOCK_BYTES === size) buffer[15] = (before + length) * 8;
    addBlock(hash, buffer);
  }
}

/** Returns a view of bytes. */
export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** Returns words in lower-case hex. */
export function hexOf(words: Int32Array): string {
  let hex = "";
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    hex += HEX[word >>> 24]! + HEX[(word >>> 16) & 255]! + HEX[(word >>> 8) & 255]! + HEX[word & 255]!;
  }
  return hex;
}
