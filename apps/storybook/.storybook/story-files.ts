import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PLAYED_STORIES = fileURLToPath(new URL("played-stories.ts", import.meta.url));

/**
 * Makes every file of stories skip the play functions of replaced stories. This is necessary because Storybook always
 * runs the play function of a story, and a preview cannot prevent it.
 */
export function storyFiles(): Plugin {
  return {
    name: "skip-replaced-plays",
    transform(code, id) {
      if (!/\.stories\.ts(\?|$)/.test(id)) return null;
      const stories = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
      return {
        code: `${code}
import { skipReplacedPlays } from ${JSON.stringify(PLAYED_STORIES)};
skipReplacedPlays([${stories.join(", ")}]);
`,
        map: null,
      };
    },
  };
}
