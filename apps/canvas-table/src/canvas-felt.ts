import type { CanvasOptions, Means } from "@thunderjack/canvas";
import type { RendererStage } from "@thunderjack/stage";
import { Curtain } from "./curtain.js";
import { hostOn } from "./page.js";

/**
 * Lays the table on canvas over a felt, behind a curtain until it is painted for the first time, or says itself that it
 * never will be.
 */
export async function layCanvas(felt: HTMLElement, stage: RendererStage, means: Means | null): Promise<void> {
  const curtain = new Curtain(felt);
  const host = hostOn(felt);
  const open = () => curtain.open();
  try {
    const { canvasRenderer } = await import("@thunderjack/canvas");
    const options: CanvasOptions = { onPaint: open, onFailure: open };
    canvasRenderer(means === null ? options : { ...options, prefer: means }).mount(host, stage);
  } catch (reason) {
    curtain.complain(reason);
  }
}
