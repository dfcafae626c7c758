import type { StoryContext } from "@storybook/web-components-vite";
import { isReplaced } from "../../../packages/elements/stories/moment.js";

/** The part of a story that is used here. */
interface Played {
  readonly input: { play?: (context: StoryContext) => unknown };
}

/** Skips the play functions of stories that a recorded round replaces, because their elements are not rendered. */
export function skipReplacedPlays(stories: readonly Played[]): void {
  for (const { input } of stories) {
    const { play } = input;
    if (play !== undefined) input.play = (context) => (isReplaced(context) ? undefined : play(context));
  }
}
