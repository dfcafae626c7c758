import type { StoryContext } from "@storybook/web-components-vite";
import { isReplaced } from "../../../packages/elements/stories/moment.js";

/** As much of a story as is of interest here. */
interface Played {
  play?: (context: StoryContext) => unknown;
}

/** Leaves stories unplayed wherever a recorded round stands in their place: what they look for is not there. */
export function unplayedWhereReplaced(stories: readonly Played[]): void {
  for (const story of stories) {
    const { play } = story;
    if (play !== undefined) story.play = (context) => (isReplaced(context) ? undefined : play(context));
  }
}
