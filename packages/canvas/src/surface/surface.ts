import "pixi.js/unsafe-eval";
import {
  CanvasRenderer,
  type Container,
  type RendererConfig,
  type RenderOptions,
  type System,
  WebGLRenderer,
} from "pixi.js";
import { acquireContext, releaseContext } from "./context-budget.js";
import { isSoftwareRendered } from "./software-rendering.js";

/** A graphics backend. */
export type CanvasBackend = "webgl" | "canvas2d";

/** The events of a surface. */
export interface SurfaceEvents {
  /** Called when the WebGL context is lost. Nothing can be drawn until it is restored. */
  onLost(): void;
  /** Called when the WebGL context is restored. */
  onRestored(): void;
}

/** A canvas with a Pixi renderer. Pixi's own clocks are off: the canvas is drawn only by {@link Surface.draw}. */
export class Surface {
  readonly canvas: HTMLCanvasElement;
  readonly backend: CanvasBackend;
  readonly #renderer: WebGLRenderer | CanvasRenderer;
  readonly #events: SurfaceEvents;
  #renderOptions: RenderOptions | null = null;

  private constructor(
    canvas: HTMLCanvasElement,
    backend: CanvasBackend,
    renderer: WebGLRenderer | CanvasRenderer,
    events: SurfaceEvents,
  ) {
    this.canvas = canvas;
    this.backend = backend;
    this.#renderer = renderer;
    this.#events = events;
    // These listeners run after Pixi's listeners, which prepare the renderer.
    canvas.addEventListener("webglcontextlost", this.#lost);
    canvas.addEventListener("webglcontextrestored", this.#restored);
  }

  /**
   * Creates a canvas. Falls back to `canvas2d` if WebGL is unavailable or all contexts of the budget are in use.
   *
   * @param wanted `null` for WebGL if there is a graphics card, and for `canvas2d` otherwise
   * @throws Error when the browser does not support the 2D canvas
   */
  static async open(document: Document, wanted: CanvasBackend | null, events: SurfaceEvents): Promise<Surface> {
    // Textures are drawn on 2D canvases with either backend.
    if (document.createElement("canvas").getContext("2d") === null)
      throw new Error("This browser does not support the 2D canvas.");
    const backend = wanted ?? (isSoftwareRendered() ? "canvas2d" : "webgl");
    if (backend === "webgl" && acquireContext()) {
      const canvas = document.createElement("canvas");
      const renderer = new SpriteWebGLRenderer();
      try {
        await renderer.init({ canvas, ...SETTINGS });
        limitBatches(renderer);
        return new Surface(canvas, "webgl", withoutClock(renderer), events);
      } catch {
        withoutClock(renderer);
        releaseContext();
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

  /** Resizes the canvas. `width` and `height` are in CSS pixels, `resolution` in device pixels per CSS pixel. */
  resize(width: number, height: number, resolution: number): void {
    this.#renderer.resize(width, height, resolution);
  }

  /** Draws a container that covers the whole canvas, without clearing the canvas first. */
  draw(container: Container): void {
    // Pixi stores derived values in the options object, so the same object is passed again for the same container.
    if (this.#renderOptions?.container !== container)
      this.#renderOptions = { container, clear: false, clearColor: [0, 0, 0, 1] };
    this.#renderer.render(this.#renderOptions);
  }

  /** Removes the canvas and frees its graphics memory. */
  dispose(): void {
    this.canvas.removeEventListener("webglcontextlost", this.#lost);
    this.canvas.removeEventListener("webglcontextrestored", this.#restored);
    this.#renderer.destroy();
    if (this.backend === "webgl") releaseContext();
    this.canvas.remove();
    // Frees the pixels before the canvas is garbage-collected.
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
  // The texture cache removes unused textures. Pixi's garbage collector would need a clock that runs permanently.
  gcActive: false,
  // Pixi's other extensions add event listeners and DOM elements.
  skipExtensionImports: true,
} as const;

/** The render pipes that sprites need. Pixi would create every other pipe and its shaders for each renderer. */
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
 * A stub for Pixi's back buffer system, which is unused here. The original creates a shader for each renderer, to which
 * Pixi's global white texture keeps a reference.
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

/** The number of textures per batch of Pixi's canvas renderer. */
const BATCH_TEXTURES = 16;

/**
 * Limits the batches of a WebGL renderer to the batch size of a canvas renderer. Pixi has one batch shader per page, in
 * the size that its first renderer needs. Larger batches of later renderers would be drawn with wrong textures.
 */
function limitBatches({ limits }: WebGLRenderer): void {
  limits.maxBatchableTextures = Math.min(BATCH_TEXTURES, limits.maxBatchableTextures);
}

function withoutClock<R extends WebGLRenderer | CanvasRenderer>(renderer: R): R {
  renderer.scheduler.destroy();
  return renderer;
}
