/**
 * Posts the height of this page to the outer page whenever it changes. Only the origin that may frame this page
 * receives it.
 */
const { host } = document.documentElement.dataset;
const observer = new ResizeObserver(() => {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  parent.postMessage({ type: "thunderjack-height", height }, host);
});
observer.observe(document.documentElement);
