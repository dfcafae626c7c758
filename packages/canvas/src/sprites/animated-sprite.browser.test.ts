import { Texture } from "pixi.js";
import { expect, onTestFinished, test, vi } from "vitest";
import { AnimatedSprite } from "./animated-sprite.js";

test("shades a sprite without a warning in the console", () => {
  const warnings = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warnings.mockRestore());
  const animated = new AnimatedSprite(Texture.WHITE);
  animated.setShade(Texture.WHITE);
  animated.darken(Texture.WHITE, 0.5);
  expect(animated.sprite.children).toHaveLength(2);
  expect(warnings).not.toHaveBeenCalled();
});
