/**
 * Loads the library more than once, as a page with several widgets does. The copies have different versions or
 * different URLs. The parameter `load` lists them in order.
 */
const LIBRARIES = {
  newer: "/thunderjack.js",
  replay: "/thunderjack-replay.js",
  copy: "/another-copy/thunderjack.js",
  older: "/older/dfad16c/thunderjack.js",
  oldest: "/older/f58b8b7/thunderjack.js",
};

const asked = new URLSearchParams(location.search).get("load") ?? "older,newer";
const names = asked.split(",").filter((name) => Object.hasOwn(LIBRARIES, name));
const tables = [];
for (const name of names) {
  const { ThunderjackTable } = await import(LIBRARIES[name]);
  if (ThunderjackTable !== undefined) tables.push([name, ThunderjackTable]);
}
if (names.includes("replay")) document.querySelector("#replay").append(document.createElement("thunderjack-replay"));
const registered = customElements.get("thunderjack-table");
const [winner] = tables.find(([, table]) => table === registered);
document.querySelector("#loaded").value = `Loaded: ${names.join(", ")}. The table comes from: ${winner}.`;
