import type { Frame, Renderer, TableView } from "@thunderjack/stage";
import { render } from "lit";
import { paint } from "./paint.js";
import { tableTemplate } from "./table-template.js";

const NONE: ReadonlySet<string> = new Set();

/**
 * Draws a table on a canvas. A screen reader cannot read a canvas, so the whole table is also in HTML under it: the
 * buttons are visible, and the other parts are only hidden visually.
 */
export const renderer: Renderer<HTMLElement> = {
  mount(host, { frames$, dispatch }) {
    const canvas = document.createElement("canvas");
    canvas.setAttribute("aria-hidden", "true");
    const table = document.createElement("div");
    host.append(canvas, table);
    const context = canvas.getContext("2d");
    let keys = NONE; // of the cards in the last frame
    let request = 0;

    function drawText(view: TableView, notice: string | null): void {
      const press: Parameters<typeof tableTemplate>[2] = (command) => {
        const rejection = dispatch(command);
        if (rejection !== null) drawText(view, rejection.message);
      };
      render(tableTemplate(view, notice, press), table);
    }

    /** Paints the table now, and again for every picture of the movement of the cards that the frame adds. */
    function drawCanvas({ view, cue }: Frame): void {
      cancelAnimationFrame(request);
      const dealt = cue?.isStart ? new Set(keysIn(view).filter((key) => !keys.has(key))) : NONE;
      const duration = dealt.size > 0 ? (cue?.duration ?? 0) : 0;
      const start = performance.now();
      const step = (): void => {
        const progress = duration === 0 ? 1 : Math.min(1, (performance.now() - start) / duration);
        if (context !== null) paint(context, view, { dealt, progress });
        canvas.toggleAttribute("data-moving", progress < 1);
        if (progress < 1) request = requestAnimationFrame(step);
      };
      step();
      keys = new Set(keysIn(view));
    }

    const frames = frames$.subscribe((frame) => {
      drawText(frame.view, null);
      drawCanvas(frame);
    });

    return () => {
      frames.unsubscribe();
      cancelAnimationFrame(request);
      canvas.remove();
      table.remove();
    };
  },
};

/** Returns the keys of all cards on the table. */
function keysIn({ dealer, seats }: TableView): readonly string[] {
  return [dealer, ...seats.flatMap(({ hands }) => hands)].flatMap(({ cards }) => cards.map(({ key }) => key));
}
