import "@thunderjack/elements/define";
import { litRenderer } from "@thunderjack/elements";
import type { Dispose, Frame, Renderer } from "@thunderjack/stage";
import { BehaviorSubject } from "rxjs";
import { Contexts } from "./contexts.js";
import { FIRST_CARD, FRAMES, ROUND } from "./long-round.js";
import type { Kind, MeasuredPage, Played } from "./measured.js";

/** A table in the page, and whether it has drawn what it was sent last. */
interface Laid {
  readonly frames$: BehaviorSubject<Frame>;
  /** Asked once the page has drawn. */
  isDrawn(): boolean;
  readonly dispose: Dispose;
}

const contexts = new Contexts();
/** Loaded like by every page that shows a canvas: when it is asked for. */
const { canvasRenderer } = await import("@thunderjack/canvas");
let laid: Laid | null = null;

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
const afterPaint = async (): Promise<void> => {
  await nextFrame();
  await new Promise((resolve) => setTimeout(resolve));
};

function lay(kind: Kind): Laid {
  const [first] = FRAMES;
  if (first === undefined) throw new RangeError("A round has frames.");
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

async function whenSeen(table: Laid): Promise<void> {
  do await afterPaint();
  while (!table.isDrawn());
}

function layOne(kind: Kind): Laid {
  laid?.dispose();
  laid = lay(kind);
  return laid;
}

async function playAll(milliseconds: number): Promise<Played> {
  if (laid === null) throw new Error("There is no table.");
  const { frames$, isDrawn } = laid;
  const start = performance.now();
  let [frames, sent, dropped] = [0, 0, 0];
  let due = start;
  for (let place = FIRST_CARD; performance.now() - start < milliseconds; place = (place + 1) % FRAMES.length) {
    const frame = FRAMES[place];
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

async function setOff(milliseconds: number): Promise<void> {
  if (laid === null) throw new Error("There is no table.");
  for (const { view, cue } of FRAMES) {
    laid.frames$.next(cue === undefined ? { view } : { view, cue: { ...cue, duration: milliseconds } });
    await afterPaint();
  }
}

async function mountAndDispose(kind: Kind, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const table = lay(kind);
    await whenSeen(table);
    table.dispose();
  }
}

const page: MeasuredPage = {
  lay: (kind) => whenSeen(layOne(kind)),
  playAll,
  setOff,
  clear() {
    laid?.dispose();
    laid = null;
  },
  mountAndDispose,
  contexts: () => contexts.held,
};

window.measured = page;
