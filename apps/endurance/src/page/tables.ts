import { systemClock } from "@thunderjack/core/system-clock";
import "@thunderjack/elements/define";
import { litRenderer } from "@thunderjack/elements";
import { openBrowserSession } from "@thunderjack/session/browser";
import { LiveConductor, type Speed } from "@thunderjack/stage";
import { macrotask } from "../player/macrotask.js";
import type { PlayerTable } from "../player/player.js";

/**
 * The kind of a table. `plain` is an element without storage, `canvas` is the same element with the canvas renderer,
 * `persisted` is an element with `persist`, and `session` is a session that code opens and connects to a renderer.
 */
export type Kind = "plain" | "canvas" | "persisted" | "session";

export interface TableOptions {
  readonly kind: Kind;
  /** The name of the session. Only the kinds `persisted` and `session` use it. */
  readonly name: string;
  readonly speed: Speed;
}

/** A table in a page. */
export interface PageTable extends PlayerTable {
  /** The notices of the session after opening. */
  readonly notices: readonly string[];
}

/** Creates a table in the page and waits until it is playable. */
export function tableOf(options: TableOptions): Promise<PageTable> {
  return options.kind === "session" ? sessionTable(options) : elementTable(options);
}

async function elementTable({ kind, name, speed }: TableOptions): Promise<PageTable> {
  const element = document.createElement("thunderjack-table");
  element.speed = speed;
  if (kind === "persisted") element.persist = name;
  if (kind === "canvas") element.renderer = "canvas";
  document.body.append(element);
  while (element.conductor === null) await macrotask();
  return {
    get conductor() {
      return element.conductor;
    },
    act: (command, options) => element.act(command, options),
    notices: element.session?.status.notices.map(({ message }) => message) ?? [],
  };
}

async function sessionTable({ name, speed }: TableOptions): Promise<PageTable> {
  const session = await openBrowserSession({ name, rules: "thunderjack" });
  const conductor = new LiveConductor({
    rules: session.rules,
    state: session.publicState,
    clock: systemClock,
    speed,
    dispatch: (command, options) => session.dispatch(command, options),
  });
  conductor.follow(session.publicEvents$);
  session.jumps$.subscribe((state) => conductor.seek(state));
  litRenderer.mount(document.body, {
    frames$: conductor.frames$,
    dispatch: (command) => conductor.act(command, { expected: conductor.version }),
    options: { rules: session.rules },
  });
  const notices = session.status.notices.map(({ message }) => message);
  return { conductor, act: (command, options) => conductor.act(command, options), notices };
}
