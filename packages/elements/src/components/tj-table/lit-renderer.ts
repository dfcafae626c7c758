import type { Renderer } from "@thunderjack/stage";
import { newElement } from "../../platform/new-element.js";
import { TABLE_PARTS } from "../table-parts.js";

/**
 * The renderer that draws a table as a `tj-table`, which fills the host.
 *
 * @throws Error in `mount` if `@thunderjack/elements/define` has not registered the elements
 */
export const litRenderer: Renderer<HTMLElement> = {
  mount(host, { frames$, dispatch, options }) {
    if (customElements.get("tj-table") === undefined) {
      throw new Error('The elements are not registered: import "@thunderjack/elements/define".');
    }
    // The element must be created in the document in which it is registered. The host may be in another document, such
    // as the document of an iframe.
    const table = newElement("tj-table");
    table.part.add("table");
    table.isNarrated = options.isNarrated ?? false;
    table.setAttribute("exportparts", TABLE_PARTS);
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
