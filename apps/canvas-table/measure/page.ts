import "@thunderjack/elements/define";
import { litRenderer } from "@thunderjack/elements";
import type { Dispose, Frame, Renderer } from "@thunderjack/stage";
import { BehaviorSubject } from "rxjs";
import { Contexts } from "./contexts.js";
import { FIRST_CARD, FRAMES, ROUND } from "./long-round.js";
import type { Kind, MeasuredPage, Played } from "./measured.js";

/** A mounted table. */
interface MountedTable {
  readonly frames$: BehaviorSubject<Frame>;
  /** Returns whether the last frame was drawn. Call it after a repaint. */
  isDrawn(): boolean;
  readonly dispose: Dispose;
}

const contexts = new Contexts();
/** The renderer is loaded lazily, as in other pages. */
const { canvasRenderer } = await import("@thunderjack/canvas");
let mounted: MountedTable | null = null;

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
const afterPaint = async (): Promise<void> => {
  await nextFrame();
  await new Promise((resolve) => setTimeout(resolve));
};

function mount(kind: Kind): MountedTable {
  const [first] = FRAMES;
  if (first === undefined) throw new RangeError("The round has no frames.");
  const frames$ = new BehaviorSubject<Frame>({ view: first.view });
  const host = document.createElement("div");
  host.className = "host";
  document.body.append(host);
  let isPainted = false;
  const renderer: Renderer<HTMLElement> =
    kind === "lit"
      ? litRenderer
      : canvasRenderer({
          prefer: kind === "canvas" ? "webgl" : "canvas2d",
          onPaint: () => {
            isPainted = true;
          },
        });
  const sent = frames$.subscribe(() => {
    isPainted = false;
  });
  const dispose = renderer.mount(host, { frames$, dispatch: () => null, options: { rules: ROUND.rules } });
  return {
    frames$,
    isDrawn: () => (kind === "lit" ? host.querySelector("tj-table")?.isUpdatePending === false : isPainted),
    dispose() {
      sent.unsubscribe();
      dispose();
      host.remove();
    },
  };
}

async function afterFirstPaint(table: MountedTable): Promise<void> {
  do await afterPaint();
  while (!table.isDrawn());
}

function remount(kind: Kind): MountedTable {
  mounted?.dispose();
  mounted = mount(kind);
  return mounted;
}

async function playAll(milliseconds: number): Promise<Played> {
  if (mounted === null) throw new Error("There is no table.");
  const { frames$, isDrawn } = mounted;
  const start = performance.now();
  let [frames, sent, dropped] = [0, 0, 0];
  let due = start;
  for (let index = FIRST_CARD; performance.now() - start < milliseconds; index = (index + 1) % FRAMES.length) {
    const frame = FRAMES[index];
    if (frame === undefined) break;
    frames$.next(frame);
    sent++;
    due += frame.cue?.next ?? 0;
    let isWaiting = false;
    while (performance.now() < due) {
      await afterPaint();
      frames++;
      isWaiting = true;
    }
    if (isWaiting && !isDrawn()) dropped++;
  }
  return { frames, sent, dropped };
}

async function startMovements(milliseconds: number): Promise<void> {
  if (mounted === null) throw new Error("There is no table.");
  for (const { view, cue } of FRAMES) {
    mounted.frames$.next(cue === undefined ? { view } : { view, cue: { ...cue, duration: milliseconds } });
    await afterPaint();
  }
}

async function mountAndDispose(kind: Kind, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const table = mount(kind);
    await afterFirstPaint(table);
    table.dispose();
  }
}

const page: MeasuredPage = {
  mount: (kind) => afterFirstPaint(remount(kind)),
  playAll,
  startMovements,
  clear() {
    mounted?.dispose();
    mounted = null;
  },
  mountAndDispose,
  contexts: () => contexts.count,
};

window.measured = page;
