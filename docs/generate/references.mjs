// The reference pages. `node generate/references.mjs` writes them. A test checks that they are up to date.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { optionReference, presetReference } from "./option-reference.mjs";
import { interfacesIn, typeReference } from "./type-reference.mjs";

const fileAt = (path) => fileURLToPath(new URL(path, import.meta.url));

const VIEW = fileAt("../../packages/stage/src/view.ts");

/** Returns the text of each reference page. */
export function references() {
  return [
    {
      path: fileAt("../generated/events.md"),
      text: typeReference(fileAt("../../packages/core/src/round/events.ts"), ["GameEvent"]),
    },
    {
      path: fileAt("../generated/commands.md"),
      text: typeReference(fileAt("../../packages/core/src/round/commands.ts"), ["Command"]),
    },
    {
      path: fileAt("../generated/options.md"),
      text: optionReference(fileAt("../../packages/core/src/rule-set.ts")),
    },
    {
      path: fileAt("../../packages/stage/VIEW.md"),
      text: `# The fields of the view\n\n${typeReference(VIEW, interfacesIn(VIEW))}`,
    },
    {
      path: fileAt("../generated/presets.md"),
      text: presetReference(fileAt("../../packages/core/src/presets.ts")),
    },
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { path, text } of references()) writeFileSync(path, text);
}
