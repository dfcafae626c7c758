import type { CanvasOptions } from "@thunderjack/canvas";
import type { Renderer } from "@thunderjack/stage";
import { litRenderer } from "../lit-renderer.js";

/** A renderer that is known by name. */
export type RendererName = "lit" | "canvas" | "canvas2d";

/** Gets a renderer that has to be loaded first. */
export type RendererLoader = () => Promise<Renderer<HTMLElement>>;

/** What draws a table: a name, a renderer of anybody's, or what loads one. */
export type RendererChoice = RendererName | Renderer<HTMLElement> | RendererLoader;

async function canvas(options: CanvasOptions = {}): Promise<Renderer<HTMLElement>> {
  const { canvasRenderer } = await import("@thunderjack/canvas");
  return canvasRenderer(options);
}

const LOADERS: Readonly<Record<Exclude<RendererName, "lit">, RendererLoader>> = {
  // What paints best is for the canvas to say: WebGL without a graphics card is slower than none.
  canvas: () => canvas(),
  canvas2d: () => canvas({ prefer: "canvas2d" }),
};

/**
 * The renderer that was chosen: at once where it is there, else when it is loaded.
 *
 * @throws RangeError when no renderer has that name
 */
export function rendererFor(choice: unknown): Renderer<HTMLElement> | Promise<Renderer<HTMLElement>> {
  if (choice === null || choice === "" || choice === "lit") return litRenderer;
  if (typeof choice === "function") return (choice as RendererLoader)();
  if (isRenderer(choice)) return choice;
  if (choice === "canvas" || choice === "canvas2d") return LOADERS[choice]();
  throw new RangeError(`There is no renderer called "${String(choice)}": there are lit, canvas and canvas2d.`);
}

function isRenderer(choice: unknown): choice is Renderer<HTMLElement> {
  return typeof choice === "object" && choice !== null && "mount" in choice && typeof choice.mount === "function";
}
