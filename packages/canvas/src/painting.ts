import { Painter } from "./paint/painter.js";
import { type Inkwell, Press } from "./press/press.js";
import { type Means, Surface, type SurfaceEvents } from "./surface.js";

/*
 * Everything that needs Pixi, in one module that is loaded when the first table is painted: whoever only imports the
 * renderer downloads none of it, and may do so where there is no page.
 */

/** @param wanted `null` for what is best here */
export function openSurface(document: Document, wanted: Means | null, events: SurfaceEvents): Promise<Surface> {
  return Surface.open(document, wanted, events);
}

/** @param resolution how many pixels there are to a CSS pixel */
export function newPainter(document: Document, resolution: number, inkwell: Inkwell): Painter {
  return new Painter(new Press(document, resolution, inkwell));
}
