import * as v from "valibot";
import { whyNotFit } from "../schema-issue.js";
import { BadLog } from "./import-result.js";

/**
 * Returns a value of a log with the type of its schema.
 *
 * @throws BadLog with the field and the reason for a value that does not match
 */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  place: string,
): v.InferOutput<Schema> {
  const { success, output } = v.safeParse(schema, value, { abortEarly: true });
  if (success) return output;
  const { field, reason } = whyNotFit(schema, value);
  throw new BadLog(place, field === null ? reason : `${JSON.stringify(field)} ${reason}`);
}
