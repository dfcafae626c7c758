import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const DIST = "packages/elements/dist";

/** A limit for files that are served as they are, without a bundler. */
const served = (name, path, limit) => ({ name, path, limit, gzip: true, disablePlugins: ["@size-limit/esbuild"] });

/** Returns a file and all files that it imports statically. A page loads all of them before the file runs. */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, "utf8").matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g)) {
    withImports(join(dirname(file), path), found);
  }
  return found;
}

/** A limit for the bundle of an entry point, without the traditional courts, which are a chunk that is loaded lazily. */
const bundled = (name, path, limit) => ({
  name,
  path,
  limit,
  gzip: true,
  ignore: ["@thunderjack/artwork/traditional"],
});

/** A limit for each of the chunks with this name, which are loaded lazily. */
function later(folder, name, limit) {
  const files = readdirSync(`${DIST}/${folder}`).filter((file) => file.startsWith(name) && file.endsWith(".js"));
  // Without this check, a chunk that is renamed would have no limit.
  if (files.length === 0) throw new Error(`There is no chunk ${name} in ${DIST}/${folder}.`);
  return files.map((file) => served(`later: ${file}`, `${DIST}/${folder}/${file}`, limit));
}

export default [
  bundled("tj-card alone, with Lit and its courts", `${DIST}/entries/tj-card.js`, "14 kB"),
  { ...bundled("TjCard out of all classes", `${DIST}/modules/index.js`, "14 kB"), import: "{ TjCard }" },
  served(
    "thunderjack-table at first, with engine, RxJS and Lit",
    [...withImports(`${DIST}/thunderjack.js`)],
    "62.3 kB",
  ),
  served("thunderjack-replay at first", [...withImports(`${DIST}/thunderjack-replay.js`)], "81.1 kB"),
  // These chunks are requested with the first paint: everything that shuffles, deals and logs.
  ...later("thunderjack", "own-session", "0.6 kB"),
  ...later("thunderjack", "shoes", "10 kB"),
  ...later("thunderjack", "panels", "14 kB"),
  ...later("thunderjack", "tj-card-picker", "2 kB"),
  ...later("thunderjack", "persistent-session", "21 kB"),
  ...later("thunderjack", "table-wallet", "4 kB"),
  ...later("thunderjack", "rescue", "1.1 kB"),
  ...["hints", "advice-answers", "advice-worker"].flatMap((chunk) => later("thunderjack", chunk, "17 kB")),
  ...later("thunderjack", "painting", "140 kB"),
  // These chunks are loaded with the first movement. Their limits add up to 10 kB.
  ...later("thunderjack", "table-motion", "3.4 kB"),
  ...later("thunderjack", "choreography", "6.6 kB"),
  // The special moments.
  ...later("thunderjack", "storms", "2.4 kB"),
  // These chunks are requested at once: the print on the felt, the components and the layout of a round, and court cards.
  ...["thunderjack", "thunderjack-replay"].flatMap((folder) => [
    ...later(folder, "felt-print", "4 kB"),
    ...later(folder, "round", "10.6 kB"),
    ...later(folder, "court-faces", "2 kB"),
  ]),
  ...["parser", "recalled"].flatMap((chunk) => later("thunderjack", chunk, "7 kB")),
  ...later("thunderjack", "recorder", "7.8 kB"),
  ...later("thunderjack", "verify-", "9.4 kB"),
  ...later("thunderjack-replay", "share-links", "7 kB"),
  ...later("thunderjack-replay", "verify-", "9.4 kB"),
  ...["thunderjack", "thunderjack-replay"].flatMap((folder) => later(folder, "verification-worker", "31 kB")),
  ...later("thunderjack", "table-sound", "5 kB"),
  ...later("thunderjack", "traditional", "70 kB"),
  ...later("thunderjack-replay", "traditional", "70 kB"),
  ...["ar", "de", "es", "fr"].flatMap((language) =>
    ["game", "panels"].flatMap((part) => later("thunderjack", `${language}-${part}`, "5.6 kB")),
  ),
];
