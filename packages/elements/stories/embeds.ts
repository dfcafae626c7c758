/* Registers the table and the replay, for stories outside of this package. */
import "../src/replay/thunderjack-replay.define.js";
import "../src/table/thunderjack-table.define.js";
