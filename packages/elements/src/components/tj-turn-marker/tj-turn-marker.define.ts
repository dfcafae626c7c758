import { register } from "../../platform/registration.js";
import { TjTurnMarker } from "./tj-turn-marker.js";

register("tj-turn-marker", TjTurnMarker);
