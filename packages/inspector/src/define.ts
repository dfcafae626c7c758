import { type InspectEvent, TjInspector } from "./tj-inspector/tj-inspector.js";

if (customElements.get("tj-inspector") === undefined) customElements.define("tj-inspector", TjInspector);

export { TjInspector };

declare global {
  interface HTMLElementTagNameMap {
    "tj-inspector": TjInspector;
  }

  interface HTMLElementEventMap {
    "tj-inspect": InspectEvent;
  }
}
