import type { Testimony } from "../kill/testimony.js";

/**
 * Tells it, and does not go on before it is heard: whatever happens to this page afterwards, somebody knows that it came
 * so far.
 */
export function testify(testimony: Testimony): void {
  const request = new XMLHttpRequest();
  request.open("POST", "/testimony", false);
  request.send(JSON.stringify(testimony));
}
