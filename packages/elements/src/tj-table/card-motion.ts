import type { Cue } from "@thunderjack/stage";
import type { TjCard } from "../tj-card/tj-card.js";

/** Where a card lies, before any movement is added. */
interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What the movement of cards needs to see. */
export interface CardScene {
  readonly cards: readonly TjCard[];
  /** Where cards come from. */
  readonly shoe: DOMRect;
  /** Where cards go to. */
  readonly tray: DOMRect;
  /** A layer over the table for cards on their way to the tray. */
  readonly ghosts: HTMLElement;
}

const FLIGHT = "cubic-bezier(.22, .7, .25, 1)";

/**
 * The movement of the cards, derived from the difference between two pictures: a card that was not there comes from the
 * shoe, one that lies elsewhere slides, one that is gone goes to the tray. It never knows why.
 */
export class CardMotion {
  readonly #running = new Set<Animation>();
  #before = new Map<string, Spot>();

  /** Remembers where the cards lie, before they are drawn anew. */
  remember(cards: readonly TjCard[]): void {
    this.#before = spotsOf(cards);
  }

  /** Moves the cards from where they were to where they are now. */
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

  /** Ends every movement: the cards lie where they belong. */
  stop(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
  }

  /** Lets {@link CardMotion.stop} end this movement too. */
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
    // Added to a flight that may still go on.
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

/** Offsets leave transforms out, so that a card in mid-flight counts as lying where it will land. */
function spotOf(card: TjCard): Spot {
  const fan = card.parentElement?.getBoundingClientRect();
  return {
    left: (fan?.left ?? 0) + card.offsetLeft,
    top: (fan?.top ?? 0) + card.offsetTop,
    width: card.offsetWidth,
    height: card.offsetHeight,
  };
}

/** From the middle of one place to the middle of another. */
function between(one: Spot, other: Spot): readonly [x: number, y: number] {
  return [
    other.left + other.width / 2 - one.left - one.width / 2,
    other.top + other.height / 2 - one.top - one.height / 2,
  ];
}
