/** The same fields and no others: what a page added to `Object.prototype` is not read in place of what was left out. */
export function onlyOwn<Fields extends object>(given: Fields): Fields {
  return Object.assign(Object.create(null), given);
}
