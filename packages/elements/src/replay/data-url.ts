import type { Steps } from "@thunderjack/recording";

// This module is loaded lazily.

/** The number of characters that one step decodes. It is a multiple of four, as base64 requires. */
const STEP = 2 ** 17;

const PERCENT = 37;
const ZERO = 48;
const SMALL_A = 97;
/** The bit in which a small letter differs from the same capital letter. */
const LOWER_CASE = 32;

/**
 * Decodes the data of a `data:` URL in short steps.
 *
 * @returns the bytes in parts; `null` for a malformed URL
 */
export function* decodeDataUrl(src: string): Steps<readonly Uint8Array[] | null> {
  const comma = src.indexOf(",");
  if (comma === -1) return null;
  const isBase64 = /;\s*base64\s*$/i.test(src.slice(0, comma).slice(-32));
  const parts: Uint8Array[] = [];
  let rest = ""; // characters of base64 that are not decoded yet
  for (let start = comma + 1; start < src.length; ) {
    const end = endOfPart(src, start + STEP);
    const bytes = bytesOf(src.slice(start, end));
    if (bytes === null) return null;
    start = end;
    if (isBase64) {
      const text = rest + new TextDecoder().decode(bytes).replace(/\s/g, "");
      const whole = start < src.length ? text.length - (text.length % 4) : text.length;
      const decoded = fromBase64(text.slice(0, whole), start < src.length);
      if (decoded === null) return null;
      parts.push(decoded);
      rest = text.slice(whole);
    } else parts.push(bytes);
    yield start / src.length;
  }
  return parts;
}

/** Returns the end of a part, which neither divides an escape, such as `%0A`, nor a surrogate pair. */
function endOfPart(src: string, end: number): number {
  if (end >= src.length) return src.length;
  for (const back of [1, 2]) if (src[end - back] === "%") return end - back;
  return /[\uD800-\uDBFF]/.test(src.charAt(end - 1)) ? end - 1 : end;
}

/** Returns the bytes of a part, in which escapes are decoded; `null` for an invalid escape. */
function bytesOf(part: string): Uint8Array | null {
  // The platform also ignores tabs and line breaks in a URL.
  const bytes = new TextEncoder().encode(part.replace(/[\t\r\n]/g, ""));
  let size = 0;
  for (let at = 0; at < bytes.length; at++) {
    let byte = bytes[at] ?? 0;
    if (byte === PERCENT) {
      byte = 16 * digitOf(bytes[at + 1]) + digitOf(bytes[at + 2]);
      if (Number.isNaN(byte)) return null;
      at += 2;
    }
    bytes[size++] = byte;
  }
  return bytes.subarray(0, size);
}

/** Returns the value of the code of a hexadecimal digit; `NaN` for any other code. */
function digitOf(code = 0): number {
  if (code >= ZERO && code < ZERO + 10) return code - ZERO;
  const letter = (code | LOWER_CASE) - SMALL_A;
  return letter >= 0 && letter < 6 ? letter + 10 : Number.NaN;
}

function fromBase64(text: string, isContinued: boolean): Uint8Array | null {
  if (isContinued && text.includes("=")) return null;
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
