import * as v from "valibot";
import { BadLine } from "./fault.js";

/**
 * Returns the reason why a value does not match a schema.
 *
 * @returns the first issue, with its field and reason
 * @throws TypeError if the value does match
 */
export function whyNotFit(schema: v.GenericSchema, value: unknown): BadLine {
  const { issues } = v.safeParse(schema, value, { abortEarly: true });
  if (issues === undefined) throw new TypeError("The value matches its schema.");
  const [issue] = issues;
  const field = v.getDotPath(issue);
  if (issue.kind === "schema" && issue.expected === "never") return new BadLine(field, "is not a field of the format");
  if (issue.input === undefined) return new BadLine(field, "is missing");
  return new BadLine(field, issue.message);
}
