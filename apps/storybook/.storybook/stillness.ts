/*
 * Whoever looks at a story, be it axe or a camera, sees it at rest: what moves has arrived, what fades is there, and all
 * letters are in their fonts.
 */

/** Twice, as what arrived can begin something else. */
const ROUNDS = 2;

/** Brings everything in the page to rest. */
export async function stillness(): Promise<void> {
  await document.fonts.ready;
  for (let round = 0; round < ROUNDS; round++) {
    await nextPaint();
    for (const animation of rootsOf(document).flatMap((root) => root.getAnimations())) arrive(animation);
  }
  await nextPaint();
}

/** What never ends is taken away; everything else is at its end at once. */
function arrive(animation: Animation): void {
  const { iterations } = animation.effect?.getTiming() ?? {};
  if (iterations === Number.POSITIVE_INFINITY) animation.cancel();
  else animation.finish();
}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** The document and every shadow root in it. */
function rootsOf(root: Document | ShadowRoot): readonly (Document | ShadowRoot)[] {
  const inner = [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : [shadowRoot]));
  return [root, ...inner.flatMap(rootsOf)];
}
