import { view } from "@thunderjack/stage";
import { conformance, recordedRounds } from "@thunderjack/testkit";
import { domDriver } from "@thunderjack/testkit/dom";
import { describe, expect, it } from "vitest";
import { cardFace } from "./card-face.js";
import { type Drawing, paint } from "./paint.js";
import { renderer } from "./renderer.js";

describe("the renderer", () => {
  conformance(
    { describe, it },
    { ...domDriver(renderer), isMoving: (host) => host.querySelector("[data-moving]") !== null },
  );
});

describe("the canvas", () => {
  it.each(recordedRounds)("shows every card and the result of every hand: $name", ({ rules, publicStates }) => {
    for (const state of publicStates) {
      const shown = view(rules, state);
      const hands = [shown.dealer, ...shown.seats.flatMap(({ hands }) => hands)];
      const texts: string[] = [];
      paint(drawingOf(texts), shown, { dealt: new Set(), progress: 1 });
      expect(texts).toEqual(
        expect.arrayContaining(hands.flatMap(({ cards }) => cards.map(({ card }) => cardFace(card)))),
      );
      for (const { badge } of hands) expect(texts.join("\n")).toContain(badge?.label ?? "");
    }
  });
});

/** Returns a drawing that only adds the written texts to a list. */
function drawingOf(texts: string[]): Drawing {
  const ignore = () => {};
  return {
    canvas: document.createElement("canvas"),
    fillText: (text) => texts.push(text),
    fillStyle: "",
    font: "",
    strokeStyle: "",
    textAlign: "center",
    beginPath: ignore,
    fill: ignore,
    fillRect: ignore,
    roundRect: ignore,
    setTransform: ignore,
    stroke: ignore,
  };
}
