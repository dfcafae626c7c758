import type { PendingQuery, Row, Sql, TransactionSql } from "postgres";

/** The ids of the element types, which PostgreSQL never changes. */
const TYPES = { text: 25, bigint: 20, boolean: 16 } as const;

/** A column of rows: its type and its values. */
export type Column = readonly [type: keyof typeof TYPES, values: readonly (string | number | boolean | null)[]];

/** Returns rows as a table of a statement, `unnest(…)`, with one array for each column. */
export function unnest(sql: Sql | TransactionSql, ...columns: readonly Column[]): PendingQuery<Row[]> {
  // The type is given, because it cannot be derived from `null`.
  const arrays = columns.map(([type, values]) => sql`${sql.array([...values], TYPES[type])}::${sql.unsafe(type)}[]`);
  return sql`unnest(${arrays.map((array, place) => (place === 0 ? array : sql`, ${array}`))})`;
}

/** Returns texts as an array of a statement. */
export function texts(sql: Sql | TransactionSql, values: readonly string[]): PendingQuery<Row[]> {
  return sql`${sql.array([...values], TYPES.text)}::text[]`;
}
