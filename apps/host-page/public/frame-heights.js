/**
 * Sets the height of every `<iframe data-auto-height>` to the height of its page, which loads `framed.js`. Accepts a
 * message only from the window of such a frame and from the origin of its `src`.
 */
const FRAMES = "iframe[data-auto-height][src]";

/** Requests the height. The request is not secret, so that it may reach a page that is not loaded yet. */
function request(frame) {
  frame.contentWindow?.postMessage({ type: "thunderjack-height-request", version: 1 }, "*");
}

addEventListener("message", ({ origin, source, data }) => {
  const frame = [...document.querySelectorAll(FRAMES)].find(({ contentWindow }) => contentWindow === source);
  if (frame === undefined || origin !== new URL(frame.src).origin) return;
  if (data?.type !== "thunderjack-height" || data.version !== 1 || !Number.isInteger(data.height)) return;
  frame.style.height = `${Math.min(Math.max(data.height, 100), 2000)}px`;
});

// A frame may be loaded before this script, after it, or again.
document.querySelectorAll(FRAMES).forEach(request);
document.addEventListener("load", ({ target }) => target.matches?.(FRAMES) && request(target), true);
