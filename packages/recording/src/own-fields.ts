import * as v from "valibot";

/*
 * A page may have hung something on every object that there is. Schemas go through all keys of their definitions, and
 * those that allow no others through all keys of what they read: here neither of them inherits anything.
 */

/** The definitions of fields. */
export function ownFields<const Fields extends v.ObjectEntries>(fields: Fields): Fields {
  return Object.assign(Object.create(null), fields);
}

/** An object of exactly these fields. */
export function exactly<const Fields extends v.ObjectEntries, const Message extends string | undefined = undefined>(
  fields: Fields,
  message?: Message,
): v.StrictObjectSchema<Fields, Message | undefined> {
  return ownOnly(v.strictObject<Fields, Message | undefined>(ownFields(fields), message));
}

/** The same definition, to which what an object inherits is not there. */
export function ownOnly<Schema extends v.GenericSchema>(schema: Schema): Schema {
  return {
    ...schema,
    "~run": (dataset, config) => schema["~run"]({ ...dataset, value: own(dataset.value) }, config),
  } satisfies Schema;
}

function own(value: unknown): unknown {
  return typeof value === "object" && value !== null ? Object.assign(Object.create(null), value) : value;
}
