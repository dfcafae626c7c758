/**
 * Returns a copy of the own fields without a prototype, so that an omitted field is not read from `Object.prototype`.
 */
export function onlyOwn<Fields extends object>(given: Fields): Fields {
  return Object.assign(Object.create(null), given);
}
