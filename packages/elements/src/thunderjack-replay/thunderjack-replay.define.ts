import { register } from "../registration.js";
import "../tj-table/tj-table.define.js";
import "../tj-timeline/tj-timeline.define.js";
import "../tj-transport/tj-transport.define.js";
import "../tj-verdict/tj-verdict.define.js";
import { ThunderjackReplay } from "./thunderjack-replay.js";

register("thunderjack-replay", ThunderjackReplay);
