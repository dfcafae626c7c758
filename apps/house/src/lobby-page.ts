/** Returns the page of a house: the tables, and one table as a player or a watcher. */
export function lobbyPage(isDevelopment: boolean): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Thunderjack house</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
  .development { background: #ffe08a; padding: 0.5rem 1rem; }
  pre { background: #f4f4f4; padding: 1rem; white-space: pre-wrap; }
  button { font: inherit; margin: 0.2rem; }
</style>
${isDevelopment ? '<p class="development">Development mode: this house signs its own tokens. Anyone can play as anyone.</p>' : ""}
<h1>Thunderjack house</h1>
<ul id="tables"></ul>
<section id="game" hidden>
  <h2 id="name"></h2>
  <p id="status" role="status"></p>
  <p id="controls"></p>
  <pre id="table"></pre>
</section>
<script type="module">
const element = (id) => document.getElementById(id);
const query = new URLSearchParams(location.search);
const table = query.get("table");
const player = query.get("player");
if (table === null) {
  for (const { table } of await (await fetch("/tables")).json()) {
    const links = ["ann", "bob"].map((name) => \`<a href="?table=\${table}&player=\${name}">play as \${name}</a>\`);
    links.push(\`<a href="?table=\${table}">watch</a>\`);
    element("tables").insertAdjacentHTML("beforeend", \`<li>\${table}: \${links.join(", ")}</li>\`);
  }
} else {
  element("game").hidden = false;
  element("name").textContent = table + (player === null ? ": watcher" : ": " + player);
  let token;
  if (player !== null) {
    const body = JSON.stringify({ player, name: player, table });
    token = (await (await fetch("/development/token", { method: "POST", body })).json()).token;
  }
  connect(token);
}
function connect(token) {
  const socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/tables/" + table + "/socket");
  const ask = (request) => socket.send(JSON.stringify({ type: "request", id: crypto.randomUUID(), request }));
  const button = (label, request) => {
    const added = Object.assign(document.createElement("button"), { textContent: label });
    added.onclick = () => ask(request());
    element("controls").append(added);
  };
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1, token }));
  socket.onclose = ({ code }) => {
    element("status").textContent = "Connection closed (" + code + ")";
    if (code !== 4001 && code !== 1008) setTimeout(() => connect(token), 500);
  };
  socket.onmessage = async ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "answer") element("status").textContent = message.refused?.message ?? "Accepted";
    if (message.type === "refused") element("status").textContent = message.message;
    if (message.type !== "welcome" && message.type !== "commit") return;
    const { snapshot } = await (await fetch("/tables/" + table)).json();
    const { phase, hands, dealer, bets, turn } = snapshot.state;
    element("table").textContent = JSON.stringify({ players: snapshot.players, phase, turn, bets, dealer, hands }, null, 1);
    if (message.type !== "welcome" || token === undefined) return;
    element("status").textContent = "Connected";
    element("controls").replaceChildren();
    for (const seat of ["right", "middle", "left"]) {
      button("Take " + seat, () => ({ type: "TakeSeat", seat, buyIn: 10000 }));
      button("Bet 10 on " + seat, () => ({ type: "Play", command: { type: "PlaceBet", seat, amount: 1000 } }));
    }
    button("Ready", () => ({ type: "Play", command: { type: "Deal" } }));
    const turnOf = async () => (await (await fetch("/tables/" + table)).json()).snapshot.state.turn;
    for (const type of ["Hit", "Stand", "Double", "Split", "DeclineInsurance"]) {
      const added = Object.assign(document.createElement("button"), { textContent: type });
      added.onclick = async () => ask({ type: "Play", command: { type, hand: await turnOf() } });
      element("controls").append(added);
    }
  };
}
</script>
</html>`;
}
