import type { CanvasBackend, CanvasOptions } from "@thunderjack/canvas";
import type { Phrasebook, RendererStage } from "@thunderjack/stage";
import { LoadingOverlay } from "./loading-overlay.js";
import { newHost } from "./page.js";

/**
 * Loads the canvas renderer and mounts it. An overlay covers the table until the renderer paints or shows an error. If
 * the renderer fails to load, the overlay shows the reason.
 *
 * @param words the language of the overlay
 * @param backend `null` for the renderer's default
 */
export async function mountCanvas(
  parent: HTMLElement,
  stage: RendererStage,
  words: Phrasebook,
  backend: CanvasBackend | null,
): Promise<void> {
  const overlay = new LoadingOverlay(parent, words);
  const host = newHost(parent);
  const remove = () => overlay.remove();
  try {
    const { canvasRenderer } = await import("@thunderjack/canvas");
    const options: CanvasOptions = { onPaint: remove, onFailure: remove };
    canvasRenderer(backend === null ? options : { ...options, prefer: backend }).mount(host, stage);
  } catch (reason) {
    overlay.showError(reason);
  }
}
