import "@thunderjack/elements/define";
import { canvasRenderer } from "@thunderjack/canvas";
import { type TableState, VirtualClock } from "@thunderjack/core";
import { litRenderer } from "@thunderjack/elements";
import { conduct, type LiveConductor, type Renderer, type Speed } from "@thunderjack/stage";
import type { RecordedRound } from "@thunderjack/testkit";
import { from, NEVER, type Observable } from "rxjs";
import { onTestFinished, vi } from "vitest";

/** Both renderers on one conductor, in the same page. Each host is a region with the name of its renderer. */
export interface BothRenderers {
  readonly lit: HTMLElement;
  readonly canvas: HTMLElement;
  readonly conductor: LiveConductor;
  readonly clock: VirtualClock;
  /** Removes both renderers before the end of the test. */
  end(): void;
}

/** The canvas renderer with the backend that is faster without a graphics card. These tests do not compare images. */
const CANVAS = canvasRenderer({ prefer: "canvas2d" });

/** Plays a recorded round in both renderers, for the duration of the test. */
export function mountBoth(round: RecordedRound, speed: Speed = "instant"): BothRenderers {
  return onOneConductor(round, from(round.publicEvents), speed);
}

/**
 * Mounts both renderers without playing the round. The test seeks its states.
 *
 * @param size the size of each renderer, in CSS pixels
 */
export function mountBothStill(round: RecordedRound, size: { width?: number; height?: number } = {}): BothRenderers {
  return onOneConductor(round, NEVER, "instant", size);
}

/** Waits until both renderers have drawn the last frame. */
export async function drawn(): Promise<void> {
  for (const table of document.querySelectorAll("tj-table")) {
    // The elements load the parts of a round, such as the dealer, after their first render.
    await vi.waitUntil(() => table.shadowRoot?.querySelector("tj-dealer:defined"), 30_000);
    await table.updateComplete;
  }
  // Web components render before the next task.
  await new Promise((resolve) => setTimeout(resolve));
}

function onOneConductor(
  { rules, publicStates }: RecordedRound,
  events$: Observable<RecordedRound["publicEvents"][number]>,
  speed: Speed,
  { width, height = 700 }: { width?: number; height?: number } = {},
): BothRenderers {
  const clock = new VirtualClock();
  const conductor = conduct({ rules, state: firstOf(publicStates), events$: NEVER, clock, speed, backlog: 1000 });
  const stage = { frames$: conductor.frames$, dispatch: () => null, options: { rules } };
  const ends: (() => void)[] = [() => conductor.dispose()];
  const end = (): void => {
    for (const each of ends.splice(0)) each();
  };
  onTestFinished(end);
  const mount = (name: string, renderer: Renderer<HTMLElement>): HTMLElement => {
    const host = document.createElement("div");
    host.setAttribute("role", "region");
    host.setAttribute("aria-label", name);
    host.style.setProperty("position", "relative");
    host.style.setProperty("height", `${height}px`);
    if (width !== undefined) host.style.setProperty("width", `${width}px`);
    document.body.append(host);
    ends.push(renderer.mount(host, stage), () => host.remove());
    return host;
  };
  const hosts = { lit: mount("Lit", litRenderer), canvas: mount("Canvas", CANVAS) };
  conductor.follow(events$);
  return { ...hosts, conductor, clock, end };
}

function firstOf(states: readonly TableState[]): TableState {
  const [first] = states;
  if (first === undefined) throw new RangeError("The round has no state before its first event.");
  return first;
}
