/*
 * The validation of the options of a rule set. Every page with a table loads this module, so it uses no library.
 */

/** Reads an option. Returns the value to store, or throws an {@link InvalidOption}. */
export type OptionShape<Value> = (candidate: unknown, path: string) => Value;

/** The type of the values that a shape returns. */
export type OptionOf<Shape> = Shape extends OptionShape<infer Value> ? Value : never;

/** An object with a shape for each key. */
export type Shapes = { readonly [Key in string]: OptionShape<unknown> };

/** The error that is thrown for an option that does not match its shape. */
export class InvalidOption extends Error {
  override readonly name = "InvalidOption";

  /**
   * @param path the names of the option and its parents, joined with dots; empty for the whole rule set
   * @param problem `missing`, `unknown`, or the requirement, such as `must be true or false`
   */
  constructor(
    readonly path: string,
    readonly problem: string,
  ) {
    super(`${path} ${problem}`);
  }
}

/**
 * Returns a shape for values that pass a test. For other values, the shape throws an {@link InvalidOption} with the
 * problem, or with `missing` for `undefined`.
 */
export function option<Value>(isRight: (candidate: unknown) => boolean, problem: string): OptionShape<Value> {
  return (candidate, path) => {
    if (!isRight(candidate)) throw new InvalidOption(path, candidate === undefined ? "missing" : problem);
    return candidate as Value;
  };
}

/** Returns a shape for whole numbers in a range. */
export function wholeNumber(lowest: number, highest: number): OptionShape<number> {
  const isRight = (candidate: unknown) =>
    Number.isInteger(candidate) && Number(candidate) >= lowest && Number(candidate) <= highest;
  return option(isRight, `must be a whole number from ${lowest} to ${highest}`);
}

/** Returns a shape for one of several words. */
export function oneOf<const Values extends readonly string[]>(values: Values): OptionShape<Values[number]> {
  const words = values.map((value) => `"${value}"`).join(", ");
  return option((candidate) => values.some((value) => value === candidate), `must be one of ${words}`);
}

/** Returns a shape that also allows `null`. */
export function orNull<Value>(shape: OptionShape<Value>): OptionShape<Value | null> {
  return (candidate, path) => (candidate === null ? null : shape(candidate, path));
}

/** Returns a shape for a list whose items have a shape. The list as a whole must also pass the tests. */
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

/**
 * Returns a shape for an object with exactly these keys. The object that it returns has the keys in this order.
 *
 * @param optional the keys that may be absent. They stay absent in the returned object.
 */
export function objectOf<Keys extends Shapes, Optional extends Shapes = Record<never, never>>(
  shapes: Keys,
  problem: string,
  optional: Optional = NO_SHAPES as Optional,
): OptionShape<ObjectOf<Keys, Optional>> {
  const object = option<Readonly<Record<string, unknown>>>(
    (candidate) => typeof candidate === "object" && candidate !== null,
    problem,
  );
  return (candidate, path) => {
    const given = object(candidate, path);
    const present = Object.entries(optional).filter(([key]) => own(given, key) !== undefined);
    const read = [...Object.entries(shapes), ...present].map(
      ([key, shape]) => [key, shape(own(given, key), join(path, key))] as const,
    );
    for (const key of Object.keys(given)) {
      if (!Object.hasOwn(shapes, key) && !Object.hasOwn(optional, key)) {
        throw new InvalidOption(join(path, key), "unknown");
      }
    }
    return Object.fromEntries(read) as ObjectOf<Keys, Optional>;
  };
}

const NO_SHAPES: Shapes = {};

type ObjectOf<Keys extends Shapes, Optional extends Shapes> = {
  readonly [Key in keyof Keys]: OptionOf<Keys[Key]>;
} & {
  readonly [Key in keyof Optional]?: OptionOf<Optional[Key]>;
};

function own(object: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function join(path: string, key: string | number): string {
  return path === "" ? `${key}` : `${path}.${key}`;
}
