import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Kind } from "../page/tables.js";
import type { Checkpoint } from "./checkpoint.js";

/** A part of a soak test: one page from its opening to its end. */
export interface Slice {
  /** The commit of the tested code, with `+` if files were changed after it. */
  readonly commit: string;
  /** The version of Chromium. */
  readonly chromium: string;
  readonly seed: number;
  readonly seconds: number;
  /** The measurements. Their rounds are counted from the opening of the page. */
  readonly checkpoints: readonly Checkpoint[];
}

/**
 * The stored slices of a soak test. A stopped test continues after its last slice, in the same browser profile, so that
 * tables with storage continue from their stored state.
 */
export class SoakRun {
  /** The kind of table, with `hidden` if the table was hidden. */
  readonly name: string;
  /** The folder of the browser profile. */
  readonly profile: string;
  readonly #file: string;
  #slices: readonly Slice[] = [];

  /**
   * @param folder the folder of all runs
   * @param kind the kind of table
   * @param isDrawn whether the table is visible
   */
  constructor(folder: string, kind: Kind, isDrawn: boolean) {
    this.name = isDrawn ? kind : `${kind}, hidden`;
    const own = join(folder, isDrawn ? kind : `${kind}-hidden`);
    mkdirSync(own, { recursive: true });
    this.profile = join(own, "profile");
    this.#file = join(own, "slices.json");
    if (existsSync(this.#file)) this.#slices = JSON.parse(readFileSync(this.#file, "utf8"));
  }

  get slices(): readonly Slice[] {
    return this.#slices;
  }

  /** The number of rounds of all slices. */
  get rounds(): number {
    return this.#slices.reduce((sum, { checkpoints }) => sum + (checkpoints.at(-1)?.rounds ?? 0), 0);
  }

  /** Adds a slice and stores it. */
  add(slice: Slice): void {
    this.#slices = [...this.#slices, slice];
    writeFileSync(this.#file, JSON.stringify(this.#slices));
  }
}
