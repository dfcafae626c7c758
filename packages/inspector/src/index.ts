export { type Difference, differences, pathText } from "./difference.js";
export { matchingEvents } from "./event-search.js";
export { type Fold, History, type InspectedHistory, isEqual, type Path, valueAt } from "./history.js";
export { type EventSource, type InspectEvent, TjInspector } from "./tj-inspector/tj-inspector.js";
