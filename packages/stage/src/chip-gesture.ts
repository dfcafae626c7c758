import type { Cancel, Clock, Seat } from "@thunderjack/core";
import type { Circle, Point } from "./layout/geometry.js";

/** The source of a gesture: a chip of the rack, by its position, or the chips of a seat. */
export type ChipSource = { readonly chip: number } | { readonly seat: Seat };

/** A chip that the player drags. */
export interface DraggedChip {
  readonly source: ChipSource;
  readonly at: Point;
  /** The seat whose ring the chip is on or near; `null` for none. */
  readonly over: Seat | null;
}

/** The ring of a seat. */
export interface SpotTarget {
  readonly seat: Seat;
  readonly spot: Circle;
}

/** The callbacks of a gesture. */
export interface ChipGestureEvents {
  /** Called when a dragged chip moves, and with `null` when the drag ends. */
  dragged(chip: DraggedChip | null): void;
  /** Called when a chip is dropped; `over` is `null` for a place without a ring. */
  dropped(source: ChipSource, over: Seat | null): void;
  /** Called when the chips of a seat were pressed for half a second without a drag. */
  held(seat: Seat): void;
}

/** The time after which a press is long, in milliseconds. */
const LONG_PRESS = 500;

/** The distance that the pointer must move before a press becomes a drag, in CSS pixels. */
const DRAG = 8;

/** The distance from a ring within which a dragged chip still targets the ring, in CSS pixels. */
const NEAR = 22;

/** A press that has begun. */
interface Press {
  readonly source: ChipSource;
  readonly from: Point;
  /** From `pressed`, a gesture becomes a drag or a long press (`held`). A held chip does not follow the pointer. */
  readonly phase: "pressed" | "dragged" | "held" | "cancelled";
}

/**
 * Recognises the pointer gestures on chips: dragging a chip to a ring, and pressing a chip for a long time. A renderer
 * passes the position of the pointer in CSS pixels from the top left of the table.
 */
export class ChipGesture {
  readonly #clock: Pick<Clock, "schedule">;
  readonly #events: ChipGestureEvents;
  #press: Press | null = null;
  #over: Seat | null = null;
  #cancelTimer: Cancel | null = null;

  constructor(clock: Pick<Clock, "schedule">, events: ChipGestureEvents) {
    this.#clock = clock;
    this.#events = events;
  }

  /** Whether a chip follows the pointer. */
  get isDragging(): boolean {
    return this.#press?.phase === "dragged";
  }

  /** Starts a gesture: the pointer pressed a chip. */
  down(source: ChipSource, from: Point): void {
    this.cancel();
    this.#press = { source, from, phase: "pressed" };
    if ("seat" in source) this.#cancelTimer = this.#clock.schedule(LONG_PRESS, () => this.#hold(source.seat));
  }

  /** Handles a move of the pointer, which starts or continues a drag. */
  move(at: Point, spots: readonly SpotTarget[]): void {
    const press = this.#press;
    if (press === null || press.phase === "held" || press.phase === "cancelled") return;
    if (press.phase === "pressed") {
      if (Math.hypot(at.x - press.from.x, at.y - press.from.y) < DRAG) return;
      this.#stopTimer();
      this.#press = { ...press, phase: "dragged" };
    }
    this.#over = seatAt(at, spots);
    this.#events.dragged({ source: press.source, at, over: this.#over });
  }

  /**
   * Ends the gesture: the pointer was released. Returns whether the gesture was more than a tap. If it was, the caller
   * ignores the click that follows.
   */
  up(): boolean {
    const press = this.#press;
    const over = this.#over;
    this.cancel();
    this.#press = null;
    if (press?.phase === "dragged") this.#events.dropped(press.source, over);
    return press !== null && press.phase !== "pressed";
  }

  /** Cancels a drag and the timer of a long press. After a cancelled drag, {@link up} also returns `true`. */
  cancel(): void {
    this.#stopTimer();
    const press = this.#press;
    if (press?.phase === "dragged") {
      this.#press = { ...press, phase: "cancelled" };
      this.#events.dragged(null);
    }
    this.#over = null;
  }

  #hold(seat: Seat): void {
    if (this.#press !== null) this.#press = { ...this.#press, phase: "held" };
    this.#events.held(seat);
  }

  #stopTimer(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
  }
}

/** Returns the seat whose ring is nearest to a point; `null` far from every ring. */
function seatAt({ x, y }: Point, spots: readonly SpotTarget[]): Seat | null {
  const distances = spots.map(({ seat, spot }) => ({
    seat,
    distance: Math.hypot(x - spot.x, y - spot.y) - spot.radius,
  }));
  const [nearest] = distances.sort((one, other) => one.distance - other.distance);
  return nearest !== undefined && nearest.distance <= NEAR ? nearest.seat : null;
}
