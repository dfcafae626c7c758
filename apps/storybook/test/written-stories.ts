import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadCsf } from "storybook/internal/csf-tools";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** A story as it is written in its file. */
interface WrittenStory {
  readonly id: string;
  /** The tags of the story and of its file. A tag that begins with `!` removes another one. */
  readonly tags: readonly string[];
}

/** Reads all stories of the project. */
export function writtenStories(): readonly WrittenStory[] {
  return ["packages/elements/src", "packages/elements/stories", "apps/storybook/pages"]
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
        .filter((path) => path.endsWith(".stories.ts"))
        .map((path) => join(ROOT, folder, path)),
    )
    .flatMap((file) => {
      const csf = loadCsf(readFileSync(file, "utf8"), { makeTitle: (title) => title ?? "", fileName: file }).parse();
      return csf.indexInputs.map(({ __id: id = "", tags = [] }) => ({ id, tags }));
    });
}
