import { Painter } from "./sprites/painter.js";
import { type CanvasBackend, Surface, type SurfaceEvents } from "./surface/surface.js";
import { TextureCache } from "./textures/texture-cache.js";
import type { TextureStyle } from "./textures/textures.js";

/*
 * The part of the package that imports Pixi. It is loaded lazily with the first table. An import of the renderer
 * therefore downloads no Pixi, and works outside a browser.
 */

/** @param backend `null` for the best available backend */
export function openSurface(
  document: Document,
  backend: CanvasBackend | null,
  events: SurfaceEvents,
): Promise<Surface> {
  return Surface.open(document, backend, events);
}

/** @param resolution device pixels per CSS pixel */
export function newPainter(document: Document, resolution: number, style: TextureStyle): Painter {
  return new Painter(new TextureCache(document, resolution, style));
}
