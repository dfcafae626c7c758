/*
 * Ends all animations and waits for all fonts, before axe checks a story and before a screenshot.
 */

/** Twice, because the end of one animation can start another. */
const ROUNDS = 2;

/** Ends all animations of the page and waits for its fonts. */
export async function stillness(): Promise<void> {
  await document.fonts.ready;
  for (let round = 0; round < ROUNDS; round++) {
    await nextPaint();
    for (const animation of rootsOf(document).flatMap((root) => root.getAnimations())) arrive(animation);
  }
  await nextPaint();
}

/** Cancels infinite animations and finishes all others. */
function arrive(animation: Animation): void {
  const { iterations } = animation.effect?.getTiming() ?? {};
  if (iterations === Number.POSITIVE_INFINITY) animation.cancel();
  else animation.finish();
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** Returns the document and every shadow root in it. */
function rootsOf(root: Document | ShadowRoot): readonly (Document | ShadowRoot)[] {
  const inner = [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : [shadowRoot]));
  return [root, ...inner.flatMap(rootsOf)];
}
