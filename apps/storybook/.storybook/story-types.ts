import type { Meta, StoryObj } from "@storybook/web-components-vite";

/*
 * The types of the factories of stories: `preview.meta` and `meta.story`. Those of Storybook merge the arguments of every
 * story with all properties of its element. With them, the compiler needs more than 4 GB for the stories of the elements.
 */

/** A story. `extend` merges its arguments and parameters with others. */
interface Story<Args> {
  readonly input: Pick<StoryObj<Args>, "args" | "parameters" | "argTypes">;
  extend(story: StoryObj<Args>): Story<Args>;
}

/** The common settings of the stories of a file. */
interface StoryFile<Args> {
  story(story?: StoryObj<Args>): Story<Args>;
}

/** The settings of all stories. */
export interface StoryPreview<Args = object> {
  /** Returns the preview for stories with these arguments. */
  type<Types extends { readonly args: object }>(): StoryPreview<Types["args"]>;
  meta(settings: Meta<Args>): StoryFile<Args>;
}
