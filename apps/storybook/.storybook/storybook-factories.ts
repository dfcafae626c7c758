import {
  type Meta,
  type Preview,
  definePreview as preview,
  type StoryContext,
  type StoryObj,
} from "@storybook/web-components-vite";

/*
 * The factories of Storybook for its preview, the files of stories and the stories, with other types. Those of Storybook
 * merge the arguments of every story with all properties of its element. With them, the compiler needs more than 4 GB for
 * the stories of the elements.
 */

/** A story. `extend` merges its settings with others. */
interface Story<Args> {
  readonly input: Pick<StoryObj<Args>, "args" | "argTypes" | "parameters">;
  extend(settings: StoryObj<Args>): Story<Args>;
}

/** The common settings of the stories of a file. */
interface StoryFile<Args> {
  story(settings?: StoryObj<Args>): Story<Args>;
}

type StepRunner = (
  label: string,
  play: (context: StoryContext) => Promise<void> | void,
  context: StoryContext,
) => Promise<void>;

/** The settings of all stories. */
interface StoryPreview<Args = object> {
  /** Returns the preview for stories with these arguments. */
  type<Types extends { readonly args: object }>(): StoryPreview<Types["args"]>;
  meta(settings: Meta<Args>): StoryFile<Args>;
  readonly composed: { runStep: StepRunner };
}

/** Defines the settings of all stories. */
export const definePreview = preview as unknown as (
  settings: Preview & { readonly addons: Parameters<typeof preview>[0]["addons"] },
) => StoryPreview;
