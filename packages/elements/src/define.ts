// Registers `thunderjack-table` and its components: `import "@thunderjack/elements/define"`.
import "./table/thunderjack-table.define.js";

export { registerLanguage } from "@thunderjack/stage";
export { litRenderer } from "./components/tj-table/lit-renderer.js";
export { TjTable } from "./components/tj-table/tj-table.js";
export { tableEventName } from "./game/table-events.js";
export type * from "./index.js";
export { ThunderjackTable } from "./table/thunderjack-table.js";
export { verifySessionInPage } from "./verification/verify-session-in-page.js";
