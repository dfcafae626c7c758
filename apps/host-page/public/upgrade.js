/*
 * The markup of the server is displayed until the element renders. A table opens a shoe that the server does not have,
 * so it is not hydrated but rendered again. Lit renders before the existing content of the shadow root; this content is
 * removed in the same task, so both are never visible together.
 */
const elements = [...document.querySelectorAll("thunderjack-table, tj-chip")];
const drawnByServer = elements.flatMap((element) => [...(element.shadowRoot?.childNodes ?? [])]);
await import("/thunderjack.js");
await Promise.all(elements.map((element) => element.updateComplete));
for (const node of drawnByServer) node.remove();
