/*
 * The server's picture stands until the element can draw its own. A table begins with a shoe that no server knows, so it is
 * not hydrated but drawn anew: Lit draws before whatever is in a shadow root already, and that is taken away afterwards, in
 * the same task, so that nobody sees both.
 */
const elements = [...document.querySelectorAll("thunderjack-table, tj-chip")];
const drawnByServer = elements.flatMap((element) => [...(element.shadowRoot?.childNodes ?? [])]);
await import("/thunderjack.js");
await Promise.all(elements.map((element) => element.updateComplete));
for (const node of drawnByServer) node.remove();
