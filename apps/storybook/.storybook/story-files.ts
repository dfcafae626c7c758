import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PLAYED_STORIES = fileURLToPath(new URL("played-stories.ts", import.meta.url));

/**
 * Storybook plays a story after it has drawn it, and nothing in a preview is asked whether it should: so every file of
 * stories has its own asked as soon as it is loaded.
 */
export function storyFiles(): Plugin {
  return {
    name: "stories-unplayed-where-replaced",
    transform(code, id) {
      if (!/\.stories\.ts(\?|$)/.test(id)) return null;
      const stories = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
      return {
        code: `${code}
import { unplayedWhereReplaced } from ${JSON.stringify(PLAYED_STORIES)};
unplayedWhereReplaced([${stories.join(", ")}]);
`,
        map: null,
      };
    },
  };
}
