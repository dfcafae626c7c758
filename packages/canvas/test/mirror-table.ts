import { type Command, chosenSeeds, Table, type TableOptions } from "@thunderjack/core";
import { type Conductor, conduct, type Speed, VirtualClock } from "@thunderjack/stage";
import { cardsFrom } from "@thunderjack/testkit";
import { onTestFinished } from "vitest";
import { mirrorIn } from "./mirror-reading.js";
import { type Mounted, mountMirror } from "./mirror-renderer.js";

/** A table with a mirror in the page. */
export interface Mirrored extends Mounted {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly table: Table;
  readonly clock: VirtualClock;
  readonly conductor: Conductor;
  readonly asked: readonly Command[];
}

interface MirroredOptions extends Partial<TableOptions> {
  /** The cards of every deal. */
  readonly cards?: string;
  readonly speed?: Speed;
}

/** Opens a table and puts a mirror of it into the page, until the test is over. */
export function mirrored({ cards = "", speed = "instant", ...options }: MirroredOptions = {}): Mirrored {
  const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("a mirror"), allowStacking: true, ...options });
  const clock = new VirtualClock();
  const asked: Command[] = [];
  const conductor = conduct({
    rules: table.rules,
    state: table.publicState,
    events$: table.publicEvents$,
    clock,
    speed,
    dispatch: (command) =>
      table.dispatch(command.type === "Deal" ? { type: "Deal", stack: cardsFrom(cards) } : command),
  });
  const host = document.createElement("div");
  for (const [name, value] of Object.entries({ position: "relative", width: "640px", height: "300px" })) {
    host.style.setProperty(name, value);
  }
  document.body.append(host);
  const dispatch = (command: Command) => {
    asked.push(command);
    return conductor.act(command);
  };
  const mounted = mountMirror(host, { frames$: conductor.frames$, dispatch, options: { rules: table.rules } });
  onTestFinished(() => {
    mounted.dispose();
    conductor.dispose();
    host.remove();
  });
  return { ...mounted, host, root: mirrorIn(host), table, clock, conductor, asked };
}

/** What has the focus: what it is the control of, `place` for where controls come, or `null` for the page. */
export function focusIn({ root }: Mirrored): string | null {
  const { activeElement } = root;
  return activeElement === null ? null : (activeElement.getAttribute("data-area") ?? "place");
}

/** A control. */
export function controlOf({ root }: Mirrored, area: string): HTMLButtonElement {
  const button = root.querySelector<HTMLButtonElement>(`[data-area='${area}']`);
  if (button === null) throw new Error(`There is no ${area}.`);
  return button;
}
