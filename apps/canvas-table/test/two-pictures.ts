import "@thunderjack/elements/define";
import { canvasRenderer } from "@thunderjack/canvas";
import type { TableState } from "@thunderjack/core";
import { litRenderer } from "@thunderjack/elements";
import { type Conductor, conduct, type Renderer, type Speed, VirtualClock } from "@thunderjack/stage";
import type { RecordedRound } from "@thunderjack/testkit";
import { from, NEVER, type Observable } from "rxjs";
import { onTestFinished } from "vitest";

/** The two renderers on one conductor, in the same page. Each host is a region of its name. */
export interface TwoPictures {
  readonly lit: HTMLElement;
  readonly canvas: HTMLElement;
  readonly conductor: Conductor;
  readonly clock: VirtualClock;
  /** Takes both away before the test is over. */
  end(): void;
}

/** By the means that take the least: what is painted is not looked at here. */
const CANVAS = canvasRenderer({ prefer: "canvas2d" });

/** Shows a recorded round in both; both are gone when the test is over. */
export function twoPictures(round: RecordedRound, speed: Speed = "instant"): TwoPictures {
  return onOneConductor(round, from(round.publicEvents), speed);
}

/** The same two, which show one state of the round after the other and play nothing. */
export function twoStills(round: RecordedRound): TwoPictures {
  return onOneConductor(round, NEVER, "instant");
}

/** Both have drawn what they were given. */
export function drawn(): Promise<void> {
  // Web components draw before the next task.
  return new Promise((resolve) => setTimeout(resolve));
}

function onOneConductor(
  { rules, publicStates }: RecordedRound,
  events$: Observable<RecordedRound["publicEvents"][number]>,
  speed: Speed,
): TwoPictures {
  const clock = new VirtualClock();
  const conductor = conduct({ rules, state: firstOf(publicStates), events$: NEVER, clock, speed, backlog: 1000 });
  const stage = { frames$: conductor.frames$, dispatch: () => null, options: { rules } };
  const ends: (() => void)[] = [() => conductor.dispose()];
  const end = (): void => {
    for (const each of ends.splice(0)) each();
  };
  onTestFinished(end);
  const mounted = (name: string, renderer: Renderer<HTMLElement>): HTMLElement => {
    const host = document.createElement("div");
    host.setAttribute("role", "region");
    host.setAttribute("aria-label", name);
    host.style.setProperty("position", "relative");
    host.style.setProperty("height", "700px");
    document.body.append(host);
    ends.push(renderer.mount(host, stage), () => host.remove());
    return host;
  };
  const pictures = { lit: mounted("Lit", litRenderer), canvas: mounted("Canvas", CANVAS) };
  conductor.follow(events$);
  return { ...pictures, conductor, clock, end };
}

function firstOf(states: readonly TableState[]): TableState {
  const [first] = states;
  if (first === undefined) throw new RangeError("A round has a state before its first event.");
  return first;
}
