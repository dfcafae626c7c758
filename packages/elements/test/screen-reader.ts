import { virtual } from "@guidepup/virtual-screen-reader";
import type { VirtualClock } from "@thunderjack/core";
import { ownFrameId } from "@thunderjack/vitest/own-frame";
import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";
import { Flattened } from "./flattened.js";
import { drawn, type Seated } from "./seated.js";

/** The last item of a table: its live region. */
const END = "status";

/** The prefix that the screen reader adds to a live announcement. */
const POLITE = "polite: ";

/** A player who uses the virtual screen reader. */
export class Listener {
  readonly #seated: Seated;
  readonly #clock: VirtualClock;
  readonly #page: Flattened;

  private constructor(seated: Seated, clock: VirtualClock) {
    this.#seated = seated;
    this.#clock = clock;
    this.#page = new Flattened(seated.element);
  }

  /** Starts the screen reader, and stops it when the test finishes. */
  static async at(seated: Seated, clock: VirtualClock): Promise<Listener> {
    const listener = new Listener(seated, clock);
    await virtual.start({ container: listener.#page.element });
    onTestFinished(async () => {
      await virtual.stop();
      listener.#page.dispose();
    });
    return listener;
  }

  /** Returns everything that was spoken. */
  async everything(): Promise<readonly string[]> {
    return [...(await virtual.spokenPhraseLog())];
  }

  /** Returns the live announcements, in order. */
  async announced(): Promise<readonly string[]> {
    const phrases = await this.everything();
    return phrases.filter((phrase) => phrase.startsWith(POLITE)).map((phrase) => phrase.slice(POLITE.length));
  }

  /** Reads the whole table, and returns the spoken text. */
  async walk(): Promise<readonly string[]> {
    await this.#goTo(END);
    const phrases: string[] = [];
    for (let steps = 0; steps < 500; steps++) {
      await virtual.next();
      const phrase = await virtual.lastSpokenPhrase();
      if (phrase.startsWith(END)) return phrases;
      phrases.push(phrase);
    }
    throw new Error("The end of the table was not found.");
  }

  /** Moves to the button of this name, and presses it. */
  async press(name: string): Promise<void> {
    await this.#goTo(`button, ${name}`);
    await virtual.act();
    await drawn(this.#seated.element);
  }

  /** Moves to the next button, and presses a key on it. */
  async type(key: string): Promise<void> {
    await this.#goTo("button, ");
    await virtual.press(key);
    await drawn(this.#seated.element);
  }

  /** Advances the clock in steps, and lets the screen reader handle the changes after each step. */
  async wait(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += 350) {
      this.#clock.pass(350);
      await this.#seated.element.updateComplete;
      this.#page.refresh();
      // The screen reader handles changes a moment later.
      for (let moments = 0; moments < 3; moments++) await new Promise((resolve) => setTimeout(resolve));
    }
    await drawn(this.#seated.element);
    this.#page.refresh();
  }

  async #goTo(beginning: string): Promise<void> {
    for (let steps = 0; steps < 500; steps++) {
      await virtual.next();
      if ((await virtual.lastSpokenPhrase()).startsWith(beginning)) return;
    }
    throw new Error(`The screen reader found no item that begins with "${beginning}".`);
  }
}

/** Returns the nodes with these roles in Chromium's accessibility tree of this page: role and name, in order. */
export async function nodesOfChromium(...roles: readonly string[]): Promise<readonly string[]> {
  const { nodes } = await cdp().send("Accessibility.getFullAXTree", { frameId: await ownFrameId() });
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder = (node: (typeof nodes)[number]): (typeof nodes)[number][] => [
    node,
    ...(node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child === undefined ? [] : inOrder(child);
    }),
  ];
  return nodes
    .filter(({ parentId }) => parentId === undefined)
    .flatMap(inOrder)
    .filter(({ ignored, role }) => !ignored && roles.includes(role?.value ?? ""))
    .map(({ role, name }) => `${role?.value}, ${name?.value}`);
}
