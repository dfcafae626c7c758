import type { Renderer } from "@thunderjack/stage";

/** Parts of the table that a page outside may style too. */
const PARTS = "message, credits, staked, net, lettering, over";

/**
 * Draws a table into an element of a page, as a `tj-table` that fills it. The elements must be registered, by
 * `@thunderjack/elements/define`.
 *
 * @throws Error when they are not
 */
export const litRenderer: Renderer<HTMLElement> = {
  mount(host, { frames$, dispatch }) {
    if (customElements.get("tj-table") === undefined) {
      throw new Error('The elements are not registered: import "@thunderjack/elements/define".');
    }
    const table = host.ownerDocument.createElement("tj-table");
    table.part.add("table");
    table.setAttribute("exportparts", PARTS);
    const frames = frames$.subscribe((frame) => {
      table.notice = null;
      table.frame = frame;
    });
    table.addEventListener("tj-command", (event) => {
      if (event.defaultPrevented) return;
      const refused = dispatch(event.detail);
      if (refused !== null) table.notice = refused.message;
    });
    host.append(table);
    return () => {
      frames.unsubscribe();
      table.remove();
    };
  },
};
