/** Returns a copy with only the own fields. An omitted field must not be read from `Object.prototype`. */
export function onlyOwn<Fields extends object>(given: Fields): Fields {
  return Object.assign(Object.create(null), given);
}
