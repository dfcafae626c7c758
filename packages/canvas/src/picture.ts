import { cardFace } from "@thunderjack/artwork";
import type { Frame, TableView } from "@thunderjack/stage";
import { Extent } from "./extent.js";
import type { Area, AreaId } from "./mirror/area.js";
import { movesBetween } from "./motion/moves.js";
import { type CanvasOptions, type PaintTime, pageTime } from "./options.js";
import type { Painter, Touch } from "./paint/painter.js";
import { type Palette, paletteAt } from "./press/palette.js";
import { layout } from "./scene/layout.js";
import type { Asides, Scene } from "./scene/scene.js";
import { Sight } from "./sight.js";
import type { Means, Surface } from "./surface.js";

/** How long a lost context may take to come back, in milliseconds, before the table is painted by other means. */
const PATIENCE = 3000;

/** What the player does with the picture, as far as it is to be seen. */
export type Attention = Asides & Touch;

/** What becomes of a picture. */
export interface PictureEvents {
  /** Where the controls lie, each time that they are laid out. */
  onLaid(areas: ReadonlyMap<AreaId, Area>): void;
  /** There is none, and there will be none. */
  onFailure(): void;
}

/**
 * The painted table in its element. It has no memory but the last view: whatever is shown is laid out anew from it.
 *
 * Something is drawn only when something has changed, and only when it can be seen.
 */
export class Picture {
  readonly #element: HTMLElement;
  readonly #options: CanvasOptions;
  readonly #time: PaintTime;
  readonly #events: PictureEvents;
  readonly #sight: Sight;
  readonly #extent: Extent;
  #view: TableView | null = null;
  #attention: Attention | null = null;
  /** The scene that is laid out now. */
  #scene: Scene | null = null;
  /** The scene that the painter was shown last; `null` when it has to be shown anew. */
  #painted: Scene | null = null;
  #painting: typeof import("./painting.js") | null = null;
  #surface: Surface | null = null;
  #painter: Painter | null = null;
  /** What it is painted in: read where it stands, as soon as it can be painted. */
  #palette: Palette | null = null;
  #faces = cardFace;
  #resolution = 0;
  #asked: number | null = null;
  #impatience: ReturnType<typeof setTimeout> | undefined;
  #isDisposed = false;

  constructor(element: HTMLElement, page: Window, options: CanvasOptions, events: PictureEvents) {
    this.#element = element;
    this.#options = options;
    this.#time = options.time ?? pageTime(page);
    this.#events = events;
    this.#sight = new Sight(element, () => this.#sightChanged());
    this.#extent = new Extent(element, () => this.#sizeChanged());
    void this.#open(options.prefer ?? null);
    if (this.#isOfDeck("traditional")) void this.#fetchCourts();
  }

  /** Shows a frame, and moves what its cue moves. */
  show({ view, cue }: Frame): void {
    this.#view = view;
    const before = this.#painted;
    if (cue === undefined) this.#painter?.stop();
    this.#layOut();
    const scene = this.#scene;
    if (scene === null) return;
    if (this.#isPaintable) {
      this.#paintScene(scene);
      if (cue !== undefined && before !== null && cue.duration > 0 && !this.#prefersStillness) {
        this.#painter?.move(movesBetween(before, scene, cue), scene, this.#time.now());
      }
    }
    this.#ask();
  }

  /** Shows what the player points at, and what else is not in the view. */
  attend(attention: Attention): void {
    this.#attention = attention;
    if (this.#view === null) return;
    this.#layOut();
    if (this.#isPaintable && this.#scene !== null) this.#paintScene(this.#scene);
    this.#ask();
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#sight.dispose();
    this.#extent.dispose();
    this.#close();
  }

  get #isPaintable(): boolean {
    return this.#painter !== null && this.#surface?.isLost === false && this.#sight.isVisible;
  }

  get #prefersStillness(): boolean {
    return this.#element.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  }

  #isOfDeck(word: string): boolean {
    return this.#options.deck?.split(" ").includes(word) ?? false;
  }

  /** Paints everything anew once the traditional courts are there; without them the built-in ones stay. */
  async #fetchCourts(): Promise<void> {
    try {
      const { traditionalFace } = await import("@thunderjack/artwork/traditional");
      this.#faces = traditionalFace;
    } catch (reason) {
      globalThis.reportError?.(reason);
      return;
    }
    this.#painter?.dispose();
    this.#painter = null;
    if (!this.#isDisposed) this.#sizeChanged();
  }

  #layOut(): void {
    if (this.#view === null) return;
    const { width, height } = this.#extent.measures;
    this.#painted = null;
    this.#scene = null;
    // An element without a size is not shown; it will be told when it has one.
    if (width === 0 || height === 0) return;
    this.#scene = layout(this.#view, { width, height }, this.#attention ?? undefined);
    this.#events.onLaid(this.#scene.areas);
  }

  #paintScene(scene: Scene): void {
    this.#painter?.show(scene, this.#attention ?? { hovered: null, pressed: null });
    this.#painted = scene;
  }

