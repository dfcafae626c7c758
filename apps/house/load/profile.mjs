import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/*
 * Prints where the processor time of the profiles in a folder goes: `node apps/house/load/profile.mjs FOLDER [LINES] [FILTER]`.
 * `PROFILE=FOLDER node apps/house/load/load.mjs SCENARIO` writes a profile of each process. `self` is the time of a function
 * without the functions that it calls, and `total` is its time with them. Functions without a file are those of V8 and of Node.
 * `LAST` is the number of seconds before the end of the process that count; defaults to all. The samples are of elapsed time, so a
 * system call during which another process gets the processor seems to be long.
 */

const last = Number(process.env.LAST ?? Number.POSITIVE_INFINITY) * 1e6;
const [folder = ".", lines = "40", filter = ""] = process.argv.slice(2);
for (const name of readdirSync(folder).filter((file) => file.endsWith(".cpuprofile"))) {
  const { nodes, samples, timeDeltas, endTime, startTime } = JSON.parse(readFileSync(join(folder, name), "utf8"));
  const self = new Map(nodes.map(({ id }) => [id, 0]));
  let time = startTime;
  for (const [place, id] of samples.entries()) {
    time += timeDeltas[place];
    if (time > endTime - last) self.set(id, self.get(id) + timeDeltas[place]);
  }
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const functions = new Map();
  const packages = new Map();
  // A function is counted once in its total, also if it calls itself.
  const visit = (id, above) => {
    const { callFrame, children = [] } = byId.get(id);
    const key = `${callFrame.functionName || "(anonymous)"} ${placeOf(callFrame)}`;
    const one = functions.get(key) ?? { self: 0, total: 0 };
    functions.set(key, one);
    one.self += self.get(id);
    const inside = above.has(key) ? above : new Set([...above, key]);
    const total = children.reduce((time, child) => time + visit(child, inside), self.get(id));
    if (!above.has(key)) one.total += total;
    const owner = packageOf(callFrame);
    packages.set(owner, (packages.get(owner) ?? 0) + self.get(id));
    return total;
  };
  visit(nodes[0].id, new Set());
  const idle = functions.get("(idle) ")?.self ?? 0;
  const busy = [...packages.values()].reduce((one, other) => one + other, 0) - idle;
  const part = (time) => `${((100 * time) / busy).toFixed(1).padStart(5)} %`;
  console.log(`\n${name}: ${Math.round(busy / 1000)} ms busy, ${Math.round(idle / 1000)} ms idle`);
  packages.set("(idle)", 0);
  for (const [owner, time] of [...packages].sort(([, one], [, other]) => other - one).slice(0, 24)) {
    console.log(`${part(time)}  ${owner}`);
  }
  console.log("  self    total");
  const named = [...functions].filter(([key]) => key !== "(idle) " && key.includes(filter));
  for (const [field, word] of [
    ["self", "self"],
    ["total", "total"],
  ]) {
    console.log(`by ${word}`);
    for (const [key, one] of named.sort(([, one], [, other]) => other[field] - one[field]).slice(0, Number(lines))) {
      console.log(`${part(one.self)} ${part(one.total)}  ${key}`);
    }
  }
}

function placeOf({ url, lineNumber }) {
  return url === "" ? "" : `${url.split("/").slice(-3).join("/")}:${lineNumber + 1}`;
}

function packageOf({ url, functionName }) {
  if (url === "") return functionName.startsWith("(") ? functionName : "(V8 and Node)";
  const parts = url.split("/node_modules/");
  if (parts.length > 1)
    return parts
      .at(-1)
      .split("/")
      .slice(0, parts.at(-1).startsWith("@") ? 2 : 1)
      .join("/");
  if (url.startsWith("node:")) return "node";
  return url.split("/").slice(-3).join("/");
}
