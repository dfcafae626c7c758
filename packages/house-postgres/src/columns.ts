import { Statement, sql } from "./database.js";

/** A column of rows: its type and its values. A `line` is a text that is not empty and contains no line feed. */
export type Column =
  | readonly [type: "text" | "line", values: readonly string[]]
  | readonly [type: "bigint", values: readonly (number | null)[]]
  | readonly [type: "boolean", values: readonly boolean[]];

/** Returns rows as a table of a statement, `unnest(…)`, with one array for each column. */
export function unnest(...columns: readonly Column[]): Statement {
  const arrays = columns.map(arrayOf);
  return new Statement(["unnest(", ...arrays.slice(1).map(() => ", "), ")"], arrays);
}

/** Returns the values of a column as an array. Except for any texts, its form is written here, which is faster than the driver. */
function arrayOf([type, values]: Column): Statement {
  switch (type) {
    case "text":
      return texts(values);
    case "line":
      return lines(values);
    case "bigint":
      return sql`${`{${values.map((value) => value ?? "null").join()}}`}::bigint[]`;
    case "boolean":
      return sql`${`{${values.join()}}`}::boolean[]`;
  }
}

/** Returns texts that are not empty and contain no line feed as an array of a statement. */
export function lines(values: readonly string[]): Statement {
  return sql`string_to_array(${values.join("\n")}, chr(10))`;
}

/** Returns any texts as an array of a statement. */
export function texts(values: readonly string[]): Statement {
  return sql`${values}::text[]`;
}
