// A file of its own, because the table has another chunk, which would otherwise get a namespace object for `import()`.
import "../table/thunderjack-table.define.js";
