import { getTestContext } from "pixi.js";

/** The names of WebGL renderers that run on the processor. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * Returns `true` if WebGL is unavailable or runs without a graphics card. A frame then takes many times as long as on a
 * 2D canvas.
 *
 * It reads Pixi's own test context instead of creating another one.
 */
export function isSoftwareRendered(): boolean {
  const context = getTestContext() as WebGLRenderingContext | null;
  if (context === null) return true;
  const names = context.getExtension("WEBGL_debug_renderer_info");
  return SOFTWARE.test(String(context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER)));
}
