import type { CanvasOptions } from "@thunderjack/canvas";
import type { Renderer } from "@thunderjack/stage";
import { litRenderer } from "../lit-renderer.js";
import { loadThemes } from "./load-themes.js";

/** A renderer that is known by name. */
export type RendererName = "lit" | "canvas" | "canvas2d";

/** Gets a renderer that has to be loaded first. */
export type RendererLoader = () => Promise<Renderer<HTMLElement>>;

/** What draws a table: a name, a renderer of anybody's, or what loads one. */
export type RendererChoice = RendererName | Renderer<HTMLElement> | RendererLoader;

/** How a table is to look: a theme, which tokens are set by, and the deck that its cards are of. */
export interface Look {
  readonly theme: string;
  readonly deck: string;
}

/** A canvas in the tokens of its host: they have to be there before it is painted. */
async function canvas(host: Node, { theme, deck }: Look, options: CanvasOptions): Promise<Renderer<HTMLElement>> {
  const root = host.getRootNode();
  const [{ canvasRenderer }] = await Promise.all([
    import("@thunderjack/canvas"),
    theme !== "felt" && root instanceof ShadowRoot ? loadThemes(root) : null,
  ]);
  return canvasRenderer({ ...options, deck });
}

/** Whether a renderer paints a look once and for all: for another one it has to begin anew. */
export function isPainted(choice: unknown): choice is "canvas" | "canvas2d" {
  return choice === "canvas" || choice === "canvas2d";
}

/**
 * The renderer that was chosen: at once where it is there, else when it is loaded.
 *
 * @param host where it will draw
 * @param failed is told why it cannot go on, if it finds that out later
 * @throws RangeError when no renderer has that name
 */
export function rendererFor(
  choice: unknown,
  host: Node,
  look: Look,
  failed: (reason: unknown) => void,
): Renderer<HTMLElement> | Promise<Renderer<HTMLElement>> {
  if (choice === null || choice === "" || choice === "lit") return litRenderer;
  if (typeof choice === "function") return (choice as RendererLoader)();
  if (isRenderer(choice)) return choice;
  // What paints best is for the canvas to say: WebGL without a graphics card is slower than none.
  if (isPainted(choice))
    return canvas(host, look, { onFailure: failed, ...(choice === "canvas2d" && { prefer: choice }) });
  throw new RangeError(`There is no renderer called "${String(choice)}": there are lit, canvas and canvas2d.`);
}

function isRenderer(choice: unknown): choice is Renderer<HTMLElement> {
  return typeof choice === "object" && choice !== null && "mount" in choice && typeof choice.mount === "function";
}
