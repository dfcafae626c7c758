import * as v from "valibot";
import { BadLine } from "./fault.js";

/**
 * Why a value does not fit a schema.
 *
 * @returns the first thing that is wrong with it, by field and reason
 * @throws TypeError when it does fit
 */
export function whyNotFit(schema: v.GenericSchema, value: unknown): BadLine {
  const { issues } = v.safeParse(schema, value, { abortEarly: true });
  if (issues === undefined) throw new TypeError("The value fits its schema.");
  const [issue] = issues;
  const field = v.getDotPath(issue);
  if (issue.kind === "schema" && issue.expected === "never") return new BadLine(field, "is not a field of the format");
  if (issue.input === undefined) return new BadLine(field, "is missing");
  return new BadLine(field, issue.message);
}
