import type { CanvasOptions } from "@thunderjack/canvas";
import type { Renderer } from "@thunderjack/stage";
import { litRenderer } from "../components/tj-table/lit-renderer.js";
import { loadThemes } from "./load-themes.js";

/** The name of a built-in renderer. */
export type RendererName = "lit" | "canvas" | "canvas2d";

/** Loads a renderer. */
export type RendererLoader = () => Promise<Renderer<HTMLElement>>;

/** A renderer: a name, a renderer of the page, or a function that loads one. */
export type RendererChoice = RendererName | Renderer<HTMLElement> | RendererLoader;

/** The look of a table: the theme, which sets tokens, and the card design. */
export interface Look {
  readonly theme: string;
  readonly deck: string;
}

/** Loads the canvas renderer, and the theme, because the canvas reads the tokens of the theme when it is mounted. */
async function canvas(host: Node, { theme, deck }: Look, options: CanvasOptions): Promise<Renderer<HTMLElement>> {
  const root = host.getRootNode();
  const [{ canvasRenderer }] = await Promise.all([
    import("@thunderjack/canvas"),
    theme !== "storm" && root instanceof ShadowRoot ? loadThemes(root) : null,
  ]);
  return canvasRenderer({ ...options, deck });
}

/** Returns whether a renderer reads the look only when it is mounted, and must be mounted again for another look. */
export function isPainted(choice: unknown): choice is "canvas" | "canvas2d" {
  return choice === "canvas" || choice === "canvas2d";
}

/**
 * Returns the chosen renderer: directly, or as a promise if it has to be loaded.
 *
 * @param host the element into which the renderer draws
 * @param failed called with the reason if the renderer fails later
 * @throws RangeError if no renderer has that name
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
  // The canvas itself chooses the backend, because WebGL without a graphics card is slower than 2D.
  if (isPainted(choice))
    return canvas(host, look, { onFailure: failed, ...(choice === "canvas2d" && { prefer: choice }) });
  throw new RangeError(`Unknown renderer "${String(choice)}": use lit, canvas or canvas2d.`);
}

function isRenderer(choice: unknown): choice is Renderer<HTMLElement> {
  return typeof choice === "object" && choice !== null && "mount" in choice && typeof choice.mount === "function";
}
