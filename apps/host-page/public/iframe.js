/**
 * Sets the height of the iframe. Accepts messages only from the window of this iframe and from the origin of its URL.
 */
const frame = document.querySelector("iframe");
const { origin } = new URL(frame.src);

addEventListener("message", ({ origin: sender, source, data }) => {
  if (sender !== origin || source !== frame.contentWindow) return;
  if (data?.type !== "thunderjack-height" || !Number.isInteger(data.height)) return;
  frame.style.height = `${Math.min(Math.max(data.height, 100), 2000)}px`;
});
