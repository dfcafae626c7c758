import { within } from "shadow-dom-testing-library";
import { userEvent } from "storybook/test";

/** Clicks buttons and switches by their names, in every shadow root. */
export async function click(canvas: HTMLElement, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const role = /^\w+ seat$/.test(name) ? "switch" : "button";
    await userEvent.click(await within(canvas).findByShadowRole(role, { name }));
  }
}

/** Waits until a text is shown anywhere in the story, and returns its element. */
export async function textIn(canvas: HTMLElement, text: string | RegExp): Promise<HTMLElement> {
  return within(canvas).findByShadowText(text);
}
