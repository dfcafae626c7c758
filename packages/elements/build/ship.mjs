import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { emitDeclarations } from "./declarations.mjs";
import { editorData } from "./editor-data.mjs";
import { elementsOf, manifestOf } from "./manifest.mjs";
import { entryPoint, jsxTypes, reactIndex, reactWrapper, svelteTypes, vueTypes } from "./wrappers.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const DIST = join(ROOT, "dist");

/** Builds everything besides the modules: types, manifest, data for editors, entry points, wrappers. */
export function ship() {
  const types = emitDeclarations(ROOT, join(DIST, "modules"));
  const manifest = manifestOf(ROOT, types);
  const elements = elementsOf(manifest).map(({ path, declaration }) => ({
    path,
    ...declaration,
    eventModules: [...new Set(declaration.events.flatMap(({ name }) => types.declaredIn.get(name) ?? []))],
  }));
  const files = {
    "custom-elements.json": `${JSON.stringify(manifest, null, 2)}\n`,
    ...Object.assign({}, ...elements.map(entryPoint), ...elements.map(reactWrapper)),
    ...reactIndex(elements),
    ...jsxTypes(elements),
    ...vueTypes(elements),
    ...svelteTypes(elements),
    ...editorData(manifest),
  };
  for (const [name, text] of Object.entries(files)) {
    const path = join(DIST, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  copyFileSync(join(ROOT, "build/props.d.ts"), join(DIST, "props.d.ts"));
}
