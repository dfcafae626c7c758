/*
 * The element that draws storms. The motion of a table loads it lazily when the first movement starts, long before the
 * first storm.
 */

import "../tj-thunder/tj-thunder.define.js";

export { TjThunder } from "../tj-thunder/tj-thunder.js";
