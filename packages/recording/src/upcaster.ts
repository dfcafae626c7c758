import type { JsonObject } from "./json.js";
import { FORMAT_VERSION } from "./version.js";
import { fromVersion0 } from "./version-0.js";
import { fromVersion1 } from "./version-1.js";

/** Converts the lines of one version of the format to the next. */
export interface Upcaster {
  header(line: JsonObject): JsonObject;
  /** Absent if the events of both versions are the same. */
  event?(line: JsonObject): JsonObject;
}

/** The upcasters, by the version from which they convert. */
export type Upcasters = ReadonlyMap<number, Upcaster>;

const UPCASTERS: Upcasters = new Map<number, Upcaster>([
  [0, fromVersion0],
  [1, fromVersion1],
]);

/** Converts lines of an older version to the current version. */
export class LineConverter {
  readonly #steps: readonly Upcaster[];

  /**
   * Creates a converter.
   *
   * @throws RangeError if an upcaster is missing between this version and the newest one
   */
  constructor(version: number, upcasters: Upcasters = UPCASTERS, newest: number = FORMAT_VERSION) {
    const steps: Upcaster[] = [];
    for (let from = version; from < newest; from++) {
      const step = upcasters.get(from);
      if (step === undefined) throw new RangeError(`Recordings of version ${from} cannot be converted.`);
      steps.push(step);
    }
    this.#steps = steps;
  }

  /** Whether the lines are those of the current version. */
  get isNewest(): boolean {
    return this.#steps.length === 0;
  }

  /** Whether event lines need no conversion. */
  get keepsEvents(): boolean {
    return this.#steps.every((step) => step.event === undefined);
  }

  header(line: JsonObject): JsonObject {
    return this.#steps.reduce((converted, step) => step.header(converted), line);
  }

  event(line: JsonObject): JsonObject {
    let converted = line;
    for (const step of this.#steps) converted = step.event?.(converted) ?? converted;
    return converted;
  }
}
