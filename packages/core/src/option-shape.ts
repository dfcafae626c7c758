/*
 * What may stand in an option of a rule set. A table is opened in every page that shows one, so this is a screenful of
 * code and no library.
 */

/** Reads an option: returns it as it is kept, or reports what is wrong. */
export type OptionShape<Value> = (candidate: unknown, path: string) => Value;

/** What a shape reads. */
export type OptionOf<Shape> = Shape extends OptionShape<infer Value> ? Value : never;

/** A shape for every key of an object. */
export type Shapes = { readonly [Key in string]: OptionShape<unknown> };

/** An option that is not what its shape allows. */
export class InvalidOption extends Error {
  override readonly name = "InvalidOption";

  /**
   * @param path the option, with dots between its names; empty for the whole rule set
   * @param problem `missing`, `unknown`, or what it must be
   */
  constructor(
    readonly path: string,
    readonly problem: string,
  ) {
    super(`${path} ${problem}`);
  }
}

/** Whatever passes the test. */
export function option<Value>(isRight: (candidate: unknown) => boolean, problem: string): OptionShape<Value> {
  return (candidate, path) => {
    if (!isRight(candidate)) throw new InvalidOption(path, candidate === undefined ? "missing" : problem);
    return candidate as Value;
  };
}

/** A whole number of a range. */
export function wholeNumber(lowest: number, highest: number): OptionShape<number> {
  const isRight = (candidate: unknown) =>
    Number.isInteger(candidate) && Number(candidate) >= lowest && Number(candidate) <= highest;
  return option(isRight, `must be a whole number from ${lowest} to ${highest}`);
}

/** One of some words. */
export function oneOf<const Values extends readonly string[]>(values: Values): OptionShape<Values[number]> {
  const words = values.map((value) => `"${value}"`).join(", ");
  return option((candidate) => values.some((value) => value === candidate), `must be one of ${words}`);
}

/** `null`, or what a shape allows. */
export function orNull<Value>(shape: OptionShape<Value>): OptionShape<Value | null> {
  return (candidate, path) => (candidate === null ? null : shape(candidate, path));
}

/** A list of what a shape allows, which passes further tests as a whole. */
export function listOf<Value>(
  shape: OptionShape<Value>,
  problem: string,
  ...tests: readonly (readonly [isRight: (values: readonly Value[]) => boolean, problem: string])[]
): OptionShape<readonly Value[]> {
  const list = option<readonly unknown[]>(Array.isArray, problem);
  return (candidate, path) => {
    const values = list(candidate, path).map((value, index) => shape(value, join(path, index)));
    for (const [isRight, wrong] of tests) if (!isRight(values)) throw new InvalidOption(path, wrong);
    return values;
  };
}

/** An object of exactly these keys, kept in this order. */
export function objectOf<Keys extends Shapes>(
  shapes: Keys,
  problem: string,
): OptionShape<{ readonly [Key in keyof Keys]: OptionOf<Keys[Key]> }> {
  const object = option<Readonly<Record<string, unknown>>>(
    (candidate) => typeof candidate === "object" && candidate !== null,
    problem,
  );
  return (candidate, path) => {
    const given = object(candidate, path);
    const read = Object.entries(shapes).map(([key, shape]) => [key, shape(own(given, key), join(path, key))] as const);
    for (const key of Object.keys(given)) {
      if (!Object.hasOwn(shapes, key)) throw new InvalidOption(join(path, key), "unknown");
    }
    return Object.fromEntries(read) as { readonly [Key in keyof Keys]: OptionOf<Keys[Key]> };
  };
}

function own(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function join(path: string, key: string | number): string {
  return path === "" ? `${key}` : `${path}.${key}`;
}
