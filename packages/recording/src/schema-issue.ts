import * as v from "valibot";
import { BadLine } from "./fault.js";

/**
 * Returns the first issue of a value that does not match a schema, with its field and the reason.
 *
 * @throws TypeError if the value does match
 */
export function whyNotFit(schema: v.GenericSchema, value: unknown): BadLine {
  const { issues } = v.safeParse(schema, value, { abortEarly: true });
  if (issues === undefined) throw new TypeError("The value has no issue: it matches its schema.");
  const [issue] = issues;
  const field = v.getDotPath(issue);
  if (issue.kind === "schema" && issue.expected === "never") return new BadLine(field, "is not a field of the format");
  if (issue.input === undefined) return new BadLine(field, "is missing");
  return new BadLine(field, issue.message);
}
