import type { Frame, Renderer } from "@thunderjack/stage";
import { render } from "lit";
import { tableTemplate } from "./table-template.js";

/** Draws a table with HTML elements. */
export const renderer: Renderer<HTMLElement> = {
  mount(host, { frames$, dispatch }) {
    const table = document.createElement("div");
    host.append(table);

    /** Draws the view of a frame. `notice` is the reason for a rejected command. */
    function draw({ view }: Frame, notice: string | null): void {
      render(
        tableTemplate(view, notice, (command) => {
          const rejection = dispatch(command);
          if (rejection !== null) draw({ view }, rejection.message);
        }),
        table,
      );
    }

    const frames = frames$.subscribe((frame) => {
      const before = new Set(cardsIn(table));
      draw(frame, null);
      const dealt = cardsIn(table).filter((card) => !before.has(card));
      if (frame.cue === undefined) stopMotion(table);
      else if (frame.cue.isStart) for (const card of dealt) slide(card, frame.cue.duration);
    });

    return () => {
      frames.unsubscribe();
      table.remove();
    };
  },
};

function cardsIn(table: Element): readonly Element[] {
  return [...table.querySelectorAll(".card")];
}

/** Moves a card to its place. */
function slide(card: Element, duration: number): void {
  if (duration > 0) card.animate({ translate: ["0 -40vh", "0 0"], opacity: [0, 1] }, { duration, easing: "ease-out" });
}

/** Ends all movements. A frame without a cue is a jump, such as a seek in a replay. */
function stopMotion(table: Element): void {
  for (const card of cardsIn(table)) for (const animation of card.getAnimations()) animation.finish();
}
