import { view } from "@thunderjack/stage";
import { conformance, roundNamed } from "@thunderjack/testkit";
import { domDriver } from "@thunderjack/testkit/dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cardFace } from "./card-face.js";
import { paint } from "./paint.js";
import { renderer } from "./renderer.js";

// The simulated page of the tests has no drawing context.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => contextWithTexts([]));
});

describe("the renderer", () => {
  conformance(
    { describe, it },
    { ...domDriver(renderer), isMoving: (host) => host.querySelector("[data-moving]") !== null },
  );
});

describe("the canvas", () => {
  it("shows every card and the result of every hand", () => {
    const { rules, publicStates } = roundNamed("the higher total wins");
    const last = publicStates.at(-1);
    if (last === undefined) throw new Error("The round is empty.");
    const { dealer, seats } = view(rules, last);
    const texts: string[] = [];
    paint(contextWithTexts(texts), view(rules, last), { dealt: new Set(), progress: 1 });
    const hands = seats.flatMap(({ hands }) => hands);
    const cards = [dealer, ...hands].flatMap(({ cards }) => cards.map(({ card }) => cardFace(card)));
    expect(texts).toEqual(expect.arrayContaining(cards));
    for (const { badge } of hands) expect(texts.join("\n")).toContain(badge?.label);
  });
});

/** Returns a drawing context that only adds the written texts to a list. */
function contextWithTexts(texts: string[]): CanvasRenderingContext2D {
  const context = {
    canvas: document.createElement("canvas"),
    fillText: (text: string) => texts.push(text),
  };
  return new Proxy(context, {
    get: (target, name) => (name in target ? Reflect.get(target, name) : () => {}),
  }) as unknown as CanvasRenderingContext2D;
}
