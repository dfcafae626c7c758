/**
 * Decodes a `data:` URL: text, or bytes in base64. Does not use `fetch`, because the Content Security Policy of the page
 * may forbid it.
 *
 * @returns `null` if the URL cannot be decoded
 */
export function dataIn(address: string): string | Uint8Array | null {
  const [, kind = "", data = ""] = /^data:([^,]*),([\s\S]*)$/.exec(address) ?? [];
  try {
    const content = decodeURIComponent(data);
    return /;\s*base64$/i.test(kind) ? Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)) : content;
  } catch {
    return null;
  }
}