  async #open(means: Means | null): Promise<void> {
    try {
      const painting = await import("./painting.js");
      if (this.#isDisposed) return;
      const surface = await painting.openSurface(this.#element.ownerDocument, means, {
        onLost: () => this.#contextLost(),
        onRestored: () => this.#contextRestored(),
      });
      if (this.#isDisposed) return surface.dispose();
      this.#painting = painting;
      this.#surface = surface;
      this.#lay(surface.canvas);
      this.#sizeChanged();
    } catch (reason) {
      if (!this.#isDisposed) this.#fail(reason);
    }
  }

  #lay(canvas: HTMLCanvasElement): void {
    canvas.setAttribute("aria-hidden", "true");
    canvas.style.setProperty("position", "absolute");
    canvas.style.setProperty("inset", "0");
    this.#element.prepend(canvas);
  }

  #fail(reason: unknown): void {
    this.#close();
    this.#events.onFailure();
    this.#options.onFailure?.(reason);
  }

  #close(): void {
    if (this.#asked !== null) this.#time.cancel(this.#asked);
    this.#asked = null;
    clearTimeout(this.#impatience);
    this.#painter?.dispose();
    this.#painter = null;
    this.#painted = null;
    this.#surface?.dispose();
    this.#surface = null;
    this.#tellMovement(false);
  }

  #sizeChanged(): void {
    const { width, height, resolution } = this.#extent.measures;
    this.#painter?.stop();
    this.#layOut();
    if (this.#surface === null || this.#painting === null || width === 0 || height === 0) return;
    if (resolution !== this.#resolution || this.#painter === null) {
      this.#painter?.dispose();
      this.#palette ??= paletteAt(this.#element, this.#isOfDeck("four-colour"));
      const inkwell = { palette: this.#palette, faces: this.#faces };
      this.#painter = this.#painting.newPainter(this.#element.ownerDocument, resolution, inkwell);
      this.#resolution = resolution;
    }
    if (!this.#surface.isLost) this.#surface.resize(width, height, resolution);
    // A canvas that was resized is empty: it is drawn at once, so that it does not flicker.
    this.#paint();
  }

  /** What moved while nobody looked has arrived. */
  #sightChanged(): void {
    if (!this.#sight.isVisible) this.#painter?.stop();
    this.#tellMovement(this.#painter?.isMoving ?? false);
    this.#ask();
  }

  #contextLost(): void {
    this.#painter?.stop();
    this.#impatience = setTimeout(() => {
      this.#close();
      void this.#open("canvas2d");
    }, PATIENCE);
  }

  #contextRestored(): void {
    clearTimeout(this.#impatience);
    this.#sizeChanged();
  }

  /** Draws before the page is drawn next. */
  #ask(): void {
    if (this.#isPaintable) this.#tellMovement(this.#painter?.isMoving ?? false);
    if (this.#asked === null && this.#isPaintable) this.#asked = this.#time.beforePaint(this.#askedFor);
  }

  readonly #askedFor = () => {
    this.#asked = null;
    this.#paint();
  };

  #paint(): void {
    const { isVisible } = this.#sight;
    if (this.#painter === null || this.#surface === null || this.#surface.isLost || !isVisible) return;
    if (this.#painted === null && this.#scene !== null) this.#paintScene(this.#scene);
    if (this.#painted === null) return;
    this.#painter.tick(this.#time.now());
    this.#surface.draw(this.#painter.root);
    this.#options.onPaint?.();
    const { isMoving } = this.#painter;
    if (isMoving && this.#asked === null) this.#asked = this.#time.beforePaint(this.#askedFor);
    this.#tellMovement(isMoving);
  }

  /** Says on the element whether something is on its way. */
  #tellMovement(isMoving: boolean): void {
    if (this.#element.hasAttribute("data-moving") !== isMoving) this.#element.toggleAttribute("data-moving", isMoving);
  }
}
