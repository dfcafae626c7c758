import "../platform/named-elements.js";
import { register } from "../platform/registration.js";
import "../components/tj-announcer/tj-announcer.define.js";
import "../components/tj-table/tj-table.define.js";
import { ThunderjackTable } from "./thunderjack-table.js";

register("thunderjack-table", ThunderjackTable);
