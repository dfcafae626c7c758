import "pixi.js/unsafe-eval";
import {
  CanvasRenderer,
  type Container,
  type RendererConfig,
  type RenderOptions,
  type System,
  WebGLRenderer,
} from "pixi.js";
import { giveContextBack, takeContext } from "./context-budget.js";
import { isDrawnBySoftware } from "./graphics.js";

/** By what means a table is painted. */
export type Means = "webgl" | "canvas2d";

/** What becomes of the canvas. */
export interface SurfaceEvents {
  /** The graphics card has forgotten everything: nothing can be drawn. */
  onLost(): void;
  /** It can be drawn again. */
  onRestored(): void;
}

/**
 * The canvas that a table is painted on. Pixi's own clocks are not used: nothing is drawn unless {@link Surface.draw}
 * is called.
 */
export class Surface {
  readonly canvas: HTMLCanvasElement;
  readonly means: Means;
  readonly #renderer: WebGLRenderer | CanvasRenderer;
  readonly #events: SurfaceEvents;
  #order: RenderOptions | null = null;

  private constructor(
    canvas: HTMLCanvasElement,
    means: Means,
    renderer: WebGLRenderer | CanvasRenderer,
    events: SurfaceEvents,
  ) {
    this.canvas = canvas;
    this.means = means;
    this.#renderer = renderer;
    this.#events = events;
    // After Pixi's own listeners, so that it is ready when these are told.
    canvas.addEventListener("webglcontextlost", this.#lost);
    canvas.addEventListener("webglcontextrestored", this.#restored);
  }

  /**
   * Opens a canvas by the wanted means, or by `canvas2d` where WebGL is not to be had.
   *
   * @param wanted `null` for WebGL where there is a graphics card for it
   * @throws Error when this browser paints on no canvas at all
   */
  static async open(document: Document, wanted: Means | null, events: SurfaceEvents): Promise<Surface> {
    // Also what is painted by WebGL is drawn by this before.
    if (document.createElement("canvas").getContext("2d") === null)
      throw new Error("This browser paints on no canvas.");
    const means = wanted ?? (isDrawnBySoftware() ? "canvas2d" : "webgl");
    if (means === "webgl" && takeContext()) {
      const canvas = document.createElement("canvas");
      const renderer = new SpriteWebGLRenderer();
      try {
        await renderer.init({ canvas, ...SETTINGS });
        limitBatches(renderer);
        return new Surface(canvas, "webgl", withoutClock(renderer), events);
      } catch {
        withoutClock(renderer);
        giveContextBack();
      }
    }
    const canvas = document.createElement("canvas");
    const renderer = new SpriteCanvasRenderer();
    await renderer.init({ canvas, ...SETTINGS });
    return new Surface(canvas, "canvas2d", withoutClock(renderer), events);
  }

  get isLost(): boolean {
    return this.#renderer instanceof WebGLRenderer && this.#renderer.context.isLost;
  }

  /** In CSS pixels, and pixels for each of them. */
  resize(width: number, height: number, resolution: number): void {
    this.#renderer.resize(width, height, resolution);
  }

  /** Draws what covers the whole canvas: nothing is wiped away before. */
  draw(container: Container): void {
    // Pixi keeps in its order what it made of it: one order does for as long as the container is the same.
    if (this.#order?.container !== container) this.#order = { container, clear: false, clearColor: [0, 0, 0, 1] };
    this.#renderer.render(this.#order);
  }

  /** Lets go of the canvas and of everything the graphics card keeps for it. */
  dispose(): void {
    this.canvas.removeEventListener("webglcontextlost", this.#lost);
    this.canvas.removeEventListener("webglcontextrestored", this.#restored);
    this.#renderer.destroy();
    if (this.means === "webgl") giveContextBack();
    this.canvas.remove();
    // A canvas that nobody has thrown away yet keeps its pixels otherwise.
    this.canvas.width = 0;
    this.canvas.height = 0;
  }

  readonly #lost = () => this.#events.onLost();
  readonly #restored = () => {
    if (this.#renderer instanceof WebGLRenderer) limitBatches(this.#renderer);
    this.#events.onRestored();
  };
}

const SETTINGS = {
  width: 1,
  height: 1,
  autoDensity: true,
  antialias: true,
  backgroundColor: 0x04251b,
  // What is unused is thrown away here by hand; Pixi's collector would need a clock that never rests.
  gcActive: false,
  // The rest of Pixi listens to pointers, watches elements, and adds some of its own.
  skipExtensionImports: true,
} as const;

/** The parts of Pixi that sprites need. Each of the others would be made anew for every table, shaders and all. */
const PIPES: readonly string[] = [
  "blendMode",
  "batch",
  "sprite",
  "renderGroup",
  "alphaMask",
  "stencilMask",
  "colorMask",
];

function forSprites(config: RendererConfig): RendererConfig {
  return {
    ...config,
    systems: config.systems.map((system) =>
      system.name === "backBuffer" ? { ...system, value: NoBackBuffer } : system,
    ),
    renderPipes: config.renderPipes.filter(({ name }) => PIPES.includes(name)),
  };
}

/**
 * In place of Pixi's back buffer, which nothing here paints into: that one makes a shader for each table, and Pixi's white
 * texture keeps it for as long as the page is open.
 */
class NoBackBuffer implements System {
  readonly useBackBuffer = false;

  destroy(): void {}
}

class SpriteWebGLRenderer extends WebGLRenderer {
  constructor() {
    super();
    this.config = forSprites(this.config);
  }
}

class SpriteCanvasRenderer extends CanvasRenderer {
  constructor() {
    super();
    this.config = forSprites(this.config);
  }
}

/** How many textures a canvas without WebGL takes for one batch. */
const BATCH = 16;

/**
 * Pixi makes one shader of batches for the whole page, as large as its first renderer wants it. When that was one without
 * WebGL, a larger batch of a later one would be painted with the wrong textures.
 */
function limitBatches({ limits }: WebGLRenderer): void {
  limits.maxBatchableTextures = Math.min(BATCH, limits.maxBatchableTextures);
}

function withoutClock<R extends WebGLRenderer | CanvasRenderer>(renderer: R): R {
  renderer.scheduler.destroy();
  return renderer;
}
