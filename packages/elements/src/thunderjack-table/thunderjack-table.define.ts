import { register } from "../registration.js";
import "../tj-announcer/tj-announcer.define.js";
import "../tj-table/tj-table.define.js";
import { ThunderjackTable } from "./thunderjack-table.js";

register("thunderjack-table", ThunderjackTable);
