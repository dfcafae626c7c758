import { THEMES, type ThemeName } from "@thunderjack/artwork";
import { isSpeed, type Speed } from "@thunderjack/stage";
import { isRecord, type PageStorage, readStored, writeStored } from "./page-storage.js";

/** The player's choices in the lobby. They apply to every table. */
export interface Choices {
  readonly theme: ThemeName;
  readonly courts: Courts;
  /** Whether clubs are green and diamonds are blue. */
  readonly fourColours: boolean;
  readonly speed: Speed;
  readonly renderer: RendererName;
  /** A BCP 47 tag; `null` for the language of the browser. */
  readonly language: string | null;
  /** Whether sounds are on; `null` before the player has chosen or has opened a table from the lobby. */
  readonly sound: boolean | null;
  /** The volume of the sounds, from 0 to 1. */
  readonly volume: number;
  /** Whether a quiet room tone plays while sounds are on. */
  readonly roomTone: boolean;
  readonly hints: boolean;
  /** Whether the keyboard shortcuts of the table are on. */
  readonly keys: boolean;
  /** Whether the player may choose the next cards. Such a table is stored under a name of its own. */
  readonly sleeve: boolean;
}

/** The court cards: the built-in ones, or the traditional ones. */
export type Courts = "standard" | "traditional";

/** The renderers that the lobby offers. */
export type RendererName = "lit" | "canvas";

/** The choices of a new player. */
export const DEFAULT_CHOICES: Choices = {
  theme: "storm",
  courts: "standard",
  fourColours: false,
  speed: "normal",
  renderer: "lit",
  language: null,
  sound: null,
  volume: 1,
  roomTone: false,
  hints: false,
  keys: true,
  sleeve: false,
};

type Check<Value> = (value: unknown) => value is Value;

const isText: Check<string> = (value) => typeof value === "string";
const isSwitch: Check<boolean> = (value) => typeof value === "boolean";
const orNull =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (value): value is Value | null =>
    value === null || check(value);

const CHECKS: { readonly [Name in keyof Choices]: Check<Choices[Name]> } = {
  theme: (value): value is ThemeName => isText(value) && Object.hasOwn(THEMES, value),
  courts: (value): value is Courts => value === "standard" || value === "traditional",
  fourColours: isSwitch,
  speed: (value): value is Speed => isText(value) && isSpeed(value),
  renderer: (value): value is RendererName => value === "lit" || value === "canvas",
  language: orNull(isText),
  sound: orNull(isSwitch),
  volume: (value): value is number => typeof value === "number" && value >= 0 && value <= 1,
  roomTone: isSwitch,
  hints: isSwitch,
  keys: isSwitch,
  sleeve: isSwitch,
};

const KEY = "thunderjack-choices";

/** The store of the player's choices. Without a storage, the choices last as long as the page. */
export class ChoiceStore {
  readonly #storage: PageStorage | null;
  #choices: Choices = DEFAULT_CHOICES;

  constructor(storage: PageStorage | null) {
    this.#storage = storage;
    this.reload();
  }

  get choices(): Choices {
    return this.#choices;
  }

  /** Changes some choices, and stores all of them. */
  change(part: Partial<Choices>): void {
    this.#choices = { ...this.#choices, ...part };
    writeStored(this.#storage, KEY, this.#choices);
  }

  /** Reads the stored choices again, because another page may have changed them. Invalid values are ignored. */
  reload(): void {
    const stored = readStored(this.#storage, KEY);
    if (isRecord(stored)) this.#choices = { ...DEFAULT_CHOICES, ...validChoices(stored) };
  }
}

/** Returns the value of the attribute `deck` of the elements: one or two words. */
export function deckOf({ courts, fourColours }: Pick<Choices, "courts" | "fourColours">): string {
  return fourColours ? `${courts} four-colour` : courts;
}

function validChoices(stored: Readonly<Record<string, unknown>>): Partial<Choices> {
  return Object.fromEntries(
    Object.entries(CHECKS).flatMap(([name, check]) => {
      const value = stored[name];
      return check(value) ? [[name, value]] : [];
    }),
  );
}
