import { stormAmount } from "@thunderjack/artwork";
import type { Cue, Frame, TableView } from "@thunderjack/stage";
import {
  type CardExit,
  type CardMovement,
  type CardPose,
  type ChipPose,
  type ChipRoute,
  type Count,
  cardPose,
  chipPose,
  choreograph,
  type Fade,
  type HiddenChip,
  landing,
  type Pulse,
  type Scene,
  type Storm,
  scrolled,
} from "@thunderjack/stage/choreography";
import { type Point, type Size, type TableLayout, tableLayout } from "@thunderjack/stage/layout";
import { adoptStyles } from "../../platform/foreign-documents.js";
import { newElement } from "../../platform/new-element.js";
import { px } from "../placed.js";
import { CAP_HEIGHT } from "../storm-text.js";
import type { TjCard } from "../tj-card/tj-card.js";
import type { TjDealer } from "../tj-dealer/tj-dealer.js";
import type { TjSeat } from "../tj-seat/tj-seat.js";
import type { TjThunder } from "../tj-thunder/tj-thunder.js";
import { trackFrames } from "../tj-thunder/track-frames.js";
import { motionStyles } from "./motion.styles.js";

/** A cue with the views before and after it. */
export interface Step {
  readonly cue: Cue;
  readonly before: TableView;
  readonly after: TableView;
}

/** The parts of a table that move, and the values on which their layout depends. */
export interface MovingParts {
  readonly size: Size;
  readonly opened: TableView["turn"];
  readonly felt: HTMLElement;
  readonly seats: readonly TjSeat[];
  readonly dealer: TjDealer | null;
  readonly thunder: TjThunder | null;
  /** The layer over the table for moving chips, and for cards that leave the table. */
  readonly layer: HTMLElement;
}

/** The number of keyframes after the first one, in a movement or in one leg of a route. */
const SAMPLES = 10;

/** The CSS declarations of the amounts that a count shows over the final amount. */
const OVERLAID = [
  ["position", "absolute"],
  ["inset-block", "0"],
] as const;

/** The distance by which each amount of a count rises, relative to its height. */
const COUNT_RISE = "35%";

const ORIGIN: Point = { x: 0, y: 0 };

/** The share of the darkness of a storm that applies to hands without a struck card. */
const DIMMED = 0.9;

/**
 * Carries out the choreographies of the stage with the Web Animations API. All keyframes are computed when a movement
 * starts, so the page is not measured in each animation frame. Only transforms and opacities are animated.
 */
export class TableMotion {
  readonly #running = new Set<Animation>();
  /** The code of the storms; `null` until it is loaded. */
  #storms: typeof import("./storms.js") | null = null;
  /** The first of the running movements of each card. */
  readonly #flying = new Map<TjCard, { readonly effect: KeyframeEffect; readonly poses: readonly CardPose[] }>();
  /** The layouts of views, with the values on which they depend. */
  readonly #layouts = new WeakMap<TableView, Pick<MovingParts, "size" | "opened"> & { readonly layout: TableLayout }>();
  /** The number of calls of {@link stop}. */
  #stops = 0;
  /** The animations of the last count of the credits. */
  #counting: readonly Animation[] = [];

  constructor() {
    // If this code cannot be loaded, a storm has no bolts and no flash, but still lifts cards and dims hands.
    import("./storms.js").then(
      (loaded) => {
        this.#storms = loaded;
      },
      () => undefined,
    );
  }

