// Registers every element of a table: `import "@thunderjack/elements/define"`.
import "./thunderjack-table/thunderjack-table.define.js";

export * from "./index.js";
