import { cpSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const RECORDING = fileURLToPath(new URL("../../packages/recording/", import.meta.url));

/** Copies the JSON Schema and the conformance corpus of the recording format into the folder of the built pages. */
export function copyFormatFiles(folder) {
  for (const name of ["schema", "conformance"]) cpSync(join(RECORDING, name), join(folder, name), { recursive: true });
}
