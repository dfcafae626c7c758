// Writes the CDN edition of the elements as a folder that any web server can serve:
//
//   node cdn.mjs site https://cdn.example/thunderjack
//
//   site/0.1.0/         all files of this version, which never change, with `integrity.json`
//   site/0.1.0/importmap.json   the hashes as an import map for pages, with the URLs of this version
//   site/latest/        modules with the names of the public files, which export those of this version
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const [site, base] = process.argv.slice(2);
if (site === undefined || base === undefined) throw new Error("Usage: node cdn.mjs <folder> <URL of the folder>");

const PACKAGE = fileURLToPath(new URL("../../packages/elements/package.json", import.meta.url));
const { version } = JSON.parse(readFileSync(PACKAGE, "utf8"));
const built = join(dirname(PACKAGE), "dist/cdn");

cpSync(built, join(site, version), { recursive: true });

const hashes = JSON.parse(readFileSync(join(built, "integrity.json"), "utf8"));
const isModule = (path) => path.endsWith(".js") && path !== "thunderjack.classic.js";
const modules = Object.entries(hashes).filter(([path]) => isModule(path));
const integrity = Object.fromEntries(modules.map(([path, hash]) => [`${base}/${version}/${path}`, hash]));
writeFileSync(join(site, version, "importmap.json"), `${JSON.stringify({ integrity }, null, 2)}\n`);

mkdirSync(join(site, "latest"), { recursive: true });
for (const file of readdirSync(built).filter((name) => /\.(?:js|css)$/.test(name))) {
  // Only a module imports the file of its version.
  if (!isModule(file)) cpSync(join(built, file), join(site, "latest", file));
  else writeFileSync(join(site, "latest", file), `export * from "../${version}/${file}";\n`);
}
