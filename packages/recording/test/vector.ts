import { readFileSync } from "node:fs";

/** Returns the text of a recording in the folder `conformance`. */
export function vector(name: string): string {
  return readFileSync(new URL(`../conformance/${name}`, import.meta.url), "utf8");
}