  /**
   * Starts the movements of several steps. The table must already show the view after the last step.
   *
   * @param shown the frame that the table shows
   * @param layout the layout of that frame, which is otherwise computed again
   */
  play(steps: readonly Step[], parts: MovingParts, shown: Frame | null, layout: TableLayout | null): void {
    const { size, opened } = parts;
    adoptStyles(parts.layer.getRootNode() as ShadowRoot, motionStyles);
    if (shown && layout) this.#layouts.set(shown.view, { size, opened, layout });
    const scroll = parts.felt.hasAttribute("data-scrolls") ? parts.felt.scrollTop : 0;
    const sceneOf = (view: TableView): Scene => ({ view, layout: scrolled(this.#layoutOf(view, parts), scroll) });
    for (const { cue, before, after } of steps) {
      const { count, pulse } = landing(cue, before, after);
      if (after.credits !== before.credits) for (const animation of this.#counting) animation.cancel();
      if (count !== null) this.#count(count, parts.layer, "credits");
      if (pulse !== null) this.#pulse(pulse, parts.seats);
      if (!cue.isStart) continue;
      const { cards, exits, chips, hidden, storm, sum, fade } = choreograph(cue, sceneOf(before), sceneOf(after));
      const drawn = new Map(cardsOf(parts).map((card) => [card.view?.key, card]));
      for (const movement of cards) this.#moveCard(drawn.get(movement.key), movement);
      for (const exit of exits) this.#discard(exit, parts.layer);
      void this.#moveChips(chips, parts.layer);
      for (const chip of hidden) this.#hide(chip, parts.seats);
      if (storm !== null) this.#strike(storm, parts, drawn, scroll);
      if (sum !== null) this.#count(sum, parts.layer, "net");
      if (fade !== null) this.#fadeIn(fade, parts.seats);
    }
  }

  /** Returns the layout of a view. Most steps begin with the view after the last one. */
  #layoutOf(view: TableView, { size, opened }: MovingParts): TableLayout {
    const known = this.#layouts.get(view);
    if (known?.size === size && known.opened === opened) return known.layout;
    const layout = tableLayout(view, size, { opened });
    this.#layouts.set(view, { size, opened, layout });
    return layout;
  }

  /** Ends all motion. All parts are then at their places. */
  stop(): void {
    this.#stops++;
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
  }

  #moveCard(card: TjCard | undefined, movement: CardMovement): void {
    if (card === undefined) return;
    const poses = posesOf(movement);
    const timing = { duration: movement.duration, delay: movement.delay, fill: "backwards" } as const;
    if (poses.some(({ x, y, rotation, scale }) => x !== 0 || y !== 0 || rotation !== 0 || scale !== 0)) {
      const place = placeOf(card);
      const earlier = this.#flying.get(card);
      // The browser runs an animation without the main thread only if it replaces the value of the style. Only the
      // movement of a card that is still moving is added to the earlier movement. The keyframes of the earlier movement
      // are then changed, so that it ends at the new place.
      if (earlier !== undefined) earlier.effect.setKeyframes(framesAt(place, earlier.poses));
      const frames = framesAt(earlier === undefined ? place : ORIGIN, poses);
      const flight = card.animate(frames, { ...timing, composite: earlier === undefined ? "replace" : "add" });
      if (earlier === undefined && flight.effect instanceof KeyframeEffect) {
        this.#flying.set(card, { effect: flight.effect, poses });
      }
      this.#track(flight, () => {
        if (this.#flying.get(card)?.effect === flight.effect) this.#flying.delete(card);
      });
    }
    if (movement.turn !== null) this.#track(turned(card, sidesOf(poses), timing));
  }

  /** Moves a copy of a card that leaves the table, because the card itself is already removed. */
  #discard(exit: CardExit, layer: HTMLElement): void {
    const { x, y, width, isAcross } = exit.card;
    const ghost = newElement("tj-card", layer.ownerDocument);
    ghost.setAttribute("exportparts", "card");
    ghost.view = exit.view;
    ghost.style.setProperty("--tj-card-width", px(width));
    ghost.style.setProperty("translate", `${px(x - width / 2)} ${px(y - width * 0.7)}`);
    if (isAcross) ghost.style.setProperty("transform", "rotate(90deg)");
    layer.append(ghost);
    const poses = posesOf(exit);
    const timing = { duration: exit.duration, delay: exit.delay, fill: "both" } as const;
    const frames = framesAt({ x: x - width / 2, y: y - width * 0.7 }, poses);
    const opacity = poses.map((pose) => 1 + pose.opacity);
    this.#track(ghost.animate({ ...frames, opacity }, timing), () => ghost.remove());
    void ghost.updateComplete.then(() => this.#track(turned(ghost, sidesOf(poses), timing)));
  }

  /** Moves chips from the next task on. In the task of the cards, they would make it too long. */
  async #moveChips(routes: readonly ChipRoute[], layer: HTMLElement): Promise<void> {
    if (routes.length === 0) return;
    const stops = this.#stops;
    const { timeline } = layer.ownerDocument;
    const start = Number(timeline.currentTime);
    await new Promise((resolve) => setTimeout(resolve));
    if (stops !== this.#stops) return;
    for (const route of routes) this.#moveChip(route, layer, Number(timeline.currentTime) - start);
  }

  /** @param time the time since the start of the movement, in milliseconds */
  #moveChip(route: ChipRoute, layer: HTMLElement, time: number): void {
    const chip = newElement("tj-chip", layer.ownerDocument);
    chip.value = route.value;
    chip.style.setProperty("--tj-chip-size", px(route.size));
    layer.append(chip);
    // After its last keyframe, the chip is removed in the next frame. Without its transformation until then, the focus
    // would force a layout.
    const flight = chip.animate(chipFrames(route), { duration: route.until, fill: "forwards" });
    flight.currentTime = time;
    this.#track(flight, () => chip.remove());
  }

