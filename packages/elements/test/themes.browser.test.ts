import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { colourOn, contrast, tokenColours } from "./contrast.js";
import { button, replayed, written } from "./replayed.js";
import { all, drawn, seatedAt } from "./seated.js";

const THEMES = ["storm", "felt", "midnight", "paper", "high-contrast"] as const;

/** Text and its backgrounds, from the nearest to the first opaque background. */
const WORDS: readonly (readonly string[])[] = [
  ["text", "felt-light"],
  ["text-quiet", "felt-light"],
  ["text-quiet", "felt"],
  ["text-quiet", "felt-dark"],
  ["gold-light", "felt-light"],
  ["gold-light", "felt"],
  ["text", "shade", "felt-light"],
  ["won", "shade", "felt-light"],
  ["refusal-text", "refusal", "felt-light"],
  ["refusal-text", "refusal", "rail-dark"],
  ["rail-text", "rail"],
  ["rail-text", "rail-dark"],
  ["rail-quiet", "rail"],
  ["rail-quiet", "rail-dark"],
  ["gold-light", "rail"],
  ["gold-light", "rail-dark"],
  ["won", "rail"],
  ["lost", "rail"],
  ["button-text", "button", "rail"],
  ["button-text", "rail-dark"],
  ["go-text", "go"],
  ["hit-text", "hit"],
  ["stand-text", "stand"],
  ["double-text", "double"],
  ["split-text", "split"],
  ["surrender-text", "surrender"],
  ["off", "rail"],
  ["off", "rail-dark"],
  ["turn", "felt-light"],
  ["won", "felt-light"],
  ["push", "shade", "felt-light"],
  ["lost", "shade", "felt-light"],
  ["turn-text", "turn"],
  ["badge-text", "badge"],
  ["badge-win-text", "badge-win"],
  ["badge-lose-text", "badge-lose"],
  ["badge-blackjack-text", "badge-blackjack"],
  ["badge-blitz-text", "badge-blitz"],
  ["badge-thunderjack-text", "badge-thunderjack"],
  ["panel-text", "panel"],
  ["panel-quiet", "panel"],
  ["panel-text", "panel-sunk", "panel"],
  ["replay-badge-text", "replay-badge"],
];

afterEach(() => page.viewport(1280, 800));

test.each(THEMES)("gives every text in %s a contrast of at least 4.5 to 1", async (theme) => {
  const { element } = await seatedAt();
  element.theme = theme;
  // Every theme but the default one sets the felt.
  const felt = () => getComputedStyle(element).getPropertyValue("--tj-felt");
  await vi.waitFor(() => expect(felt() !== "").toBe(theme !== "storm"));
  await drawn(element);
  const tooFaint = WORDS.flatMap(([words = "", ...grounds]) => {
    const stops = grounds.map((ground) => tokenColours(element, ground));
    const [over = [], ...under] = stops;
    const worst = Math.min(
      ...over.flatMap((colour) => {
        const ground = colourOn([colour, ...under.map(([first = "white"]) => first)]);
        return tokenColours(element, words).map((ink) => contrast(ink, ground));
      }),
    );
    return worst < 4.5 ? [`${words} on ${grounds.join(" on ")}: ${worst.toFixed(2)}`] : [];
  });
  expect(tooFaint).toEqual([]);
});

test("gives the circle of an unselected seat a contrast of at least 3 to 1 in the theme `high-contrast`", async () => {
  const { element } = await seatedAt();
  element.theme = "high-contrast";
  await vi.waitFor(() => expect(getComputedStyle(element).getPropertyValue("--tj-gold")).not.toBe(""));
  await drawn(element);
  const off = all(element, "[role=switch][aria-checked=false] .ring");
  expect(off.length).toBeGreaterThan(0);
  const [ground = "white"] = tokenColours(element, "felt");
  // The colours change with a transition.
  for (const circle of off)
    await vi.waitFor(() => expect(contrast(getComputedStyle(circle).borderTopColor, ground)).toBeGreaterThanOrEqual(3));
});

test("applies a theme to the bar, the timeline, the buttons and the transcript of a replay", async () => {
  await page.viewport(1280, 900);
  const { element } = await replayed({ text: written().text });
  button(element, "Transcript").click();
  await vi.waitFor(() => expect(all(element, "button.line").length).toBeGreaterThan(3), 20_000);
  const look = () =>
    [".bar", ".screen", "tj-timeline .thumb", "tj-transport .play", "tj-transcript .line", "tj-transcript"].map(
      (selector) => {
        const [name = "", part = null] = selector.split(" ");
        const host = all(element, name)[0];
        const styled = part === null || host === undefined ? host : all(host, part)[0];
        if (styled === undefined) throw new Error(`There is no ${selector}.`);
        const { color, backgroundColor, backgroundImage } = getComputedStyle(styled);
        return [color, backgroundColor, backgroundImage].join(" ");
      },
    );
  const looks = [look()];
  for (const theme of THEMES.slice(1)) {
    element.theme = theme;
    await vi.waitFor(() => expect(looks).not.toContainEqual(look()));
    looks.push(look());
  }
  for (const part of looks[0]?.keys() ?? []) {
    // Storm and felt have the same primary button.
    expect(new Set(looks.map((each) => each[part])).size).toBeGreaterThanOrEqual(THEMES.length - 1);
  }
  // A token that the page sets on the element overrides its theme.
  element.style.setProperty("--tj-rail", "rgb(1, 2, 3)");
  expect(look()[0]).toContain("rgb(1, 2, 3)");
});

test("paints the canvas again when the theme changes", async () => {
  const { element } = await seatedAt();
  element.renderer = "canvas2d";
  const railIs = async (test: (red: number) => boolean) =>
    vi.waitFor(() => {
      const [canvas] = all(element, "canvas") as HTMLCanvasElement[];
      const [red] = canvas?.getContext("2d")?.getImageData(4, canvas.height - 4, 1, 1).data ?? [];
      expect(red !== undefined && test(red)).toBe(true);
    }, 30_000);
  await railIs((red) => red > 5 && red < 60);
  element.theme = "paper";
  await railIs((red) => red > 200);
  element.theme = "felt";
  await railIs((red) => red > 5 && red < 60);
  onTestFinished(() => element.remove());
});

test.each(THEMES)("draws every legal move in %s with an edge", async (theme) => {
  const { element } = await seatedAt();
  element.theme = theme;
  const felt = () => getComputedStyle(element).getPropertyValue("--tj-felt");
  await vi.waitFor(() => expect(felt() !== "").toBe(theme !== "storm"));
  element.speed = "instant";
  element.placeBet("middle", 1000);
  element.deal();
  await drawn(element);
  await vi.waitFor(() => expect(all(element, "[data-move]:not([aria-disabled])").length).toBeGreaterThan(1));
  const flat = all(element, "[data-move]:not([aria-disabled])").filter(
    (move) => getComputedStyle(move).boxShadow === "none",
  );
  expect(flat.map((move) => move.getAttribute("data-move"))).toEqual([]);
});
