import type { Choices } from "../choices.js";
import type { LastGame } from "../last-game.js";
import type { PageStrings } from "../strings/page-strings.js";

/** The contents of the lobby and its actions. */
export interface LobbyModel {
  readonly strings: PageStrings;
  /** The language as a BCP 47 tag. */
  readonly language: string;
  readonly choices: Choices;
  /** The stored table; `null` if there is none. */
  readonly lastGame: LastGame | null;
  /** Changes and stores choices. */
  change(part: Partial<Choices>): void;
  /** Called when the player opens a table. */
  enter(): void;
  /** Shows the pointers for new players again. */
  restartPointers(): void;
}
