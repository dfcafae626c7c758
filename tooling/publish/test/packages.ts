import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** The fields of a package.json that these tests use. */
export interface PublicPackage {
  readonly name: string;
  readonly folder: string;
  readonly version: string;
  readonly license: string;
  readonly files: readonly string[];
  readonly sideEffects: boolean | readonly string[];
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default?: string }>>;
}

/** An entry point of a package and its files. */
export interface Entry {
  /** The specifier of an import: `@thunderjack/elements/tj-card`. */
  readonly specifier: string;
  readonly folder: string;
  /** The module in the folder of the package; `null` for types or data. */
  readonly module: string | null;
  readonly types: string | null;
}

/** The folders of the published commands, which have no entry points. */
export const COMMANDS: readonly string[] = [`${ROOT}apps/cli/`, `${ROOT}packages/create-renderer/`];

/** Returns all published libraries. */
export function publicPackages(): readonly PublicPackage[] {
  return readdirSync(`${ROOT}packages`)
    .map((name) => `${ROOT}packages/${name}/`)
    .filter((folder) => !COMMANDS.includes(folder))
    .map((folder) => ({ ...JSON.parse(readFileSync(`${folder}package.json`, "utf8")), folder }));
}

/** Returns all entry points of a package. A pattern with `*` is expanded. */
export function entriesOf({ name, folder, exports }: PublicPackage): readonly Entry[] {
  return Object.entries(exports).flatMap(([path, target]) => {
    const { types = null, default: module = null } = typeof target === "string" ? { types: null } : target;
    const entry = { specifier: name + path.slice(1), folder, module, types };
    return path.includes("*") ? starred(entry) : [entry];
  });
}

function starred(entry: Entry): readonly Entry[] {
  const { specifier, folder, module, types } = entry;
  const [before = "", after = ""] = (module ?? types ?? "").split("*");
  const files = readdirSync(folder + before.slice(0, before.lastIndexOf("/")));
  const start = before.slice(before.lastIndexOf("/") + 1);
  return files
    .filter((file) => file.startsWith(start) && file.endsWith(after))
    .map((file) => file.slice(start.length, file.length - after.length))
    .map((star) => ({
      specifier: specifier.replace("*", star),
      folder,
      module: module?.replace("*", star) ?? null,
      types: types?.replace("*", star) ?? null,
    }));
}
