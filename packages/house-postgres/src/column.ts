import type { ArrayParameter, Sql, TransactionSql } from "postgres";

/** The ids of the element types, which PostgreSQL never changes. */
const TYPES = { text: 25, bigint: 20, boolean: 16 } as const;

/** Returns a column of rows as an array for `unnest`. Its type is given, because it cannot be derived from `null`. */
export function column(
  sql: Sql | TransactionSql,
  type: keyof typeof TYPES,
  values: readonly (string | number | boolean | null)[],
): ArrayParameter {
  return sql.array([...values], TYPES[type]);
}
