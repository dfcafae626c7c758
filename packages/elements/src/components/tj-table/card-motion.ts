import type { Cue } from "@thunderjack/stage";
import type { TjCard } from "../tj-card/tj-card.js";

/** The place of a card, without transforms. */
interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The elements that the motion of cards needs. */
export interface CardScene {
  readonly cards: readonly TjCard[];
  /** The source of new cards. */
  readonly shoe: DOMRect;
  /** The destination of removed cards. */
  readonly tray: DOMRect;
  /** A layer over the table for cards on their way to the tray. */
  readonly ghosts: HTMLElement;
}

const FLIGHT = "cubic-bezier(.22, .7, .25, 1)";

/**
 * Animates the cards. The motion is derived from the difference between two frames, not from the events. A new card
 * comes from the shoe, a card in another place slides, and a removed card goes to the tray.
 */
export class CardMotion {
  readonly #running = new Set<Animation>();
  #before = new Map<string, Spot>();

  /** Stores the places of the cards before the next render. */
  remember(cards: readonly TjCard[]): void {
    this.#before = spotsOf(cards);
  }

  /** Moves the cards from their stored places to their current places. */
  play({ cards, shoe, tray, ghosts }: CardScene, { event, duration }: Cue): void {
    const now = spotsOf(cards);
    for (const card of cards) {
      const spot = now.get(keyOf(card));
      if (spot === undefined) continue;
      const before = this.#before.get(keyOf(card));
      if (before === undefined) this.#fly(card, spot, shoe, duration);
      else this.#slide(card, before, spot, duration);
      if (event.type === "HoleCardRevealed" && card.view?.card === event.card) this.#track(card.turnUp(duration));
    }
    const gone = [...this.#before].filter(([key]) => !now.has(key)).map(([, spot]) => spot);
    if (event.type === "CardsDiscarded") this.#discard(gone, tray, ghosts, duration);
    this.#before = new Map();
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

  #fly(card: TjCard, to: Spot, from: DOMRect, duration: number): void {
    const [x, y] = between(to, from);
    this.#track(
      card.animate([{ transform: `translate(${x}px, ${y}px) rotate(24deg) scale(.72)` }, {}], {
        duration,
        easing: FLIGHT,
      }),
    );
    this.#track(card.turnUp(duration));
  }

  #slide(card: TjCard, from: Spot, to: Spot, duration: number): void {
    const [x, y] = between(to, from);
    if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
    // The animation is added to an earlier one that may still be running.
    this.#track(
      card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0, 0)" }], {
        duration,
        easing: FLIGHT,
        composite: "add",
      }),
    );
  }

  #discard(spots: readonly Spot[], tray: DOMRect, ghosts: HTMLElement, duration: number): void {
    const layer = ghosts.getBoundingClientRect();
    const each = duration / (spots.length + 2);
    for (const [place, spot] of spots.entries()) {
      const ghost = document.createElement("tj-card");
      ghost.view = { key: "", card: null, isAcross: false, label: "" };
      ghost.style.setProperty("--left", `${spot.left - layer.left}px`);
      ghost.style.setProperty("--top", `${spot.top - layer.top}px`);
      ghost.style.setProperty("--tj-card-width", `${spot.width}px`);
      ghosts.append(ghost);
      const [x, y] = between(spot, tray);
      const flight = ghost.animate(
        [{}, { transform: `translate(${x}px, ${y}px) rotate(-18deg) scale(.72)`, opacity: 0.4 }],
        {
          duration: each * 3,
          delay: each * place,
          easing: "cubic-bezier(.5, 0, .6, 1)",
          fill: "both",
        },
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

function keyOf(card: TjCard): string {
  return card.view?.key ?? "";
}

function spotsOf(cards: readonly TjCard[]): Map<string, Spot> {
  return new Map(cards.map((card) => [keyOf(card), spotOf(card)]));
}

/** Offsets exclude transforms, so the offset of a card in flight is the offset of its destination. */
function spotOf(card: TjCard): Spot {
  const fan = card.parentElement?.getBoundingClientRect();
  return {
    left: (fan?.left ?? 0) + card.offsetLeft,
    top: (fan?.top ?? 0) + card.offsetTop,
    width: card.offsetWidth,
    height: card.offsetHeight,
  };
}

/** Returns the offset from the centre of one place to the centre of another. */
function between(one: Spot, other: Spot): readonly [x: number, y: number] {
  return [
    other.left + other.width / 2 - one.left - one.width / 2,
    other.top + other.height / 2 - one.top - one.height / 2,
  ];
}
