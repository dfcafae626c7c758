import type { Command } from "@thunderjack/core";
import type { Renderer } from "@thunderjack/stage";
import { AccessibilityLayer } from "./accessibility/accessibility-layer.js";
import { CanvasController } from "./canvas-controller.js";
import type { CanvasOptions } from "./options.js";

/**
 * Returns a renderer that draws a table on a canvas of the size of its host. A transparent layer of DOM elements over
 * the canvas contains the text and the controls.
 *
 * Each press of a control first dispatches a `tj-command` event, whose detail is the command. It bubbles and is
 * composed. If a listener calls `preventDefault()`, the command is not dispatched.
 *
 * The layer exists as soon as the table is mounted; the canvas is loaded lazily. If the canvas fails, the layer becomes
 * visible.
 */
export function canvasRenderer(options: CanvasOptions = {}): Renderer<HTMLElement> {
  return {
    mount(host, { frames$, dispatch, options: { isNarrated = false } }) {
      const document = host.ownerDocument;
      const page = document.defaultView;
      if (page === null) throw new Error("The host must belong to a document that is shown in a window.");
      const element = document.createElement("div");
      for (const [name, value] of STYLE) element.style.setProperty(name, value);
      host.append(element);
      const layer = new AccessibilityLayer(element, {
        dispatch: (command) => (element.dispatchEvent(commandRequest(command)) ? dispatch(command) : null),
        isNarrated,
        onInteraction: (state) => canvas.setInteraction(state),
      });
      const canvas = new CanvasController(element, page, options, {
        onLayout: ({ controls, targets }) => layer.placeControls(controls, targets),
        onFailure: () => layer.showFallback(),
      });
      const frames = frames$.subscribe((frame) => {
        canvas.show(frame, layer.show(frame.view));
      });
      return () => {
        frames.unsubscribe();
        layer.dispose();
        canvas.dispose();
        element.remove();
      };
    },
  };
}

/** Creates the same cancelable event as the web components, which requests a command. */
function commandRequest(command: Command): CustomEvent<Command> {
  return new CustomEvent("tj-command", { detail: command, bubbles: true, composed: true, cancelable: true });
}

const STYLE = [
  ["position", "relative"],
  ["width", "100%"],
  ["height", "100%"],
  ["overflow", "hidden"],
  ["isolation", "isolate"],
] as const;
