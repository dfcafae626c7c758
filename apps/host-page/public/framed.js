/** Tells the page around how high this one is, whenever that changes; only the page that may frame it is told. */
const { host } = document.documentElement.dataset;
const observer = new ResizeObserver(() => {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  parent.postMessage({ type: "thunderjack-height", height }, host);
});
observer.observe(document.documentElement);
