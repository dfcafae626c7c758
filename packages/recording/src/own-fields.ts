import * as v from "valibot";

/*
 * A page may have extended `Object.prototype`. Schemas iterate over all keys of their definitions, and strict schemas
 * also iterate over all keys of their input. The functions in this file exclude inherited keys in both cases.
 */

/** Returns the definitions without a prototype. */
export function ownFields<const Fields extends v.ObjectEntries>(fields: Fields): Fields {
  return Object.assign(Object.create(null), fields);
}

/** Returns the schema of an object with exactly these fields. */
export function exactly<const Fields extends v.ObjectEntries, const Message extends string | undefined = undefined>(
  fields: Fields,
  message?: Message,
): v.StrictObjectSchema<Fields, Message | undefined> {
  return ownOnly(v.strictObject<Fields, Message | undefined>(ownFields(fields), message));
}

/** Returns a schema that applies the given schema to the own fields of a value, and ignores inherited fields. */
export function ownOnly<Schema extends v.GenericSchema>(schema: Schema): Schema {
  return {
    ...schema,
    "~run": (dataset, config) => schema["~run"]({ ...dataset, value: own(dataset.value) }, config),
  } satisfies Schema;
}

function own(value: unknown): unknown {
  return typeof value === "object" && value !== null ? Object.assign(Object.create(null), value) : value;
}
