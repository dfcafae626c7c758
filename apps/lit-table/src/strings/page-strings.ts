import type { ThemeName } from "@thunderjack/artwork";
import type { PresetName } from "@thunderjack/core";
import type { Speed } from "@thunderjack/stage";
import type { Courts, RendererName } from "../choices.js";
import type { Pointer } from "../pointers.js";

/** An example recording on the page of replays. */
export type ReplayName = "fair" | "stacked" | "broken";

/** The strings of a recording: its title, a line in the lobby, and a paragraph on the page of replays. */
export interface RecordingStrings {
  readonly title: string;
  readonly text: string;
  readonly about: string;
}

/** The settings that are turned on and off. */
export type SwitchName = "sound" | "roomTone" | "hints" | "fourColours" | "keys" | "sleeve";

/** A part of the project to which the lobby links, or whose command it shows. */
export type PlaceName = "sideBySide" | "documentation" | "components" | "terminal";

/** The strings of the lobby, and of the row below a table. The strings of the table itself are those of the stage. */
export interface PageStrings {
  readonly direction: "ltr" | "rtl";
  readonly tagline: string;

  // The stored table
  readonly waiting: string;
  /** The state of the stored table. `game` is the name of its rules. */
  saved(game: string, round: string, credits: string): string;
  readonly continue: string;

  // The rule sets
  readonly chooseRules: string;
  readonly play: string;
  readonly rules: string;
  readonly presets: Readonly<Record<PresetName, { readonly tag: string; readonly text: string }>>;
  readonly facts: Readonly<Record<"seats" | "decks" | "bets" | "credits", string>>;
  /** The limits of the bets at a table without a largest bet. */
  from(smallest: string): string;
  range(smallest: string, largest: string): string;

  // The settings
  readonly settings: string;
  readonly on: string;
  readonly off: string;
  readonly switches: Readonly<Record<SwitchName, string>>;
  readonly volume: string;
  /** The explanation of the switch `sleeve`, which shows the card picker. */
  readonly sleeveNote: string;
  readonly theme: string;
  readonly themes: Readonly<Record<ThemeName, string>>;
  readonly deck: string;
  readonly courts: Readonly<Record<Courts, string>>;
  readonly speed: string;
  readonly speeds: Readonly<Record<Speed, string>>;
  readonly renderer: string;
  readonly renderers: Readonly<Record<RendererName, string>>;
  readonly language: string;

  // The page of replays, and links to other parts of the project
  readonly replays: string;
  readonly recordings: Readonly<Record<ReplayName, RecordingStrings>>;
  readonly replaysIntroduction: string;
  /** The recordings of the player's own tables. */
  readonly own: {
    readonly title: string;
    readonly text: string;
    /** Shown while there is no recording. */
    readonly none: string;
    /** The name of a recording. `game` is the name of its rules, and `rounds` is the number of its rounds. */
    recording(game: string, rounds: string, date: string): string;
  };
  readonly newcomers: string;
  readonly lesson: string;
  readonly firstRound: string;
  readonly more: string;
  readonly places: Readonly<Record<PlaceName, string>>;

  // The row below a table
  readonly lobby: string;
  readonly pointers: Readonly<Record<Pointer, string>>;
  readonly dismiss: string;
}
