/*
 * Ends all animations and waits for all fonts, before axe checks a story and before a screenshot.
 */

/** The maximum number of passes. One pass is not sufficient, because the end of an animation can start another one. */
const ROUNDS = 3;

/** Waits for all fonts and ends all animations in the page. */
export async function stillness(): Promise<void> {
  await document.fonts.ready;
  for (let round = 0; round < ROUNDS; round++) {
    await nextPaint();
    const animations = rootsOf(document).flatMap((root) => root.getAnimations());
    if (animations.length === 0) return;
    for (const animation of animations) endAnimation(animation);
  }
}

/** Cancels an infinite animation, or finishes any other. */
function endAnimation(animation: Animation): void {
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
