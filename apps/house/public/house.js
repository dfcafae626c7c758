/*
 * The page of a house. The query of its URL selects what it shows:
 *
 * - nothing: the list of tables
 * - `table`: one table, for a watcher, or for the player that `player` names; `renderer` selects the renderer
 * - `table` and `windows`: two players and a watcher side by side
 */

const query = new URLSearchParams(location.search);
const table = query.get("table");

if (table === null) await showTables();
else if (query.has("windows")) showWindows(table);
else await showTable(table, query.get("player"), query.get("renderer") ?? "lit");

async function showTables() {
  const answer = await fetch("/tables");
  const tables = await answer.json();
  const isDevelopment = answer.headers.has("x-thunderjack-development");
  const main = added(document.body, "main");
  added(main, "h1", { textContent: "Thunderjack house" });
  if (isDevelopment) {
    const textContent = "Development mode: this house signs its own tokens. Anyone can play as anyone.";
    added(main, "p", { className: "development", textContent });
  }
  if (tables.length === 0) added(main, "p", { textContent: "No table is open." });
  const list = added(main, "ul", { className: "tables" });
  const ids = tables.map(({ table }) => table).sort();
  for (const table of ids) await showEntry(list, table, isDevelopment);
}

async function showEntry(list, table, isDevelopment) {
  const { snapshot } = await (await fetch(`/tables/${table}`)).json();
  const item = added(list, "li");
  added(item, "h2", { textContent: snapshot.name });
  const names = Object.values(snapshot.players).map(({ name }) => name);
  const seats = `${names.length} of ${snapshot.rules.seats.length} seats taken`;
  added(item, "p", { textContent: names.length === 0 ? seats : `${seats}: ${names.join(", ")}` });
  const ways = added(item, "div", { className: "ways" });
  const link = (textContent, more, className = "") => {
    const href = `?${new URLSearchParams({ table, ...more })}`;
    added(ways, "a", { href, textContent, className });
  };
  if (isDevelopment) {
    link("Two players and a watcher", { windows: "" }, "windows");
    link("Play as Ann", { player: "ann" });
    link("Play as Bob", { player: "bob" });
  }
  link("Watch", {});
  link("Watch on the canvas", { renderer: "canvas" });
  await showRecordings(item, table);
}

/** Shows the last retired shoe of a table: its recording, which anyone can verify, and the verification of the house. */
async function showRecordings(item, table) {
  const answer = await fetch(`/tables/${table}/recordings`);
  const shoe = answer.ok ? (await answer.json()).at(-1)?.shoe : undefined;
  if (shoe === undefined) return;
  const line = added(item, "p", { className: "recording" });
  const href = `/tables/${table}/recordings/${shoe}`;
  added(line, "a", { href, textContent: `Recording of shoe ${shoe}` });
  added(line, "a", { href: `${href}/verification`, textContent: "Verification" });
}

function showWindows(table) {
  document.title = `${table}: two players and a watcher`;
  const page = added(document.body, "div", { className: "windows-page" });
  const frames = [
    ["Ann", { player: "ann" }],
    ["Bob", { player: "bob" }],
    ["A watcher, on the canvas", { renderer: "canvas" }],
  ];
  for (const [title, more] of frames) {
    const figure = added(page, "figure");
    added(figure, "figcaption", { textContent: title });
    added(figure, "iframe", { title, src: `?${new URLSearchParams({ table, ...more })}` });
  }
}

async function showTable(table, player, renderer) {
  document.title = `${table}: ${player ?? "watcher"}`;
  const page = added(document.body, "div", { className: "one" });
  const house = `${location.origin.replace(/^http/, "ws")}/tables/${table}`;
  const token = player === null ? null : await tokenOf(table, player);
  added(page, "thunderjack-table", { house, token, renderer });
  await import("/elements/thunderjack.js");
}

/** Returns a token that the house signs in development mode. */
async function tokenOf(table, player) {
  const name = player.charAt(0).toUpperCase() + player.slice(1);
  const body = JSON.stringify({ player, name, table });
  const answer = await fetch("/development/token", { method: "POST", body });
  if (!answer.ok) throw new Error(`The house has signed no token: ${answer.status}`);
  return (await answer.json()).token;
}

function added(parent, tag, properties = {}) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (tag.includes("-")) {
      if (value !== null) element.setAttribute(name, value);
    } else element[name] = value;
  }
  parent.append(element);
  return element;
}