  /** Hides a chip of a pile until the moving chip has reached its place. */
  #hide({ pile, index, until }: HiddenChip, seats: readonly TjSeat[]): void {
    const chip = seats.flatMap((seat) => seat.pileNamed(pile)?.drawnChips[index] ?? [])[0];
    this.#track(chip?.animate({ opacity: [0, 0] }, until) ?? null);
  }

  /** Shows the amounts of a count, one after the other, over the final amount, which is hidden. */
  #count({ texts, each }: Count, layer: HTMLElement, part: "credits" | "net"): void {
    const final = layer.parentElement?.querySelector(`.${part} .storm`);
    if (!final) return;
    const hidden = final.animate({ opacity: [0, 0] }, { duration: (texts.length - 1) * each });
    const running = [hidden];
    // An amount is added when the one before it ends. The layout of all amounts at once would be a long task.
    const show = (index: number): void => {
      const text = texts[index];
      const lettering = text === undefined ? null : stormAmount(text, CAP_HEIGHT);
      if (lettering === null || index === texts.length - 1) return;
      const counted = final.cloneNode(true) as SVGElement;
      counted.classList.add("counted");
      for (const [name, value] of OVERLAID) counted.style.setProperty(name, value);
      // The credits are at the start of their box, and the result is in the middle.
      counted.style.setProperty("inset-inline", part === "net" ? "0" : "0 auto");
      counted.style.setProperty("margin-inline", part === "net" ? "auto" : "0");
      counted.setAttribute("viewBox", `0 0 ${Math.ceil(lettering.width)} ${CAP_HEIGHT}`);
      counted.firstElementChild?.setAttribute("d", lettering.path);
      final.parentElement?.append(counted);
      const rise = counted.animate({ translate: [`0 ${COUNT_RISE}`, "0 0"] }, each);
      if (typeof hidden.startTime === "number") rise.startTime = hidden.startTime + index * each;
      rise.addEventListener("finish", () => show(index + 1));
      running.push(rise);
      this.#track(rise, () => counted.remove());
    };
    show(0);
    this.#track(hidden);
    if (part === "credits") this.#counting = running;
  }

  #fadeIn({ part, delay, duration }: Fade, seats: readonly TjSeat[]): void {
    const selector = part === "turn" ? ".frame, .lead" : "tj-chip-stack";
    for (const root of seats.flatMap((seat) => [seat, ...seat.drawnHands])) {
      for (const element of root.shadowRoot?.querySelectorAll(selector) ?? []) {
        // Without a last keyframe, an element fades to its own opacity.
        const timing = { delay, duration, easing: "ease-out", fill: "backwards" } as const;
        this.#track(element.animate([{ opacity: 0, offset: 0 }], timing));
      }
    }
  }

  /** Animates the pulses of light in the last slot of a Blitz meter. */
  #pulse({ hand: name, duration, opacity }: Pulse, seats: readonly TjSeat[]): void {
    const hand = seats.flatMap(({ drawnHands }) => [...drawnHands]).find(({ view }) => view?.name === name);
    const slot = hand?.shadowRoot?.querySelector(".meter [data-last] b");
    const frames = trackFrames(opacity, duration, (light) => ({ opacity: light }));
    this.#track(slot?.animate(frames, { duration }) ?? null);
  }

  #strike(storm: Storm, parts: MovingParts, drawn: ReadonlyMap<string | undefined, TjCard>, scroll: number): void {
    const { struck, darkness, duration } = storm;
    const origin = { x: storm.felt.x, y: storm.felt.y - scroll };
    // The element may belong to another version of the library on the same page, with another `strike()`.
    const { thunder } = parts;
    const isOwn = this.#storms !== null && thunder instanceof this.#storms.TjThunder;
    const lights = isOwn ? thunder.strike(storm, origin) : [];
    for (const light of lights) this.#track(light);
    const printed = parts.felt.querySelector(".engraved");
    if (storm.word?.print && printed !== null) {
      const frames = trackFrames(storm.word.print, duration, (opacity) => ({ opacity }));
      this.#track(printed.animate(frames, { duration }));
    }
    // The darkness is under the lettering.
    const pay = parts.felt.querySelector(".pay");
    const dimmed = trackFrames(darkness, duration, (dark) => ({ opacity: 1 - dark }));
    if (pay !== null) this.#track(pay.animate(dimmed, { duration }));
    const lit = new Set<Node | undefined>();
    for (const { card, by, lift } of struck) {
      const element = drawn.get(card.key);
      const root = element?.getRootNode();
      lit.add(root instanceof ShadowRoot ? root.host : undefined);
      const frames = trackFrames(lift, duration, (share) => ({ translate: `${px(by.x * share)} ${px(by.y * share)}` }));
      this.#track(element?.animate(frames, { duration, composite: "add" }) ?? null);
    }
    const hands = parts.seats.flatMap(({ drawnHands }) => [...drawnHands]);
    for (const hand of [...hands, parts.dealer]) {
      if (hand === null || lit.has(hand) || storm.kind === "dealer-bust" || darkness.length < 2) continue;
      const frames = trackFrames(darkness, duration, (dark) => ({ opacity: 1 - dark * DIMMED }));
      this.#track(hand.animate(frames, { duration }));
    }
  }

  #track(animation: Animation | null, onEnd: () => void = () => {}): void {
    if (animation === null) return;
    this.#running.add(animation);
    const forget = () => {
      this.#running.delete(animation);
      onEnd();
    };
    animation.addEventListener("finish", forget);
    animation.addEventListener("cancel", forget);
  }
}

