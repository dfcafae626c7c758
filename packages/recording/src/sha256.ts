/*
 * The block function of SHA-256 (FIPS 180-4, section 6.2). The hash chain of a recording hashes a million short lines,
 * for which a general implementation spends most of its time on buffers and objects. `@noble/hashes` remains the
 * reference: the tests compare every length and many random texts with it.
 */

/** The number of words of a schedule. A block is in its first 16 words. */
export const SCHEDULE_WORDS = 64;

/** The initial hash value: the square roots of the first 8 primes. */
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19] as const;

/** The round constants: the cube roots of the first 64 primes. */
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
  hash.set(START);
}

/**
 * Adds a block to a hash.
 *
 * @param hash the eight words of the hash
 * @param w the schedule. Its first 16 words are the block; the others are overwritten.
 */
export function addBlock(hash: Int32Array, w: Int32Array): void {
  for (let i = 16; i < SCHEDULE_WORDS; i++) {
    const x = word(w, i - 15);
    const y = word(w, i - 2);
    const small0 = rotated(x, 7) ^ rotated(x, 18) ^ (x >>> 3);
    const small1 = rotated(y, 17) ^ rotated(y, 19) ^ (y >>> 10);
    w[i] = word(w, i - 16) + small0 + word(w, i - 7) + small1;
  }
  let a = word(hash, 0);
  let b = word(hash, 1);
  let c = word(hash, 2);
  let d = word(hash, 3);
  let e = word(hash, 4);
  let f = word(hash, 5);
  let g = word(hash, 6);
  let h = word(hash, 7);
  for (let i = 0; i < SCHEDULE_WORDS; i++) {
    const big1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const first = (h + big1 + (g ^ (e & (f ^ g))) + word(ROUNDS, i) + word(w, i)) | 0;
    const big0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const second = (big0 + ((a & b) | (c & (a | b)))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  // An `Int32Array` stores sums modulo 2³².
  hash[0] = word(hash, 0) + a;
  hash[1] = word(hash, 1) + b;
  hash[2] = word(hash, 2) + c;
  hash[3] = word(hash, 3) + d;
  hash[4] = word(hash, 4) + e;
  hash[5] = word(hash, 5) + f;
  hash[6] = word(hash, 6) + g;
  hash[7] = word(hash, 7) + h;
}

/** Returns the word at an index that is inside the array. */
function word(words: Int32Array, index: number): number {
  return words[index] as number;
}

function rotated(value: number, bits: number): number {
  return (value >>> bits) | (value << (32 - bits));
}
