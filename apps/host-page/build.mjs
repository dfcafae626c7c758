import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { build } from "vite";
import { PAGES } from "./src/server/pages.mjs";

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const LIBRARY = dirname(fileURLToPath(import.meta.resolve("@thunderjack/elements/thunderjack.js")));

await rm(at("dist"), { recursive: true, force: true });
await mkdir(at("dist"));
await cp(at("public"), at("dist"), { recursive: true });
for (const copy of ["dist", "dist/another-copy"]) await cp(LIBRARY, at(copy), { recursive: true });
for (const entry of await readdir(at("older"), { recursive: true })) {
  if (!entry.endsWith(".gz")) continue;
  const laid = join(at("dist/older"), entry.slice(0, -".gz".length));
  await mkdir(dirname(laid), { recursive: true });
  await writeFile(laid, gunzipSync(await readFile(join(at("older"), entry))));
}

const index = await readFile(at("dist/index.html"), "utf8");
const lines = PAGES.map(
  ({ path, title, description }) =>
    `      <div>\n        <dt><a href="${path}">${title}</a></dt>\n        <dd>${description}</dd>\n      </div>\n`,
);
await writeFile(at("dist/index.html"), index.replace("{{index}}", lines.join("")));

await build({
  root: at("."),
  configFile: false,
  logLevel: "warn",
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: "dist",
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    reportCompressedSize: false,
    lib: { entry: { "react-page": "src/react/react-page.tsx" }, formats: ["es"] },
    rolldownOptions: { output: { entryFileNames: "[name].js", chunkFileNames: "react-page/[name]-[hash].js" } },
  },
});
