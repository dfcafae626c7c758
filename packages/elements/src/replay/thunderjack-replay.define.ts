import "../platform/named-elements.js";
import { register } from "../platform/registration.js";
import "../components/tj-table/tj-table.define.js";
import "../replay-components/tj-timeline/tj-timeline.define.js";
import "../replay-components/tj-transport/tj-transport.define.js";
import "../replay-components/tj-verdict/tj-verdict.define.js";
import { ThunderjackReplay } from "./thunderjack-replay.js";

register("thunderjack-replay", ThunderjackReplay);
