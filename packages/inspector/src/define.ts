import { TjInspector } from "./tj-inspector/tj-inspector.js";

if (customElements.get("tj-inspector") === undefined) customElements.define("tj-inspector", TjInspector);

export { TjInspector };
