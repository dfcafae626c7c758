import type { Cue } from "@thunderjack/stage";
import type { Point } from "@thunderjack/stage/layout";
import { px } from "../placed.js";
import type { TjCard } from "../tj-card/tj-card.js";
import type { CardPlace, CardPlaces } from "./card-places.js";

/** The elements and places that the motion of cards needs. Places are in CSS pixels from the top left of the table. */
export interface CardScene {
  readonly cards: readonly TjCard[];
  readonly places: CardPlaces;
  /** The source of new cards. */
  readonly shoe: Point;
  /** The destination of removed cards. */
  readonly tray: Point;
  /** A layer over the felt for cards on their way to the tray. */
  readonly ghosts: HTMLElement;
  /** The top left corner of that layer. */
  readonly origin: Point;
}

const FLIGHT = "cubic-bezier(.2, .7, .2, 1)";

/**
 * Animates the cards. The motion is derived from the difference between two frames, not from the events. A new card
 * comes from the shoe, a card in another place slides, and a removed card goes to the tray. All places are known from
 * the layout, so that no frame has to be measured.
 */
export class CardMotion {
  readonly #running = new Set<Animation>();

  /** Moves the cards from their places before a frame to their places after it. */
  play(before: CardPlaces, { cards, places, shoe, tray, ghosts, origin }: CardScene, { event, duration }: Cue): void {
    for (const card of cards) {
      const key = card.view?.key ?? "";
      const place = places.get(key);
      if (place === undefined) continue;
      const from = before.get(key);
      if (from === undefined) this.#fly(card, place, shoe, duration);
      else this.#slide(card, from, place, duration);
      if (event.type === "HoleCardRevealed" && card.view?.card === event.card) this.#track(card.turnUp(duration));
    }
    if (event.type !== "CardsDiscarded") return;
    const gone = [...before].filter(([key]) => !places.has(key)).map(([, place]) => place);
    this.#discard(gone, tray, ghosts, origin, duration);
  }

  /** Finishes all motion. All cards are then at their places. */
  stop(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
  }

  /** Registers a motion for {@link CardMotion.stop}. */
  track(animation: Animation | null): void {
    this.#track(animation);
  }

  #fly(card: TjCard, to: CardPlace, from: Point, duration: number): void {
    const turn = to.isAcross ? " rotate(90deg)" : "";
    this.#track(
      card.animate(
        [{ transform: `translate(${px(from.x - to.x)}, ${px(from.y - to.y)})${turn} rotate(4deg) scale(.72)` }, {}],
        {
          duration,
          easing: FLIGHT,
        },
      ),
    );
    this.#track(card.turnUp(duration));
  }

  #slide(card: TjCard, from: CardPlace, to: CardPlace, duration: number): void {
    const [x, y] = [from.x - to.x, from.y - to.y];
    if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
    // The animation is added to an earlier one that may still be running.
    this.#track(
      card.animate([{ transform: `translate(${px(x)}, ${px(y)})` }, { transform: "translate(0, 0)" }], {
        duration,
        easing: FLIGHT,
        composite: "add",
      }),
    );
  }

  #discard(places: readonly CardPlace[], tray: Point, ghosts: HTMLElement, origin: Point, duration: number): void {
    const each = duration / (places.length + 2);
    for (const [turn, { x, y, width }] of places.entries()) {
      const ghost = document.createElement("tj-card");
      ghost.view = { key: "", card: null, isAcross: false, label: "" };
      ghost.style.setProperty("--left", px(x - origin.x - width / 2));
      ghost.style.setProperty("--top", px(y - origin.y - width * 0.7));
      ghost.style.setProperty("--tj-card-width", px(width));
      ghosts.append(ghost);
      const flight = ghost.animate(
        [{}, { transform: `translate(${px(tray.x - x)}, ${px(tray.y - y)}) rotate(-18deg) scale(.72)`, opacity: 0.4 }],
        { duration: each * 3, delay: each * turn, easing: "ease-in", fill: "both" },
      );
      const remove = () => ghost.remove();
      flight.addEventListener("finish", remove);
      flight.addEventListener("cancel", remove);
      this.#track(flight);
    }
  }

  #track(animation: Animation | null): void {
    if (animation === null) return;
    this.#running.add(animation);
    const forget = () => this.#running.delete(animation);
    animation.addEventListener("finish", forget);
    animation.addEventListener("cancel", forget);
  }
}
