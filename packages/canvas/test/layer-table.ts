import { type Command, chosenSeeds, Table, type TableOptions, VirtualClock } from "@thunderjack/core";
import { conduct, type LiveConductor, type Speed } from "@thunderjack/stage";
import { cardsFrom } from "@thunderjack/testkit";
import { onTestFinished } from "vitest";
import { type Mounted, mountLayer } from "./layer-renderer.js";
import { layerIn } from "./read-layer.js";

/** A table with an accessibility layer in the page. */
export interface LayerTable extends Mounted {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly table: Table;
  readonly clock: VirtualClock;
  readonly conductor: LiveConductor;
  readonly sent: readonly Command[];
}

interface LayerTableOptions extends Partial<TableOptions> {
  /** The cards of every deal. */
  readonly cards?: string;
  readonly speed?: Speed;
}

/** Opens a table and mounts its accessibility layer for the duration of the test. */
export function openLayerTable({ cards = "", speed = "instant", ...options }: LayerTableOptions = {}): LayerTable {
  const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("a mirror"), allowStacking: true, ...options });
  const clock = new VirtualClock();
  const sent: Command[] = [];
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
    sent.push(command);
    return conductor.act(command);
  };
  const mounted = mountLayer(host, { frames$: conductor.frames$, dispatch, options: { rules: table.rules } });
  onTestFinished(() => {
    mounted.dispose();
    conductor.dispose();
    host.remove();
  });
  return { ...mounted, host, root: layerIn(host), table, clock, conductor, sent };
}

/**
 * Returns the id of the focused control, `buttons` for the parent of the buttons, or `null` if nothing has the focus.
 */
export function focusIn({ root }: LayerTable): string | null {
  const { activeElement } = root;
  return activeElement === null ? null : (activeElement.getAttribute("data-control") ?? "buttons");
}

/**
 * Returns a control.
 *
 * @throws Error when the table has no such control
 */
export function controlOf({ root }: LayerTable, id: string): HTMLButtonElement {
  const button = root.querySelector<HTMLButtonElement>(`[data-control='${id}']`);
  if (button === null) throw new Error(`There is no control "${id}".`);
  return button;
}
