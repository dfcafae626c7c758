import { virtual } from "@guidepup/virtual-screen-reader";
import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";
import { Flattened } from "./flattened.js";
import type { HandTurnedClock } from "./hand-turned-clock.js";
import { drawn, type Seated } from "./seated.js";

/** The last thing that is read of a table: the region in which it speaks up. */
const END = "status";

/** What the screen reader says before a sentence that nobody moved it to. */
const POLITE = "polite: ";

/** Somebody who does not see the table, and has the virtual screen reader read it. */
export class Listener {
  readonly #seated: Seated;
  readonly #clock: HandTurnedClock;
  readonly #page: Flattened;

  private constructor(seated: Seated, clock: HandTurnedClock) {
    this.#seated = seated;
    this.#clock = clock;
    this.#page = new Flattened(seated.element);
  }

  /** Begins to listen, until the test is over. */
  static async at(seated: Seated, clock: HandTurnedClock): Promise<Listener> {
    const listener = new Listener(seated, clock);
    await virtual.start({ container: listener.#page.element });
    onTestFinished(async () => {
      await virtual.stop();
      listener.#page.dispose();
    });
    return listener;
  }

  /** All that was spoken, whatever the occasion. */
  async everything(): Promise<readonly string[]> {
    return [...(await virtual.spokenPhraseLog())];
  }

  /** What was spoken although nobody moved there, in order. */
  async told(): Promise<readonly string[]> {
    const phrases = await this.everything();
    return phrases.filter((phrase) => phrase.startsWith(POLITE)).map((phrase) => phrase.slice(POLITE.length));
  }

  /** Walks through the whole table, and says what is heard on the way. */
  async walk(): Promise<readonly string[]> {
    await this.#goTo(END);
    const heard: string[] = [];
    for (let steps = 0; steps < 500; steps++) {
      await virtual.next();
      const phrase = await virtual.lastSpokenPhrase();
      if (phrase.startsWith(END)) return heard;
      heard.push(phrase);
    }
    throw new Error("The table has no end.");
  }

  /** Goes to the button of this name, and presses it. */
  async press(name: string): Promise<void> {
    await this.#goTo(`button, ${name}`);
    await virtual.act();
    await drawn(this.#seated.element);
  }

  /** Presses a key on whatever button the reading has come to. */
  async type(key: string): Promise<void> {
    await this.#goTo("button, ");
    await virtual.press(key);
    await drawn(this.#seated.element);
  }

  /** Lets time pass, not faster than somebody can listen. */
  async wait(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += 350) {
      this.#clock.turn(350);
      await this.#seated.element.updateComplete;
      this.#page.refresh();
      // The screen reader looks at what changed a moment later.
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
    throw new Error(`"${beginning}" is nowhere to be heard.`);
  }
}

interface AxNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
}

interface Frame {
  readonly frame: { readonly id: string; readonly url: string };
  readonly childFrames?: readonly Frame[];
}

/** What Chromium itself tells every screen reader of this page: a role and a name each, in order. */
export async function toldByChromium(...roles: readonly string[]): Promise<readonly string[]> {
  const browser = cdp() as unknown as { send(method: string, parameters?: object): Promise<unknown> };
  const { frameTree } = (await browser.send("Page.getFrameTree")) as { frameTree: Frame };
  const frameId = framesIn(frameTree).find(({ url }) => url === location.href)?.id;
  const { nodes } = (await browser.send("Accessibility.getFullAXTree", { frameId })) as {
    nodes: readonly (AxNode & { readonly childIds: readonly string[] })[];
  };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const inOrder = (node: (typeof nodes)[number]): readonly AxNode[] => [
    node,
    ...node.childIds.flatMap((id) => {
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

function framesIn({ frame, childFrames = [] }: Frame): readonly Frame["frame"][] {
  return [frame, ...childFrames.flatMap(framesIn)];
}
