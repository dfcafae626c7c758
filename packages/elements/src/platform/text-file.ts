import type { Steps } from "@thunderjack/recording";

/** The number of characters that one step encodes. */
const STEP = 2 ** 18;

/**
 * Creates a file from a text in parts, in short steps. The parts are not joined, because to copy 64 MiB takes too long
 * for one task.
 */
export function* fileInSteps(texts: readonly string[], type: string): Steps<Blob> {
  const encoded: Blob[] = [];
  let pending: string[] = [];
  let length = 0;
  for (const [place, text] of texts.entries()) {
    for (const piece of piecesOf(text)) {
      pending.push(piece);
      length += piece.length;
      if (length < STEP) continue;
      encoded.push(new Blob(pending));
      pending = [];
      length = 0;
      yield place / texts.length;
    }
  }
  return new Blob([...encoded, ...pending], { type });
}

/** Yields a text in pieces of whole characters, because half of a surrogate pair cannot be encoded. */
function* piecesOf(text: string): Generator<string, void, undefined> {
  for (let start = 0; start < text.length; ) {
    const end = start + STEP;
    const piece = text.slice(start, end + (isHighSurrogate(text.charCodeAt(end - 1)) ? 1 : 0));
    yield piece;
    start += piece.length;
  }
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}
