export { eventStreamTransport } from "./event-stream.js";
export { openHouse } from "./open-house.js";
export { type WebSocketClass, webSocketTransport } from "./web-socket.js";
