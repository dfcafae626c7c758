import { cardFace } from "@thunderjack/artwork";
import type { Cue, Frame, TableView } from "@thunderjack/stage";
import { choreograph, landing } from "@thunderjack/stage/choreography";
import type { InteractionState } from "./layout/controls.js";
import { layoutTable } from "./layout/layout.js";
import type { TableLayout } from "./layout/table-layout.js";
import { FeltScroll } from "./observers/felt-scroll.js";
import { SizeObserver } from "./observers/size-observer.js";
import { VisibilityObserver } from "./observers/visibility-observer.js";
import { type AnimationClock, type CanvasOptions, pageClock } from "./options.js";
import type { Painter } from "./sprites/painter.js";
import type { CanvasBackend, Surface } from "./surface/surface.js";
import { loadBackImage } from "./textures/back-image.js";
import { fontWidthAt } from "./textures/fonts.js";
import { type Palette, paletteAt } from "./textures/palette.js";

/** The time in milliseconds after which a lost WebGL context is replaced by a 2D canvas. */
const CONTEXT_RESTORE_TIMEOUT = 3000;

/**
 * The time in milliseconds for which a frame places sprites and draws their textures. The rest follows in the next
 * frames, so that no task of a slow processor is long.
 */
const SLICE = 8;

/** A cue whose animations have not been started yet. */
interface Step {
  readonly cue: Cue;
  readonly views: { readonly before: TableView; readonly after: TableView };
  /** The time at which the cue was shown, in milliseconds. */
  readonly start: number;
}

/** The events of a canvas controller. */
export interface CanvasEvents {
  /** Called with the boxes of the controls and the rings after each layout. */
  onLayout(layout: Pick<TableLayout, "controls" | "targets">): void;
  /** Called if the table cannot be drawn. */
  onFailure(): void;
}

/**
 * Draws a table on a canvas in an element. Each layout is computed from the last frame, the state of the controls, the
 * size of the element and the scroll position of the felt. It is computed once per repaint of the page.
 *
 * The canvas is drawn only after a change, and only while it is visible.
 */
export class CanvasController {
  readonly #element: HTMLElement;
  readonly #options: CanvasOptions;
  readonly #clock: AnimationClock;
  readonly #events: CanvasEvents;
  readonly #visibility: VisibilityObserver;
  readonly #size: SizeObserver;
  readonly #scroll: FeltScroll;
  #view: TableView | null = null;
  /** The hand that had a choice in the last layout. */
  #turn: TableView["turn"] = null;
  #interaction: InteractionState | null = null;
  #fontWidth = 1;
  /** The last layout; `null` without a view or a size. */
  #layout: TableLayout | null = null;
  /** Whether something has changed since the last layout. */
  #isStale = false;
  /** The last layout of each view. */
  readonly #layouts = new WeakMap<TableView, TableLayout>();
  /** Whether the painter shows the current layout. */
  #isShown = false;
  /** Whether the last frame computed a layout only, because the layout took the time of a slice. */
  #isPostponed = false;
  /** The unfinished placement of the current layout; `null` before it begins and after it ends. */
  #placing: Generator<void, void> | null = null;
  /** The cues since the last layout that was shown. */
  #steps: Step[] = [];
  #painting: typeof import("./painting.js") | null = null;
  #surface: Surface | null = null;
  #painter: Painter | null = null;
  /** The design tokens, which are read when the surface opens; `null` before. */
  #palette: Palette | null = null;
  #faces = cardFace;
  /** The page's own card back; `null` if there is none or it is not loaded yet. */
  #backImage: HTMLImageElement | null = null;
  #resolution = 0;
  #frameRequest: number | null = null;
  #contextTimeout: ReturnType<typeof setTimeout> | undefined;
  #isDisposed = false;

