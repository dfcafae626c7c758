import * as tj from "../src/theme/tokens.js";

/** A colour as numbers from 0 to 1: red, green, blue, alpha. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** The positions on a gradient where text can be, from 0 to 1. Text never reaches the ends of a gradient. */
const TEXT_POSITIONS = [0.22, 0.35, 0.5, 0.65, 0.78];

/** Returns the colours of a token in an element: one colour, or the colours of its gradient behind the text. */
export function tokenColours(element: Element, name: string): readonly string[] {
  const probe = document.createElement("div");
  probe.style.setProperty("background", String(Object.entries(tj).find(([exported]) => kebab(exported) === name)?.[1]));
  element.shadowRoot?.append(probe);
  const { backgroundImage, backgroundColor } = getComputedStyle(probe);
  probe.remove();
  const found = [...backgroundImage.matchAll(/(?<colour>(?:rgba?|color)\([^)]*\))(?: (?<at>[\d.]+)%)?/g)];
  if (found.length === 0) return [backgroundColor];
  const stops = found.map(({ groups: { colour = "", at = "" } = {} }, place) => ({
    colour: parsed(colour),
    at: at === "" ? place / (found.length - 1) : Number(at) / 100,
  }));
  return TEXT_POSITIONS.map((where) => {
    const next = Math.max(
      1,
      stops.findIndex(({ at }) => at >= where),
    );
    const [from, to] = [stops[next - 1], stops[next]];
    if (from === undefined || to === undefined) return backgroundColor;
    const share = (where - from.at) / (to.at - from.at);
    return written(from.colour.map((part, index) => part + ((to.colour[index] ?? 0) - part) * share));
  });
}

function written([red = 0, green = 0, blue = 0, alpha = 1]: readonly number[]): string {
  return `rgb(${red * 255} ${green * 255} ${blue * 255} / ${alpha})`;
}

/** Returns the visible colour of overlapping colours, the uppermost colour first. */
export function colourOn(colours: readonly string[]): string {
  const [red, green, blue] = colours.map(parsed).reduceRight((below, above) => {
    const mixed = ([0, 1, 2] as const).map((part) => above[part] * above[3] + below[part] * (1 - above[3]));
    return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0, 1] as const;
  });
  return written([red, green, blue]);
}

/** Returns the contrast of two colours by WCAG 2; the ink may be translucent. */
export function contrast(ink: string, ground: string): number {
  const [one, other] = [luminance(parsed(colourOn([ink, ground]))), luminance(parsed(ground))];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function parsed(colour: string): Colour {
  const numbers = (/\(([^)]*)\)/.exec(colour)?.[1] ?? "")
    .replace("srgb", "")
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map(Number);
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  const whole = colour.startsWith("color") ? 1 : 255;
  return [red / whole, green / whole, blue / whole, alpha];
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
