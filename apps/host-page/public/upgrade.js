/*
 * The markup of the server is displayed until the element renders. A table opens a shoe that the server does not have.
 * It is therefore not hydrated but rendered again. Lit renders before the existing content of the shadow root. The
 * observer removes this content in the same task, so that both are never visible together.
 */
for (const { shadowRoot } of document.querySelectorAll("thunderjack-table, tj-chip")) {
  if (shadowRoot === null) continue;
  const drawnByServer = [...shadowRoot.childNodes];
  new MutationObserver((_, observer) => {
    observer.disconnect();
    for (const node of drawnByServer) node.remove();
  }).observe(shadowRoot, { childList: true });
}
await import("/thunderjack.js");
