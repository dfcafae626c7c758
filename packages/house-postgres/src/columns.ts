import { Statement, sql } from "./database.js";

/** The types of columns. */
const TYPES = { text: sql`::text[]`, bigint: sql`::bigint[]`, boolean: sql`::boolean[]` } as const;

/** A column of rows: its type and its values. */
export type Column = readonly [type: keyof typeof TYPES, values: readonly (string | number | boolean | null)[]];

/** Returns rows as a table of a statement, `unnest(…)`, with one array for each column. */
export function unnest(...columns: readonly Column[]): Statement {
  // The type is given, because it cannot be derived from `null`.
  const arrays = columns.map(([type, values]) => sql`${values}${TYPES[type]}`);
  return new Statement(["unnest(", ...arrays.slice(1).map(() => ", "), ")"], arrays);
}

/** Returns texts as an array of a statement. */
export function texts(values: readonly string[]): Statement {
  return sql`${values}::text[]`;
}