/**
 * Starts to turn a card. Returns `null` for a card whose face is not rendered, and for a card of an older version of
 * the library on the same page, which has no `turn()`.
 */
function turned(card: TjCard, ...turn: Parameters<TjCard["turn"]>): Animation | null {
  return "turn" in card ? card.turn(...turn) : null;
}

function cardsOf({ seats, dealer }: MovingParts): readonly TjCard[] {
  const hands = seats.flatMap(({ drawnHands }) => [...drawnHands]);
  return [...hands, ...(dealer === null ? [] : [dealer])].flatMap(({ drawnCards }) => [...drawnCards]);
}

/** Returns the poses of a card at equal intervals of its movement. */
function posesOf(movement: CardMovement | CardExit): readonly CardPose[] {
  return Array.from({ length: SAMPLES + 1 }, (_, sample) => {
    const pose: CardPose = { x: 0, y: 0, rotation: 0, scale: 0, opacity: 0, turn: 0 };
    cardPose(pose, movement, movement.delay + (movement.duration * sample) / SAMPLES);
    return pose;
  });
}

/** Returns the place of a card in its hand, which `placed` has written into its style. */
function placeOf(card: TjCard): Point {
  const [x = 0, y = 0] = card.style.getPropertyValue("translate").split(" ").map(Number.parseFloat);
  return { x: Number.isFinite(x) ? x : 0, y: Number.isFinite(y) ? y : 0 };
}

/**
 * Returns the keyframes of a card whose poses are relative to a place. They are one list for each property, because the
 * browser reads this form fastest.
 */
function framesAt(place: Point, poses: readonly CardPose[]): PropertyIndexedKeyframes & { translate: string[] } {
  return {
    translate: poses.map(({ x, y }) => `${px(place.x + x)} ${px(place.y + y)}`),
    rotate: poses.map(({ rotation }) => `${rotation}rad`),
    scale: poses.map(({ scale }) => `${1 + scale}`),
  };
}

function sidesOf(poses: readonly CardPose[]): readonly number[] {
  return poses.map(({ turn }) => turn);
}

/** Returns the keyframes of a chip: at the start, when the chip appears, and several for each leg of its route. */
function chipFrames(route: ChipRoute): Keyframe[] {
  const { from, until, size, legs } = route;
  const times = legs.flatMap(({ start, duration }) =>
    Array.from({ length: SAMPLES + 1 }, (_, sample) => start + (duration * sample) / SAMPLES),
  );
  const pose: ChipPose = { x: 0, y: 0, scale: 1, opacity: 1 };
  return [0, from, ...times]
    .sort((one, other) => one - other)
    .map((time): Keyframe => {
      // `chipPose` hides a chip at `until`. The last frame is just before it, so that the chip does not fade out early.
      chipPose(pose, route, Math.min(time, until - 0.01));
      const { x, y, scale, opacity } = pose;
      return {
        transform: `translate(${px(x - size / 2)}, ${px(y - size / 2)}) scale(${scale})`,
        opacity,
        offset: Math.min(1, time / until),
        // A chip appears without a fade.
        easing: time < from ? "steps(1, end)" : "linear",
      };
    });
}