  constructor(element: HTMLElement, page: Window, options: CanvasOptions, events: CanvasEvents) {
    this.#element = element;
    this.#options = options;
    this.#clock = options.clock ?? pageClock(page);
    this.#events = events;
    this.#visibility = new VisibilityObserver(element, () => this.#visibilityChanged());
    this.#size = new SizeObserver(element, () => this.#sizeChanged());
    this.#scroll = new FeltScroll(element, () => this.#scrolled());
    void this.#open(options.prefer ?? null);
    if (this.#hasDeckOption("traditional")) void this.#loadTraditionalCourts();
  }

  /**
   * Shows a frame with the state of the controls, and starts the animations of its cue. A frame without a cue ends all
   * animations.
   */
  show({ view, cue }: Frame, interaction: InteractionState): void {
    this.#interaction = interaction;
    const before = this.#view;
    this.#view = view;
    if (cue === undefined) this.#stop();
    else if (before !== null && this.#layout !== null && this.#animates) {
      this.#steps.push({ cue, views: { before, after: view }, start: this.#clock.now() });
    }
    this.#layoutChanged();
  }

  /** Shows the state of the controls. */
  setInteraction(interaction: InteractionState): void {
    const last = this.#interaction;
    this.#interaction = interaction;
    if (this.#view === null) return;
    // The control under the pointer changes its look, but no place.
    const isPlaced = (Object.keys(interaction) as (keyof InteractionState)[]).every(
      (key) => key === "hovered" || key === "pressed" || interaction[key] === last?.[key],
    );
    if (!isPlaced) this.#isStale = true;
    this.#placing = null;
    this.#isShown = false;
    this.#requestFrame();
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#visibility.dispose();
    this.#size.dispose();
    this.#scroll.dispose();
    this.#close();
  }

  get #isPaintable(): boolean {
    return this.#painter !== null && this.#surface?.isLost === false && this.#visibility.isVisible;
  }

  get #animates(): boolean {
    return this.#isPaintable && !this.#prefersReducedMotion;
  }

  get #prefersReducedMotion(): boolean {
    return this.#element.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  }

