/*
 * The markup of the server is displayed until the element renders. A table opens a shoe that the server does not have.
 * It is therefore not hydrated but rendered again. Lit renders before the existing content of the shadow root. This
 * content is removed in the same task, so that both are never visible together.
 */
const elements = [...document.querySelectorAll("thunderjack-table, tj-chip")];
const drawnByServer = elements.flatMap((element) => [...(element.shadowRoot?.childNodes ?? [])]);
await import("/thunderjack.js");
await Promise.all(elements.map((element) => element.updateComplete));
for (const node of drawnByServer) node.remove();
