import { type Command, chosenSeeds, NO_BETS, Table, type TableOptions, VirtualClock } from "@thunderjack/core";
import { conduct, type Dispose, type LiveConductor, type Speed } from "@thunderjack/stage";
import { cardsFrom } from "@thunderjack/testkit";
import { onTestFinished } from "vitest";
import { type CanvasOptions, canvasRenderer } from "../src/index.js";

/** A table on a canvas in the page. */
export interface Painted {
  readonly host: HTMLElement;
  readonly table: Table;
  readonly conductor: LiveConductor;
  readonly clock: VirtualClock;
  /** Returns the number of times the canvas was drawn. */
  readonly paints: () => number;
  readonly canvas: HTMLCanvasElement;
  /** Redraws the canvas and returns its approximate number of colours. */
  countColours(): Promise<number>;
  readonly dispose: Dispose;
}

export interface PaintedOptions extends Partial<TableOptions> {
  readonly speed?: Speed;
  readonly canvas?: CanvasOptions;
  readonly width?: number;
  readonly height?: number;
  /** The parent of the host. Defaults to the body. */
  readonly parent?: HTMLElement;
}

const THREE_BETS = { ...NO_BETS, right: 1000, middle: 1000, left: 1000 };

/** A deal with three hands to play. */
export const DEAL = deal("8_c q_h a_d 6_s 8_d 5_c 7_c 10_c");

/** A deal with a Thunderjack in the middle hand. */
export const THUNDERJACK = deal("10_h a_h 8_h 9_s 9_d k_h 4_d 10_c");

function deal(cards: string): Command {
  return { type: "Deal", stack: cardsFrom(cards) };
}

/** Mounts a table for the duration of the test and waits for its first paint. */
export async function painted({
  speed = "instant",
  canvas: options = {},
  width = 480,
  height = 560,
  parent = document.body,
  ...tableOptions
}: PaintedOptions = {}): Promise<Painted> {
  const table = new Table({
    rules: "thunderjack",
    seeds: chosenSeeds("a painted table"),
    allowStacking: true,
    bets: THREE_BETS,
    ...tableOptions,
  });
  const clock = new VirtualClock();
  const conductor = conduct({
    rules: table.rules,
    state: table.publicState,
    events$: table.publicEvents$,
    clock,
    speed,
    dispatch: (command) => table.dispatch(command),
  });
  const host = document.createElement("div");
  host.style.setProperty("width", `${width}px`);
  host.style.setProperty("height", `${height}px`);
  parent.append(host);
  let paints = 0;
  let onColours: ((colours: number) => void) | null = null;
  const canvasOf = () => {
    const canvas = host.querySelector("canvas");
    if (canvas === null) throw new Error("There is no canvas.");
    return canvas;
  };
  const onPaint = () => {
    paints++;
    // A browser may discard the pixels after the repaint of the page.
    onColours?.(coloursOf(canvasOf()));
    onColours = null;
  };
  const renderer = canvasRenderer({ ...options, onPaint });
  const dispose = renderer.mount(host, {
    frames$: conductor.frames$,
    dispatch: (command) => conductor.act(command),
    options: { rules: table.rules },
  });
  onTestFinished(() => {
    dispose();
    conductor.dispose();
    host.remove();
  });
  await until(() => paints > 0);
  return {
    host,
    table,
    conductor,
    clock,
    paints: () => paints,
    dispose,
    get canvas() {
      return canvasOf();
    },
    countColours: () =>
      new Promise((resolve) => {
        onColours = resolve;
        conductor.seek(table.publicState);
      }),
  };
}

/** Waits frame by frame until a condition is true. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await frame();
}

/** Waits for a number of frames. */
export async function frames(count: number): Promise<void> {
  for (let drawn = 0; drawn < count; drawn++) await frame();
}

/** Waits for a frame, or 50 milliseconds in a page that is not drawn. */
function frame(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, 50);
    requestAnimationFrame(() => {
      clearTimeout(late);
      resolve();
    });
  });
}

/** Waits until the canvas is no longer drawn. */
export async function atRest({ host, paints }: Painted): Promise<void> {
  let before = -1;
  while (paints() !== before || host.querySelector("[data-moving]") !== null) {
    before = paints();
    // The textures of a layout are drawn over several frames.
    await frames(15);
  }
}

/** Counts the colours on a canvas approximately. */
function coloursOf(canvas: HTMLCanvasElement): number {
  const copy = document.createElement("canvas");
  copy.width = 64;
  copy.height = 64;
  const context = copy.getContext("2d");
  if (context === null) return 0;
  context.drawImage(canvas, 0, 0, 64, 64);
  const { data } = context.getImageData(0, 0, 64, 64);
  const colours = new Set<number>();
  for (let place = 0; place < data.length; place += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = data.slice(place, place + 4);
    if (opacity > 0) colours.add((red >> 3) * 1024 + (green >> 3) * 32 + (blue >> 3));
  }
  return colours.size;
}