  #hasDeckOption(word: string): boolean {
    return this.#options.deck?.split(" ").includes(word) ?? false;
  }

  /** Replaces the built-in courts. If the traditional courts fail to load, the built-in ones remain. */
  async #loadTraditionalCourts(): Promise<void> {
    try {
      const { traditionalFace } = await import("@thunderjack/artwork/traditional");
      this.#faces = traditionalFace;
    } catch (reason) {
      globalThis.reportError?.(reason);
      return;
    }
    this.#drawAgain();
  }

  /** Reads the design tokens, and starts loading the page's own card back. */
  #readPalette(): Palette {
    const palette = paletteAt(this.#element, this.#hasDeckOption("four-colour"));
    void loadBackImage(this.#element.ownerDocument, palette.backImage).then((image) => {
      if (image === null) return;
      this.#backImage = image;
      this.#drawAgain();
    });
    return palette;
  }

  /** Redraws all textures. */
  #drawAgain(): void {
    this.#closePainter();
    if (!this.#isDisposed) this.#sizeChanged();
  }

  /** Requests a new layout in the next frame. */
  #layoutChanged(): void {
    this.#isStale = true;
    this.#requestFrame();
  }

  /** Computes the layout if something has changed since the last one. */
  #updateLayout(): void {
    const view = this.#view;
    if (!this.#isStale || view === null) return;
    const { width, height } = this.#size.size;
    this.#isStale = false;
    this.#placing = null;
    this.#isShown = false;
    this.#layout = null;
    // An element without a size is hidden. The size observer notifies the controller when it is shown.
    if (width === 0 || height === 0) return;
    let layout = this.#layOut(view);
    this.#scroll.setRange(layout.scrollRange);
    if (view.turn !== this.#turn && this.#scroll.moveTo(layout.scrollToTurn)) layout = this.#layOut(view);
    this.#turn = view.turn;
    this.#layout = layout;
    this.#events.onLayout(layout);
  }

  #layOut(view: TableView): TableLayout {
    const { position } = this.#scroll;
    const layout = layoutTable(view, this.#size.size, this.#interaction ?? undefined, position, this.#fontWidth);
    this.#layouts.set(view, layout);
    return layout;
  }

  /** Returns the view with its last layout. Several events in one task have views without a layout. */
  #sceneOf(view: TableView): TableLayout["scene"] {
    return (this.#layouts.get(view) ?? this.#layOut(view)).scene;
  }

  /**
   * Places the sprites of a layout until the time of a slice is over, and starts the pending animations at the end.
   * Returns whether the painter shows the layout.
   */
  #place(painter: Painter, layout: TableLayout, slice: number): boolean {
    const end = this.#clock.now() + slice;
    this.#placing ??= painter.show(layout, this.#interaction ?? { hovered: null, pressed: null });
    while (this.#placing.next().done !== true) {
      if (this.#clock.now() >= end) return false;
    }
    this.#placing = null;
    this.#isShown = true;
    for (const { cue, views, start } of this.#steps.splice(0)) {
      if (!cue.isStart) painter.land(landing(cue, views.before, views.after), layout, start);
      else if (cue.duration > 0) {
        painter.animate(choreograph(cue, this.#sceneOf(views.before), this.#sceneOf(views.after)), layout, start);
      }
    }
    return true;
  }

  async #open(backend: CanvasBackend | null): Promise<void> {
    try {
      const painting = await import("./painting.js");
      if (this.#isDisposed) return;
      const surface = await painting.openSurface(this.#element.ownerDocument, backend, {
        onLost: () => this.#contextLost(),
        onRestored: () => this.#contextRestored(),
      });
      if (this.#isDisposed) return surface.dispose();
      this.#painting = painting;
      this.#surface = surface;
      this.#insertCanvas(surface.canvas);
      this.#sizeChanged();
    } catch (reason) {
      if (!this.#isDisposed) this.#fail(reason);
    }
  }

  #insertCanvas(canvas: HTMLCanvasElement): void {
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
    this.#cancelFrame();
    clearTimeout(this.#contextTimeout);
    this.#closePainter();
    this.#steps = [];
    this.#surface?.dispose();
    this.#surface = null;
    this.#setMoving(false);
  }

  #sizeChanged(): void {
    const { width, height, resolution } = this.#size.size;
    this.#stop();
    this.#fontWidth = fontWidthAt(this.#element);
    this.#isStale = true;
    this.#updateLayout();
    if (this.#surface === null || this.#painting === null || width === 0 || height === 0) return;
    if (resolution !== this.#resolution || this.#painter === null) {
      this.#closePainter();
      this.#palette ??= this.#readPalette();
      const style = { palette: this.#palette, faces: this.#faces, backImage: this.#backImage };
      this.#painter = this.#painting.newPainter(this.#element.ownerDocument, resolution, style);
      this.#resolution = resolution;
    }
    if (!this.#surface.isLost) this.#surface.resize(width, height, resolution);
    // Resizing clears a canvas, so it is drawn synchronously to avoid flicker.
    this.#cancelFrame();
    this.#paint(Number.POSITIVE_INFINITY);
  }

  #scrolled(): void {
    this.#stop();
    // A movement that begins in the same frame starts from the new scroll position.
    if (this.#view !== null) this.#layouts.delete(this.#view);
    this.#layoutChanged();
  }

  /** Ends the animations when the canvas is hidden, and requests a frame when it is visible. */
  #visibilityChanged(): void {
    if (!this.#visibility.isVisible) this.#stop();
    this.#setMoving(this.#isMoving);
    this.#requestFrame();
  }

  #contextLost(): void {
    this.#stop();
    this.#contextTimeout = setTimeout(() => {
      this.#close();
      void this.#open("canvas2d");
    }, CONTEXT_RESTORE_TIMEOUT);
  }

  #contextRestored(): void {
    clearTimeout(this.#contextTimeout);
    this.#sizeChanged();
  }

  /** Requests a frame, which computes the layout and draws the canvas before the next repaint of the page. */
  #requestFrame(): void {
    if (!this.#isPaintable && !this.#isStale) return;
    this.#setMoving(this.#isMoving);
    this.#frameRequest ??= this.#clock.requestFrame(this.#onFrame);
  }

  #cancelFrame(): void {
    if (this.#frameRequest !== null) this.#clock.cancelFrame(this.#frameRequest);
    this.#frameRequest = null;
  }

  readonly #onFrame = () => {
    this.#frameRequest = null;
    this.#paint();
  };

  #paint(slice = SLICE): void {
    const start = this.#clock.now();
    this.#updateLayout();
    // A new layout in every frame, for example while a chip is dragged, postpones only every second placement.
    this.#isPostponed = !this.#isPostponed && this.#clock.now() - start >= slice;
    const painter = this.#painter;
    const layout = this.#layout;
    if (painter === null || this.#surface === null || layout === null || !this.#isPaintable) return;
    const isPlaced = this.#isShown || (!this.#isPostponed && this.#place(painter, layout, slice));
    if (isPlaced) {
      painter.tick(this.#clock.now());
      this.#surface.draw(painter.root);
      this.#options.onPaint?.();
    }
    if (!isPlaced || painter.isMoving) this.#frameRequest ??= this.#clock.requestFrame(this.#onFrame);
    this.#setMoving(this.#isMoving);
  }

  get #isMoving(): boolean {
    return this.#steps.some(({ cue }) => cue.duration > 0) || this.#painter?.isMoving === true;
  }

  /** Ends all animations. */
  #stop(): void {
    this.#steps = [];
    this.#painter?.stop();
  }

  #closePainter(): void {
    this.#painter?.dispose();
    this.#painter = null;
    this.#placing = null;
    this.#isShown = false;
  }

  /** Sets the attribute `data-moving` of the element. */
  #setMoving(isMoving: boolean): void {
    if (this.#element.hasAttribute("data-moving") !== isMoving) this.#element.toggleAttribute("data-moving", isMoving);
  }
}
