/**
 * Posts the height of this page to the page that embeds it: at its request, and then whenever the height changes. The
 * policy `frame-ancestors` decides which pages may embed this page.
 */
let embedder = null;

function post() {
  if (embedder === null) return;
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  parent.postMessage({ type: "thunderjack-height", version: 1, height }, embedder);
}

addEventListener("message", ({ origin, source, data }) => {
  if (source !== parent || data?.type !== "thunderjack-height-request" || data.version !== 1) return;
  // No message can be addressed to the origin of a sandboxed page.
  if (origin === "null") return;
  embedder = origin;
  post();
});

new ResizeObserver(post).observe(document.documentElement);
