const CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Returns the bytes as base64url (RFC 4648, section 5), without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const three = (byteAt(bytes, at) << 16) | (byteAt(bytes, at + 1) << 8) | byteAt(bytes, at + 2);
    for (let index = 0; index < Math.min(4, left + 1); index++)
      text += CHARACTERS.charAt((three >> (18 - 6 * index)) & 63);
  }
  return text;
}

/** Decodes base64url. Returns `null` if the text is not the encoding of any bytes. */
export function fromBase64url(text: string): Uint8Array | null {
  if (text.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let size = 0;
  for (const character of text) {
    const value = CHARACTERS.indexOf(character);
    if (value === -1) return null;
    held = ((held << 6) | value) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[size++] = (held >> bits) & 0xff;
  }
  // The unused bits of the last character must be 0, so that each sequence of bytes has only one encoding.
  return (held & ((1 << bits) - 1)) === 0 ? bytes : null;
}

function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}
