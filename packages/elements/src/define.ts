// Registers every element of a table: `import "@thunderjack/elements/define"`.
import "./table/thunderjack-table.define.js";

export * from "./index.js";
