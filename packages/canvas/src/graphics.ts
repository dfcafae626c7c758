import { getTestContext } from "pixi.js";

/** What WebGL calls itself where the processor does the work of a graphics card. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * Whether this browser has no graphics card to draw WebGL with. Then each frame takes many times as long as on a 2D canvas.
 *
 * It is asked by the context that Pixi keeps for such questions, so that it takes no further one.
 */
export function isDrawnBySoftware(): boolean {
  const context = getTestContext() as WebGLRenderingContext | null;
  if (context === null) return true;
  const names = context.getExtension("WEBGL_debug_renderer_info");
  return SOFTWARE.test(String(context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER)));
}
