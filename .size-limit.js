import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";

const DIST = "packages/elements/dist";
const CDN = `${DIST}/cdn`;

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

/** A limit for what a page loads at first of an entry point that Vite has bundled with its default settings. */
async function atFirstBundled(name, entry, limit) {
  const folder = "node_modules/.cache/sizes";
  await build({
    configFile: false,
    logLevel: "warn",
    build: {
      outDir: folder,
      emptyOutDir: true,
      reportCompressedSize: false,
      rolldownOptions: { input: entry, output: { entryFileNames: "entry.js" } },
    },
  });
  return served(name, [...withImports(join(folder, "entry.js"))], limit);
}

/** A limit for each of the chunks with this name, which are loaded lazily. */
function later(name, limit) {
  const files = readdirSync(`${CDN}/chunks`).filter((file) => file.startsWith(`${name}-`) && file.endsWith(".js"));
  // Without this check, a chunk that is renamed would have no limit.
  if (files.length === 0) throw new Error(`There is no chunk ${name} in ${CDN}.`);
  return files.map((file) => served(`later: ${file}`, `${CDN}/chunks/${file}`, limit));
}

/** A limit for what a page loads at first, with these files of the CDN edition. */
function atFirst(name, files, limit) {
  return served(name, [...new Set(files.flatMap((file) => [...withImports(`${CDN}/${file}`)]))], limit);
}

export default [
  bundled("tj-inspector, with Lit", "packages/inspector/dist/define.js", "13 kB"),
  bundled("tj-card alone, with Lit and its courts", `${DIST}/entries/tj-card.js`, "13.6 kB"),
  { ...bundled("TjCard out of all classes", `${DIST}/modules/index.js`, "13.2 kB"), import: "{ TjCard }" },
  await atFirstBundled("define in a bundle of Vite", `${DIST}/modules/define.js`, "64 kB"),
  atFirst("thunderjack-table at first, with engine, RxJS and Lit", ["thunderjack.js"], "61 kB"),
  atFirst("thunderjack-replay at first", ["thunderjack-replay.js"], "88.2 kB"),
  atFirst("table and replay on one page", ["thunderjack.js", "thunderjack-replay.js"], "103 kB"),
  atFirst("tj-card from a CDN", ["tj-card.js"], "12.3 kB"),
  atFirst("the autoloader before the first tag", ["autoloader.js"], "0.8 kB"),
  served("everything as a classic script", `${CDN}/thunderjack.classic.js`, "520 kB"),
  // These chunks are requested with the first paint: everything that shuffles, deals and logs.
  ...later("shoes", "10 kB"),
  ...later("panels", "5.7 kB"),
  ...later("define-panels", "4.4 kB"),
  ...later("recordings", "15.5 kB"),
  ...later("persistent-session", "20.8 kB"),
  ...later("table-wallet", "4.2 kB"),
  ...later("rescue", "1.1 kB"),
  ...["hints", "advice-answers", "advice-worker"].flatMap((chunk) => later(chunk, "17 kB")),
  ...later("painting", "140 kB"),
  // These chunks are loaded with the first movement. Their limits add up to 10 kB.
  ...later("table-motion", "3.1 kB"),
  ...later("choreography", "6.9 kB"),
  // The special moments.
  ...later("storms", "2.4 kB"),
  // These chunks are requested at once: the keys, the print on the felt, the components and the layout of a round, and court cards.
  ...later("table-keys", "1.9 kB"),
  ...later("felt-print", "2.3 kB"),
  ...later("round", "15.9 kB"),
  ...later("court-faces", "2 kB"),
  ...later("recalled", "1.1 kB"),
  ...later("verify", "12.5 kB"),
  ...later("verification-worker", "34.8 kB"),
  ...later("share-links", "7 kB"),
  ...later("workshop", "6.7 kB"),
  ...later("clip", "0.4 kB"),
  ...later("table-sound", "4.2 kB"),
  ...later("traditional", "70 kB"),
  // The parts of each language. The panels and the replay share the strings about verifications.
  ...["ar", "de", "es", "fr"].flatMap((language) =>
    ["game", "panels", "replay", "verification", "house"].flatMap((part) => later(`${language}-${part}`, "5.1 kB")),
  ),
];
