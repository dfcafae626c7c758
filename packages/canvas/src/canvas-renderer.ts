import type { Renderer } from "@thunderjack/stage";
import { Mirror, type MirrorState } from "./mirror/mirror.js";
import type { CanvasOptions } from "./options.js";
import { Picture } from "./picture.js";

/**
 * A renderer that paints a table on a canvas, as large as its host, and lays over it what can be heard, pressed and
 * reached by keyboard.
 *
 * The text is there at once; the painting follows as soon as the canvas is ready. Where it never is, the text is shown.
 */
export function canvasRenderer(options: CanvasOptions = {}): Renderer<HTMLElement> {
  return {
    mount(host, { frames$, dispatch, options: { isNarrated = false } }) {
      const document = host.ownerDocument;
      const page = document.defaultView;
      if (page === null) throw new Error("A table needs a page that is shown.");
      const element = document.createElement("div");
      for (const [name, value] of STYLE) element.style.setProperty(name, value);
      host.append(element);
      const mirror = new Mirror(element, {
        dispatch,
        isNarrated,
        onState: (state: MirrorState) => picture.attend(state),
      });
      const picture = new Picture(element, page, options, {
        onLaid: (areas) => mirror.place(areas),
        onFailure: () => mirror.standAlone(),
      });
      const frames = frames$.subscribe((frame) => {
        mirror.show(frame.view);
        picture.show(frame);
      });
      return () => {
        frames.unsubscribe();
        mirror.dispose();
        picture.dispose();
        element.remove();
      };
    },
  };
}

const STYLE = [
  ["position", "relative"],
  ["width", "100%"],
  ["height", "100%"],
  ["overflow", "hidden"],
  ["isolation", "isolate"],
] as const;
