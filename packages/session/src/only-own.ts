/** Returns a copy with the own fields only. A field that is left out must not be read from `Object.prototype`. */
export function onlyOwn<Fields extends object>(given: Fields): Fields {
  return Object.assign(Object.create(null), given);
}
